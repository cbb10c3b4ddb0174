import ThemeCore
import ThemeDrawing

/// The paint of a fill or a stroke, before gradients are looked up.
enum SVGPaint: Equatable {
  case none
  case color(Color)
  /// The gradient with the given name.
  case gradient(String)
}

/// The properties that elements inherit from the elements around them (SVG 2, §6 and §13).
struct SVGStyle {
  var color = Color(red: 0, green: 0, blue: 0)
  var fill = SVGPaint.color(Color(red: 0, green: 0, blue: 0))
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var join = Stroke.Join.miter
  var cap = Stroke.Cap.butt
  var miterLimit = 4.0
  var isVisible = true
}

/// The properties that apply to an element itself and are not inherited.
struct SVGOwnStyle {
  var opacity = 1.0
  var blend = BlendMode.normal
  var isShown = true
  /// The name of the element's clipping path; nil for none.
  var clip: String?
}

/// The result of setting a property.
enum SVGPropertyResult {
  case taken
  /// The value is invalid.
  case invalid
  /// The value would change the appearance in a way that themec can't draw.
  case unsupported
}

extension SVGStyle {
  /// The properties that affect shapes and their paint. `color` comes before those whose value may be `currentColor`.
  static let properties = [
    "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "fill-rule", "clip-rule", "stroke-width",
    "stroke-linejoin", "stroke-linecap", "stroke-miterlimit", "visibility", "display", "opacity", "clip-path",
    "mix-blend-mode", "stroke-dasharray", "filter", "mask", "marker", "marker-start", "marker-mid",
    "marker-end", "vector-effect", "backdrop-filter", "paint-order",
  ]

  /// Sets a property from its value, or from an attribute of the same name. Inherited properties are set in this style, others
  /// in `own`.
  mutating func set(_ name: String, _ value: String, _ own: inout SVGOwnStyle) -> SVGPropertyResult {
    func take<Value>(_ value: Value?, _ body: (Value) -> Void) -> SVGPropertyResult {
      guard let value else { return .invalid }
      body(value)
      return .taken
    }
    if value == "inherit" { return .taken }
    switch name {
    case "color": return take(Color(svg: value)) { color = $0 }
    case "fill": return take(paint(value)) { fill = $0 }
    case "stroke": return take(paint(value)) { stroke = $0 }
    case "fill-opacity": return take(Self.share(value)) { fillOpacity = $0 }
    case "stroke-opacity": return take(Self.share(value)) { strokeOpacity = $0 }
    case "fill-rule": return take(FillRule(rawValue: value)) { fillRule = $0 }
    case "clip-rule": return take(FillRule(rawValue: value)) { clipRule = $0 }
    case "stroke-width": return take(Double(svg: value).flatMap { $0 >= 0 ? $0 : nil }) { strokeWidth = $0 }
    case "stroke-linejoin":
      if value == "arcs" || value == "miter-clip" { return .unsupported }
      return take(Stroke.Join(rawValue: value)) { join = $0 }
    case "stroke-linecap": return take(Stroke.Cap(rawValue: value)) { cap = $0 }
    case "stroke-miterlimit":
      return take(Double(svg: value).flatMap { $0 >= 1 ? $0 : nil }) { miterLimit = $0 }
    case "visibility":
      isVisible = value == "visible"
      return .taken
    case "display":
      own.isShown = value != "none"
      return .taken
    case "opacity": return take(Self.share(value)) { own.opacity = $0 }
    case "clip-path":
      if value == "none" { return .taken }
      return take(value.referredName) { own.clip = $0 }
    case "mix-blend-mode":
      guard let blend = BlendMode(rawValue: value) else { return .unsupported }
      own.blend = blend
      return .taken
    case "stroke-dasharray", "filter", "mask", "marker", "marker-start", "marker-mid", "marker-end",
      "vector-effect", "backdrop-filter":
      return value == "none" ? .taken : .unsupported
    case "paint-order": return value == "normal" || value == "fill" ? .taken : .unsupported
    // Other properties don't affect shapes and their paint.
    default: return .taken
    }
  }

  private func paint(_ value: String) -> SVGPaint? {
    if value == "none" { return SVGPaint.none }
    if value.lowercased() == "currentcolor" { return .color(color) }
    if let color = Color(svg: value) { return .color(color) }
    // A fallback color after the gradient is ignored, because a missing gradient is an error.
    guard let end = value.firstIndex(of: ")") else { return nil }
    return String(value[...end]).referredName.map(SVGPaint.gradient)
  }

  /// A number or a percentage, clamped to 0…1; nil if the value is neither.
  static func share(_ value: String) -> Double? {
    Double(svg: value, of: 1).map { max(0, min(1, $0)) }
  }
}

extension String {
  /// The declarations of a `style`: names and values, without `!important`.
  var declarations: [(String, String)] {
    split(separator: ";").compactMap { declaration in
      let sides = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard sides.count == 2 else { return nil }
      let value = sides[1].hasSuffix("!important") ? String(sides[1].dropLast(10)).trimmed : sides[1]
      return (sides[0], value)
    }
  }
}
