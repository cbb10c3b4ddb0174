import ThemeCore

/// Help for what can't be drawn.
enum SVGAdvice {
  /// The help about an element.
  static func element(_ name: String) -> String? {
    switch name {
    case "text", "tspan", "textPath", "tref", "flowRoot": "convert the text to outlines in your editor"
    case "style", "link", "html:style", "html:link":
      "let your editor write the style into attributes (`fill=\"…\"`) instead of a style sheet"
    case "image", "feImage": "use PNGs as the art, with `file`, or a `pattern` of a drawing"
    case "script", "animate", "animateColor", "animateMotion", "animateTransform", "set", "discard":
      "art can't move or change: export a single image without it"
    default: other
    }
  }

  /// The help about a value of a property or an attribute.
  static func property(_ name: String, _ value: String) -> String? {
    switch name {
    case "filter", "in", "in2":
      return "write shadows as `shadows` of a drawing, or use PNGs as the art, with `file`"
    case "pathLength", "marker-mid", "vector-effect":
      return "turn the stroke into filled paths in your editor"
    case "systemLanguage": return "art is the same in every language: keep what is to be drawn"
    case "fill", "stroke", "color", "stop-color": return "write the color as `#rrggbb`"
    case "transform", "transform-origin", "transform-box", "rotate", "scale", "translate":
      return "write it as the attribute `transform=\"matrix(a b c d e f)\"`"
    default: return length(value) ?? other
    }
  }

  /// The help about a value whose unit is unknown; nil for any other value.
  static func unit(_ value: String) -> String? {
    var reader = NumberReader(value)
    guard reader.number() != nil, !reader.unit().isEmpty, reader.isAtEnd else { return nil }
    return "write it in pixels, without a unit"
  }

  /// The help about a length whose unit depends on a font; nil for anything else.
  static func length(_ value: String) -> String? {
    var reader = NumberReader(value)
    guard let number = reader.number() else { return nil }
    let unit = reader.unit().lowercased()
    guard reader.isAtEnd, SVGLength.otherUnits.contains(unit) else { return nil }
    guard let pixels = ["em": 16.0, "rem": 16, "ex": 8][unit] else {
      return "write it in pixels, without a unit: `\(unit)` depends on where the picture is shown"
    }
    return
      "write `\(Self.text(number * pixels))`: `1\(unit)` is \(Int(pixels)) px in browsers where nothing sets a font's size"
  }

  /// A number with up to three decimals.
  static func text(_ number: Double) -> String {
    let thousandths = Int((number * 1_000).rounded())
    let (whole, rest) = (abs(thousandths) / 1_000, abs(thousandths) % 1_000)
    var decimals = String(1_000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return (thousandths < 0 ? "-" : "") + "\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }

  private static let other = "use PNGs as the art, with `file`"
}

/// What the manual says about SVG files, made of the tables by which they are read.
package enum SVGManual {
  /// What themec makes of something that an SVG can hold.
  package enum Fate: String, CaseIterable {
    case drawn = "drawn"
    case unseen = "without effect"
    case limited = "refused unless it leaves the picture as it is"
    case refused = "refused"
  }

  /// The names of all elements, or properties, or attributes of a fate, in alphabetical order.
  package static func elements(_ fate: Fate) -> [String] {
    names(SVGElementKind.all.filter { $0.value.fate == fate }.map(\.key))
  }

  package static func properties(_ fate: Fate) -> [String] {
    names(SVGProperty.all.filter { $0.value.fate == fate }.map(\.key))
  }

  package static func attributes(_ fate: Fate) -> [String] {
    switch fate {
    case .drawn: names(Set(SVGElementKind.all.values.flatMap(\.attributes)))
    case .unseen: names(SVGAttributes.unseen) + SVGAttributes.unseenPrefixes.map { $0 + "…" }
    case .limited, .refused: []
    }
  }

  private static func names(_ names: some Sequence<String>) -> [String] {
    names.sorted(by: precedesInBytes)
  }
}

extension SVGElementKind {
  fileprivate var fate: SVGManual.Fate {
    switch role {
    case .viewport, .group, .use, .symbol, .shape, .gradient, .stop, .clipPath, .mask, .pattern, .marker,
      .filter,
      .primitive, .choice, .sheet:
      .drawn
    case .unseen: .unseen
    case .refused, .active: .refused
    }
  }
}

extension SVGProperty {
  fileprivate var fate: SVGManual.Fate {
    switch kind {
    case .drawn: .drawn
    case .only: .limited
    case .unseen: .unseen
    }
  }
}
