extension SlicedArt {
  /// The box that CSS draws: its corners are circles, its line has one color, and its gradient is mixed in sRGB.
  var boxOfCSS: DrawnBox? {
    guard let box, !box.corners.areSmooth else { return nil }
    if let stroke = box.layer.stroke, stroke.color == nil { return nil }
    if case .linear(_, _, let mixing)? = box.layer.fill, "\(mixing)" == "oklab" { return nil }
    return box
  }
}

/// What a box of CSS is to look like that stands for art drawn from one.
struct BoxFacts {
  private let box: DrawnBox
  private let scale: Scale
  private let material: MaterialFacts?

  /// With a material, the box is that of a browser that can show one.
  init(_ box: DrawnBox, at scale: Scale, of material: MaterialFacts? = nil) {
    self.box = box
    self.scale = scale
    self.material = material
  }

  var background: String? {
    switch box.layer.fill {
    case .color(let color): return fill(color)
    case .linear(let angle, let stops, _):
      let parts = stops.map { stop in
        // Positions are exact to five decimals.
        let units = (stop.at.double * Double(Points.unitsPerPoint)).rounded() * 100
        return "\(fill(stop.color)) \(Points(units: Int64(units)))%"
      }
      return "linear-gradient(\(angle.degrees)deg, \(parts.joined(separator: ", ")))"
    default: return material?.tint.flatMap { material?.fill($0) }
    }
  }

  /// The radii from the top left clockwise, in points; empty where all are 0.
  var radii: [Points] {
    let corners = box.corners
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    return radii.contains { $0 != .zero } ? radii : []
  }

  /// The line and the shadows, `unit` behind each length other than 0.
  func shadows(unit: String) -> String? {
    func length(_ points: Points) -> String { points == .zero ? "0" : "\(points)\(unit)" }
    var list: [String] = []
    var line = Points.zero
    if let stroke = box.layer.stroke {
      if case .points(let points) = stroke.width { line = points }
      // A line of one pixel, rounded up in the fifth decimal.
      if case .hairline = stroke.width {
        line = Points(units: (Points.unitsPerPoint / Int64(scale.rawValue) + 5) / 6 * 6)
      }
      list.append("inset 0 0 0 \(length(line)) \(said(stroke.color ?? .clear))")
    }
    for shadow in box.layer.innerShadows {
      let inset = line + shadow.spread
      let spread = inset == .zero ? "" : " \(length(inset))"
      list.append(
        "inset \(length(shadow.x)) \(length(shadow.y)) \(length(shadow.blur))\(spread) \(said(shadow.color))")
    }
    for shadow in box.layer.shadows {
      let spread = shadow.spread == .zero ? "" : " \(length(shadow.spread))"
      list.append(
        "\(length(shadow.x)) \(length(shadow.y)) \(length(shadow.blur))\(spread) \(said(shadow.color))")
    }
    return list.isEmpty ? nil : list.joined(separator: ", ")
  }

  private func said(_ color: Color) -> String { box.shown(color).description }

  private func fill(_ color: Color) -> String { material?.fill(box.shown(color)) ?? said(color) }
}

extension MaterialFacts {
  /// The blur in pixels of CSS, and how much of the color is left.
  private var seen: (blur: Int, share: Double) {
    switch kind {
    case .glass: (6, 0.3)
    case .prominentGlass: (6, 0.7)
    case .thin: (10, 0.4)
    case .regular: (20, 0.6)
    case .thick: (30, 0.8)
    }
  }

  /// What a browser does with what is behind.
  var filter: String { "blur(\(seen.blur)px) saturate(1.8)" }

  /// The color of a box with this material, whose fall-back has a color.
  func fill(_ color: Color) -> String {
    let own = tint ?? color
    let alpha = UInt8((Double(own.alpha) * seen.share).rounded())
    return Color(red: own.red, green: own.green, blue: own.blue, alpha: alpha).description
  }
}

/// What elements of a page have as custom properties, in every appearance and contrast, against the theme's tokens.
func customPropertyProblems(_ rules: [CSSRule], _ theme: CheckedTheme) -> [String] {
  var problems: [String] = []
  for highContrast in [false, true] {
    for setting in ["light", "dark"] {
      // The value of the root's attribute, and of that of an element in it.
      for root in [nil, "light", "dark"] {
        for inner in [nil, "light", "dark"] {
          if theme.dark == .media, root != nil || inner != nil { continue }
          let said = inner ?? root
          let appearance = theme.dark == .attribute ? said ?? "light" : said ?? setting
          var values: [String: String] = [:]
          for (isRoot, attribute) in [(true, root), (false, inner)] {
            for rule in rules where rule.holds(setting, highContrast) && rule.takes(isRoot, attribute) {
              for declaration in rule.declarations { values[declaration.property] = declaration.value }
            }
          }
          var wanted: [String: String] = [:]
          for token in theme.colors {
            let name = token.path.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }
            let value = AxisValue(.appearance, code: appearance == "dark" ? 2 : 1)
            wanted["--\(theme.namespace)-\(String(name))"] =
              "\(token.color(in: value, highContrast: highContrast))"
          }
          if values != wanted {
            problems.append(
              "\(values) instead of \(wanted) where \(root ?? "nothing") and \(inner ?? "nothing") are said in \(setting)"
            )
          }
        }
      }
    }
  }
  return problems
}

extension CSSRule {
  fileprivate func holds(_ setting: String, _ highContrast: Bool) -> Bool {
    (media?.components(separatedBy: " and ") ?? []).allSatisfy { feature in
      feature == "(prefers-color-scheme: \(setting))" || feature == "(prefers-contrast: more)" && highContrast
    }
  }

  /// Whether an element with an attribute has it.
  fileprivate func takes(_ isRoot: Bool, _ attribute: String?) -> Bool {
    selector.split(separator: ",").contains { part in
      switch part {
      case ":root": isRoot
      case ":root:where(:not([data-theme=\"light\"]))": isRoot && attribute != "light"
      default: attribute.map { part == "[data-theme=\"\($0)\"]" } ?? false
      }
    }
  }
}
