extension AndroidControl {
  /// What is drawn of several parts, or of one that a view would stretch.
  var drawables: [(suffix: String, layers: Facts)] {
    switch kind.key {
    case "progressBars": [("progress", levels(whole: "track", done: "fill"))]
    case "sliders": [("progress", levels(whole: "maximum", done: "minimum"))]
    case "switches": [("track", choice("on", "off")), ("thumb", thumb)]
    case "tabBars": [("selection", selection)]
    default: []
    }
  }

  private func levels(whole: String, done: String) -> Facts {
    var facts = Facts()
    for (id, part) in [("background", whole), ("progress", done)] where isEverShown(part) {
      let place = facts["0.0"] == nil ? "0.0" : "0.1"
      facts["0"] = "layer-list"
      facts[place] = "item"
      facts["\(place) id"] = "@android:id/\(id)"
      facts["\(place) gravity"] = "center_vertical|fill_horizontal"
      facts["\(place) height"] = "\(length(part, .vertical) ?? .zero)dp"
      let inner = part == done ? "\(place).0" : place
      facts["\(inner) drawable"] = self.part(part).map { "@drawable/\($0.drawable(.image))" }
      guard part == done else { continue }
      facts[inner] = "scale"
      facts["\(inner) scaleGravity"] = "left"
      facts["\(inner) scaleWidth"] = "100%"
      facts["\(inner) useIntrinsicSizeAsMinimum"] = "true"
    }
    return facts
  }

  private func layer(_ part: String, at place: String) -> Facts {
    var facts = Facts()
    facts[place] = "layer-list"
    facts["\(place).0"] = "item"
    facts["\(place).0 drawable"] = self.part(part).map { "@drawable/\($0.drawable(.image))" }
    facts["\(place).0 gravity"] = "center"
    facts["\(place).0 width"] = "\(length(part, .horizontal) ?? .zero)dp"
    facts["\(place).0 height"] = "\(length(part, .vertical) ?? .zero)dp"
    return facts
  }

  private func choice(_ checked: String, _ otherwise: String) -> Facts {
    var facts = Facts()
    var count = 0
    for part in [checked, otherwise] where isEverShown(part) {
      facts["0"] = "selector"
      facts["0.\(count)"] = "item"
      if part == checked { facts["0.\(count) state_checked"] = "true" }
      facts.add(layer(part, at: "0.\(count).0"))
      count += 1
    }
    return facts
  }

  private var thumb: Facts { isEverShown("thumb") ? layer("thumb", at: "0") : Facts() }

  private var selection: Facts {
    var facts = Facts()
    guard isEverShown("selection") else { return facts }
    facts["0"] = "selector"
    facts["0.0"] = "item"
    facts["0.0 state_selected"] = "true"
    facts["0.0 drawable"] = part("selection").map { "@drawable/\($0.drawable(.image))" }
    facts["0.1"] = "item"
    facts["0.1 drawable"] = "@android:color/transparent"
    return facts
  }
}

extension Wanted {
  /// The icon of a control's item; a list of colors needs one for the normal state.
  var itemIcon: Facts {
    var items = Facts()
    guard let icon = facts.icon else { return items }
    let sides: [IconPlacement: String] = [
      .leading: "drawableLeft", .trailing: "drawableRight", .above: "drawableTop", .below: "drawableBottom",
      .only: "src",
    ]
    let side = sides[icon.placement] ?? ""
    if art(.icon) != nil { items[side] = "@drawable/\(drawable(.icon))" }
    items["drawablePadding"] = "\(icon.gap)dp"
    if icon.tint != nil { items[side == "src" ? "tint" : "drawableTint"] = "@color/\(resource)__icon_tint" }
    return items
  }
}
