import ThemeCore

/// What a token is a value of, as far as its dialect says it.
enum TokenKind: Equatable {
  case color, dimension, number, opacity, lineHeight, letterSpacing, fontFamily, fontWeight, duration
  case cubicBezier, strokeStyle, border, transition, shadow, gradient, typography
  /// An opacity of Figma, which is a percentage.
  case figmaOpacity
  /// What no type of the format can say, such as a text or a picture, by its name in the dialect.
  case unsayable(String)

  /// The kind that a type of a dialect means; nil for none, and for a word that says nothing.
  init?(_ type: String?) {
    guard let type else { return nil }
    switch type.lowercased().filter({ $0.isLetter }) {
    case "color", "colors", "paint": self = .color
    case "dimension", "dimensions", "size", "sizing", "sizes", "spacing", "space", "borderradius",
      "borderwidth", "radius", "radii",
      "fontsize", "fontsizes", "customradius", "customspacing", "paragraphspacing", "paragraphindent",
      "measure", "breakpoint",
      "borderwidths", "textindent", "length":
      self = .dimension
    case "letterspacing", "letterspacings": self = .letterSpacing
    case "lineheight", "lineheights": self = .lineHeight
    case "number", "numbers", "ratio", "rotation", "multiplier", "zindex", "float", "angle", "int":
      self = .number
    case "opacity", "opacities": self = .opacity
    case "figmaopacity": self = .figmaOpacity
    case "fontfamily", "fontfamilies", "fontname": self = .fontFamily
    case "fontweight", "fontweights": self = .fontWeight
    case "duration", "time", "durations": self = .duration
    case "cubicbezier", "easing": self = .cubicBezier
    case "strokestyle": self = .strokeStyle
    case "border": self = .border
    case "transition": self = .transition
    case "shadow", "shadows", "boxshadow", "customshadow", "dropshadow": self = .shadow
    case "gradient", "customgradient": self = .gradient
    case "typography", "customfontstyle", "textstyle": self = .typography
    case "string", "text", "content", "asset", "assets", "boolean", "image", "icon", "textcase",
      "textdecoration", "texttransform",
      "alignment", "fontstyle", "fontstyles", "composition", "bitmap", "vector", "url", "font", "blur",
      "customgrid", "grid",
      "dimensionpercentage":
      self = .unsayable(type)
    default: return nil
    }
  }

  /// The types that only Tokens Studio has.
  static let ofStudio: Set<String> = [
    "sizing", "spacing", "borderRadius", "borderWidth", "opacity", "boxShadow", "fontSizes", "lineHeights",
    "fontFamilies",
    "fontWeights", "letterSpacing", "paragraphSpacing", "paragraphIndent", "textCase", "textDecoration",
    "composition", "other",
  ]

  var isLength: Bool { self == .dimension || self == .letterSpacing }

  /// The kind that the names of a token and its groups suggest for a number or a text.
  init?(path: [String]) {
    let words = Set(path.suffix(4).flatMap(\.words))
    let last = path.last?.words ?? []
    func has(_ known: String...) -> Bool { known.contains(where: words.contains) }
    if has("weight", "weights", "fontweight", "fontweights") {
      self = .fontWeight
    } else if has("family", "families", "typeface", "fontfamily") {
      self = .fontFamily
    } else if has("opacity", "opacities", "alpha") {
      self = .opacity
    } else if (has("line") && has("height", "heights")) || has("leading") {
      self = .lineHeight
    } else if (has("letter") && has("spacing")) || has("tracking") {
      self = .letterSpacing
    } else if has("duration", "durations", "delay") {
      self = .duration
    } else if has(
      "size", "sizes", "space", "spacing", "spacings", "padding", "margin", "radius", "radii", "gap", "inset",
      "width",
      "height", "breakpoint", "offset") || last == ["font"]
    {
      self = .dimension
    } else {
      return nil
    }
  }
}

/// Why a token can't be written.
struct LeftToken: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// A token as the format has it.
struct WrittenToken {
  let type: String
  let value: JSONValue
  /// What differs from the source; nil if nothing does.
  var change: String?
  /// The tokens of single values into which a token is split, with their names; empty for a whole token.
  var parts: [(name: String, token: WrittenToken)] = []
}
