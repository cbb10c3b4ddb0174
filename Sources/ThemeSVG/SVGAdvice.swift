/// Help for elements and properties that can't be drawn.
enum SVGAdvice {
  /// Elements that draw nothing themselves.
  static let unseen: Set<String> = [
    "title", "desc", "metadata", "defs", "symbol", "linearGradient", "radialGradient", "clipPath", "mask",
    "filter", "pattern", "marker", "view", "cursor", "font", "color-profile",
  ]

  /// The help about an element that can't be drawn.
  static func element(_ name: String) -> String? {
    switch name {
    case "text", "tspan", "textPath": "convert the text to outlines in your editor"
    case "style": "let your editor write the style into attributes (`fill=\"…\"`) instead of a style sheet"
    case "image", "pattern": "use PNGs as the art, with `file`, or a `pattern` of a drawing"
    case "symbol", "svg": "let your editor write it out as a group"
    case "script", "animate", "animateMotion", "animateTransform", "set":
      "only what never changes can be art"
    default: other
    }
  }

  static func property(_ name: String) -> String? {
    switch name {
    case "filter": "write shadows as `shadows` of a drawing, or use PNGs as the art, with `file`"
    case "stroke-dasharray", "marker", "marker-start", "marker-mid", "marker-end":
      "turn the stroke into filled paths in your editor"
    case "mask": "use a clipping path, or PNGs as the art, with `file`"
    default: other
    }
  }

  private static let other = "use PNGs as the art, with `file`"
}
