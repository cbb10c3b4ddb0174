extension Wanted {
  /// The items of the styles that an element has in its normal state, by what follows its name.
  var styles: [(suffix: String, items: Facts)] {
    if isButton { return [("", button)] }
    return isBar ? [("", bar), ("__title", titleItems), ("__overlay", overlay)] : []
  }

  private func isShown(_ part: PartName) -> Bool { art(part) != nil }

  private var style: Facts {
    var items = Facts()
    items["style"] = "there"
    return items
  }

  private var button: Facts {
    var items = titleItems
    if isShown(.background) { items["background"] = "@drawable/\(resource)" }
    items["height"] = facts.height.map { "\($0)dp" }
    items["minHeight"] = items["height"] ?? (isShown(.background) ? "0dp" : nil)
    items["minWidth"] = "\(facts.width.minimum ?? .zero)dp"
    items["maxWidth"] = facts.width.maximum.map { "\($0)dp" } ?? "@null"
    items.add(room)
    if isShown(.icon) {
      let sides: [IconPlacement: String] = [
        .leading: "drawableStart", .trailing: "drawableEnd", .above: "drawableTop", .below: "drawableBottom",
        .only: "src",
      ]
      let side = sides[facts.icon?.placement ?? .leading] ?? ""
      items[side] = "@drawable/\(drawable(.icon))"
      items["drawablePadding"] = facts.icon.map { "\($0.gap)dp" }
      if facts.icon?.tint != nil {
        items[side == "src" ? "tint" : "drawableTint"] = "@color/\(resource)__icon_tint"
      }
    }
    items.add(gravity)
    items.add(lines)
    items["textAllCaps"] = "\(facts.title?.transform == .uppercase)"
    items["stateListAnimator"] = "@null"
    // What Material Components add.
    for side in ["Left", "Top", "Right", "Bottom"] { items["inset\(side)"] = "0dp" }
    if items["textSize"] != nil, items["letterSpacing"] == nil { items["letterSpacing"] = "0" }
    return items
  }

  /// The room around a title or content.
  var room: Facts {
    var items = Facts()
    guard let edges = facts.title?.androidPadding else { return items }
    items["paddingLeft"] = "\(edges.left)dp"
    items["paddingTop"] = "\(edges.top)dp"
    items["paddingRight"] = "\(edges.right)dp"
    items["paddingBottom"] = "\(edges.bottom)dp"
    return items
  }

  /// Where a title stands.
  var gravity: Facts {
    var items = Facts()
    guard let title = facts.title, title.$alignment != nil || title.$verticalAlignment != nil
    else { return items }
    let sides: [TitleAlignment: String] = [
      .leading: "start", .trailing: "end", .left: "left", .right: "right", .center: "center_horizontal",
    ]
    let vertical = title.verticalAlignment == .center ? "center_vertical" : title.verticalAlignment.rawValue
    items["gravity"] = "\(sides[title.alignment] ?? "")|\(vertical)"
    return items
  }

  /// How many lines a title may have.
  var lines: Facts {
    var items = Facts()
    guard let title = facts.title else { return items }
    items["singleLine"] = "\(title.lines == 1)"
    items["maxLines"] = title.lines > 1 ? "\(title.lines)" : nil
    items["ellipsize"] = title.lines == 1 ? ellipsis(title) : title.truncation == .none ? "none" : "end"
    return items
  }

  var titleItems: Facts {
    var items = style
    guard let title = facts.title else { return items }
    if let font = title.$font {
      items["textSize"] = "\(font.size)\(font.scales == false ? "dp" : "sp")"
      let family = font.family(\.android)
      let isOwn = family != "system"
      let isResource = font.app?.android?.hasPrefix("@font/") ?? false
      // The platform's own family has its weights by name.
      let families: [FontWeight: String] = [
        .ultraLight: "-thin", .thin: "-thin", .light: "-light", .medium: "-medium", .semibold: "-medium",
        .heavy: "-black", .black: "-black",
      ]
      items["fontFamily"] =
        isOwn ? isResource ? family : quoted(family) : "sans-serif\(families[font.weight] ?? "")"
      let isBold = isOwn ? font.weight.number >= 600 : font.weight == .bold
      let words = [isBold ? "bold" : nil, font.style == .italic ? "italic" : nil].compactMap(\.self)
      items["letterSpacing"] = font.letterSpacing.map { "\($0.double / font.size.double)" }
      items["textFontWeight"] = "\(font.weight.number)"
      items["textStyle"] = words.isEmpty ? "normal" : words.joined(separator: "|")
    }
    if title.$transform != nil { items["textAllCaps"] = "\(title.transform == .uppercase)" }
    if title.color != nil { items["textColor"] = "@color/\(resource)__title" }
    if let shadow = title.shadow {
      items["shadowColor"] = "@color/\(resource)__title_shadow"
      items["shadowDx"] = pixels { shadow.x.double * $0 }
      items["shadowDy"] = pixels { shadow.y.double * $0 }
      // Half the blur is sigma, and Android's sigma is 0.57735 of the radius and half a pixel; a radius of 0 is no shadow.
      items["shadowRadius"] = pixels { max(0.01, (shadow.blur.double / 2 * $0 - 0.5) / 0.57735) }
    }
    return items
  }

  /// The text of a search field, which has one line.
  var searchItems: Facts {
    var items = titleItems
    guard let title = facts.title, title.$truncation != nil else { return items }
    items["singleLine"] = "true"
    items["ellipsize"] = ellipsis(title)
    return items
  }

  /// Where a line that is too long is cut off.
  func ellipsis(_ title: TitleFacts) -> String? {
    let places: [Truncation: String] = [.head: "start", .middle: "middle", .tail: "end", .none: "none"]
    return places[title.truncation]
  }

  /// A number at each density, or one where all are the same.
  private func pixels(_ value: (Double) -> Double) -> String {
    let values = Device.densities.values.sorted().map { "\(value(Double($0) / 160))" }
    return (Set(values).count == 1 ? [values[0]] : values).joined(separator: " ")
  }

  /// A string as a resource holds it: in quotes, with what means something there behind a backslash.
  private func quoted(_ text: String) -> String {
    "\"\(text.map { "\"'\\".contains($0) ? "\\\($0)" : String($0) }.joined())\""
  }

  private var bar: Facts {
    var items = style
    if isShown(.background) { items["background"] = "@drawable/\(resource)" }
    items["height"] = facts.height.map { "\($0)dp" }
    items["minHeight"] = items["height"]
    items["titleTextStyle"] = "@style/\(resource)__title"
    items["titleTextAppearance"] = "@style/\(resource)__title"
    return items
  }

  private var overlay: Facts {
    var items = style
    items["actionBarStyle"] = "@style/\(resource)"
    items["actionBarSize"] = facts.height.map { "\($0)dp" }
    if facts.tint != nil { items["colorControlNormal"] = "@color/\(resource)__tint" }
    if isShown(.backIndicator) { items["homeAsUpIndicator"] = "@drawable/\(drawable(.backIndicator))" }
    if isShown(.shadowImage) { items["windowContentOverlay"] = "@drawable/\(drawable(.shadowImage))" }
    return items
  }
}
