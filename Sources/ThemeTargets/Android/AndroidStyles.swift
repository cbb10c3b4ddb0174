import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures

/// A style's item: an attribute of Android and its value.
struct AndroidItem: Equatable {
  let attribute: String
  let value: String

  init(_ attribute: String, _ value: String) {
    self.attribute = "android:\(attribute)"
    self.value = value
  }
}

extension AndroidElement {
  /// Adds the values of an element: what its styles refer to, then the styles.
  func addValues(to values: inout AndroidValues) {
    let lengths: [(String, (VariantFacts) -> Points?)] = [
      ("height", \.height), ("minimum_width", \.minimumWidth), ("maximum_width", \.maximumWidth),
      ("hit_width", \.hitArea?.width), ("hit_height", \.hitArea?.height),
      ("padding_left", \.title?.padding?.left), ("padding_top", \.title?.padding?.top),
      ("padding_right", \.title?.padding?.right), ("padding_bottom", \.title?.padding?.bottom),
      ("icon_gap", \.icon?.gap),
    ]
    for (suffix, length) in lengths { values.add(dimension: "\(name)__\(suffix)", facts(length)) }
    values.add(dimension: "\(name)__title_size", facts(\.title?.font?.size), unit: "sp")
    let shadows = facts(\.title?.shadow)
    values.add(number: "\(name)__shadow_dx", shadows) { $0.x.thousandths(halves: $1) }
    values.add(number: "\(name)__shadow_dy", shadows) { $0.y.thousandths(halves: $1) }
    values.add(number: "\(name)__shadow_radius", shadows) { $0.blur.radiusThousandths(halves: $1) }
    for (suffix, color) in colors {
      AndroidColors("\(name)__\(suffix)", of: self, color)?.add(to: &values)
    }
    // A shadow's color is read as a number: no list of states could be one.
    values.add(facts(\.title?.shadow?.color)) { color in
      color.map { ("colors", XMLElement("color", [("name", "\(name)__title_shadow")], text: $0.android)) }
    }
    switch element.id.kind {
    case .backButton, .button: add("", parent: "", buttonItems, to: &values)
    case .image: break
    case .navigationBar:
      add(
        "__title", parent: "android:TextAppearance.Material.Widget.ActionBar.Title",
        { facts, _ in titleItems(facts) }, to: &values)
      add("", parent: "android:Widget.Material.ActionBar", barItems, to: &values)
      add("__overlay", parent: "", overlayItems, to: &values)
    }
  }

  private var colors: [(String, (VariantFacts) -> Color?)] {
    [("title", \.title?.color), ("icon_tint", \.icon?.tint), ("tint", \.tint)]
  }

  private func add(
    _ suffix: String, parent: String, _ items: (VariantFacts, _ shown: [PartName]) -> [AndroidItem],
    to values: inout AndroidValues
  ) {
    let wanted = normal.map { variant in
      // What is not named is the platform's own.
      let shown = PartName.allCases.filter { part in
        if case .art = art(part, of: variant) { return true }
        return false
      }
      return Configured(
        configuration: variant.configuration, value: items(element.variants[variant.value].facts, shown))
    }
    values.add(wanted) { items in
      var style = XMLElement("style", [("name", name + suffix), ("parent", parent)])
      style.children = items.map { XMLElement("item", [("name", $0.attribute)], text: $0.value) }
      return ("styles", style)
    }
  }

  private func buttonItems(_ facts: VariantFacts, _ shown: [PartName]) -> [AndroidItem] {
    var items: [AndroidItem] = []
    if shown.contains(.background) { items.append(AndroidItem("background", "@drawable/\(name)")) }
    if facts.height != nil {
      items.append(AndroidItem("height", "@dimen/\(name)__height"))
      items.append(AndroidItem("minHeight", "@dimen/\(name)__height"))
    }
    // A platform's button is as wide as a word of it; the theme says how wide this one is.
    items.append(AndroidItem("minWidth", facts.minimumWidth == nil ? "0dp" : "@dimen/\(name)__minimum_width"))
    if facts.maximumWidth != nil { items.append(AndroidItem("maxWidth", "@dimen/\(name)__maximum_width")) }
    if facts.title?.padding != nil {
      items.append(AndroidItem("paddingLeft", "@dimen/\(name)__padding_left"))
      items.append(AndroidItem("paddingTop", "@dimen/\(name)__padding_top"))
      items.append(AndroidItem("paddingRight", "@dimen/\(name)__padding_right"))
      items.append(AndroidItem("paddingBottom", "@dimen/\(name)__padding_bottom"))
    }
    if shown.contains(.icon) {
      let side =
        switch facts.icon?.placement ?? .leading {
        case .leading: "drawableLeft"
        case .trailing: "drawableRight"
        case .above: "drawableTop"
        case .below: "drawableBottom"
        case .only: "src"
        }
      items.append(AndroidItem(side, "@drawable/\(name(of: .icon))"))
      if facts.icon != nil { items.append(AndroidItem("drawablePadding", "@dimen/\(name)__icon_gap")) }
      if facts.icon?.tint != nil {
        items.append(AndroidItem(side == "src" ? "tint" : "drawableTint", "@color/\(name)__icon_tint"))
      }
    }
    if let title = facts.title {
      if title.alignment != nil || title.verticalAlignment != nil {
        items.append(AndroidItem("gravity", title.gravity))
      }
      items += titleItems(facts)
    }
    // The platform writes buttons in capitals and lifts them off the ground.
    items.append(AndroidItem("textAllCaps", "false"))
    items.append(AndroidItem("stateListAnimator", "@null"))
    return items
  }

  private func titleItems(_ facts: VariantFacts) -> [AndroidItem] {
    guard let title = facts.title else { return [] }
    var items: [AndroidItem] = []
    if let font = title.font {
      items.append(AndroidItem("textSize", "@dimen/\(name)__title_size"))
      items.append(AndroidItem("fontFamily", font.androidFamily))
      items.append(AndroidItem("textStyle", font.androidStyle))
    }
    if title.color != nil { items.append(AndroidItem("textColor", "@color/\(name)__title")) }
    if title.shadow != nil {
      items.append(AndroidItem("shadowColor", "@color/\(name)__title_shadow"))
      items.append(AndroidItem("shadowDx", "@dimen/\(name)__shadow_dx"))
      items.append(AndroidItem("shadowDy", "@dimen/\(name)__shadow_dy"))
      items.append(AndroidItem("shadowRadius", "@dimen/\(name)__shadow_radius"))
    }
    if let truncation = title.truncation {
      let place =
        switch truncation {
        case .head: "start"
        case .middle: "middle"
        case .tail: "end"
        case .none: "none"
        }
      items.append(AndroidItem("singleLine", "true"))
      items.append(AndroidItem("ellipsize", place))
    }
    return items
  }

  private func barItems(_ facts: VariantFacts, _ shown: [PartName]) -> [AndroidItem] {
    var items: [AndroidItem] = []
    if shown.contains(.background) { items.append(AndroidItem("background", "@drawable/\(name)")) }
    if facts.height != nil { items.append(AndroidItem("height", "@dimen/\(name)__height")) }
    items.append(AndroidItem("titleTextStyle", "@style/\(name)__title"))
    return items
  }

  /// What a theme of an app takes in to have this bar.
  private func overlayItems(_ facts: VariantFacts, _ shown: [PartName]) -> [AndroidItem] {
    var items = [AndroidItem("actionBarStyle", "@style/\(name)")]
    if facts.height != nil { items.append(AndroidItem("actionBarSize", "@dimen/\(name)__height")) }
    if facts.tint != nil { items.append(AndroidItem("colorControlNormal", "@color/\(name)__tint")) }
    if shown.contains(.backIndicator) {
      items.append(AndroidItem("homeAsUpIndicator", "@drawable/\(name(of: .backIndicator))"))
    }
    if shown.contains(.shadowImage) {
      items.append(AndroidItem("windowContentOverlay", "@drawable/\(name(of: .shadowImage))"))
    }
    return items
  }
}
