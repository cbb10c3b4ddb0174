import ThemeCore
import ThemeDrawing

/// The paint of a fill or a stroke, before gradients and patterns are looked up.
indirect enum SVGPaint: Equatable {
  case none
  case color(Color)
  /// The color of the element that is painted, which need not be the one that says so.
  case currentColor
  /// The fill or the stroke of the element that a marker is at, or that is a `use`.
  case context(isStroke: Bool)
  /// The gradient or pattern with the given name, and what is painted where there is none.
  case server(String, fallback: SVGPaint?)
}

/// The properties of an element: those that it inherits from the elements around it (SVG 2, §6 and §13), and its own.
struct SVGStyle {
  var color = Color(red: 0, green: 0, blue: 0)
  var fill = SVGPaint.color(Color(red: 0, green: 0, blue: 0))
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(number: 1)
  var join = SVGJoin(.miter)
  var cap = Stroke.Cap.butt
  var miterLimit = 4.0
  /// The lengths of dashes and gaps; none for a line that is whole.
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(number: 0)
  var order = SVGPart.allCases
  var markers = SVGMarkerNames()
  /// The size of the font, of which lengths can be multiples; nil where nothing sets it.
  var fontSize: Double?
  /// The same of the root element.
  var rootFontSize: Double?
  /// Whether gradients and masks mix linear colors, and whether filters do.
  var mixesLinear = false
  var filtersLinear = true
  var isVisible = true
  /// The name by which the theme gives a color to the element or to one around it; nil for none.
  var given: String?
  var own = SVGOwnStyle()
}

/// How lines are joined, and whether a miter that is too long is cut, instead of left out.
struct SVGJoin {
  let form: Stroke.Join
  let cutsMiter: Bool

  init(_ form: Stroke.Join, cutsMiter: Bool = false) { (self.form, self.cutsMiter) = (form, cutsMiter) }
}

/// What is painted of a shape, in the usual order.
enum SVGPart: String, CaseIterable {
  case fill
  case stroke
  case markers
}

/// The names of the markers at the vertices of a shape.
struct SVGMarkerNames: Equatable {
  var start: String?
  var mid: String?
  var end: String?
}

/// The properties that apply to an element itself and are not inherited.
struct SVGOwnStyle {
  var opacity = 1.0
  var blend = BlendMode.normal
  var isIsolated = false
  var isShown = true
  /// The element's clipping path, and the name of its mask; nil for none.
  var clip: SVGClipPath?
  var mask: String?
  /// What filters the element, step by step.
  var filter: [SVGFilterFunction] = []
  /// Whether the element masks by its alpha.
  var masksByAlpha = false
  var keepsStrokeWidth = false
  /// Whether the origin of the transform lies in the bounding box, not in the viewport.
  var turnsInBounds = false
  /// Whether the element's viewport cuts off what is outside; nil for what is usual for the element.
  var cutsOverflow: Bool?
  var transform: SVGTransform?
  /// The properties of these names, which are applied before `transform`.
  var translate: SVGTransform?
  var rotate: SVGTransform?
  var scale: SVGTransform?
  var origin = SVGOrigin()
  /// The path data of `d`.
  var data: String?
  /// Positions, sizes and radii by the names of their properties. What is `auto`, or not set, is missing.
  var geometry: [String: SVGLength] = [:]
  /// What is painted below the whole picture, if the element is its root.
  var background: SVGPaint?
  var stopColor = SVGPaint.color(Color(red: 0, green: 0, blue: 0))
  var stopOpacity = 1.0
  var floodColor = SVGPaint.color(Color(red: 0, green: 0, blue: 0))
  var floodOpacity = 1.0
}

/// One setting of a property.
struct SVGDeclaration {
  let name: String
  let value: String
  let syntax: SVGSyntax
  var isImportant = false
  /// The sheet that has it, and its place in the cascade; nil for the element's own.
  var sheet: XMLNode?
  var weight = 0

  /// What counts more has a larger rank (CSS Cascade 4, §6).
  var rank: Int {
    let origin = (isImportant ? 3 : 0) + (sheet != nil ? 1 : syntax == .style ? 2 : 0)
    return origin << 42 + weight
  }

  /// The declarations of a `style`, without comments, and what stands between them; nil where it is not a list of
  /// declarations (CSS Syntax 3).
  static func list(_ style: String) -> (declarations: [SVGDeclaration], mistakes: [String])? {
    guard let parts = parts(style) else { return nil }
    var declarations: [SVGDeclaration] = []
    var mistakes: [String] = []
    for part in parts where !part.trimmed.isEmpty {
      let sides = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
        mistakes.append(part.trimmed)
        continue
      }
      var (value, isImportant) = (sides[1], false)
      if let mark = value.lastIndex(of: "!"), value[mark...].dropFirst().trimmed.lowercased() == "important" {
        (value, isImportant) = (String(value[..<mark]).trimmed, true)
      }
      let name = sides[0].hasPrefix("--") ? sides[0] : sides[0].lowercased()
      declarations.append(SVGDeclaration(name: name, value: value, syntax: .style, isImportant: isImportant))
    }
    return (declarations, mistakes)
  }

  /// The text between semicolons outside of quotes and parentheses; nil where these don't end, and where a backslash or a
  /// brace would have to be understood.
  private static func parts(_ style: String) -> [String]? {
    let bytes = Array(style.utf8)
    var parts: [[UInt8]] = [[]]
    var (quote, depth, place) = (UInt8?.none, 0, 0)
    while place < bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
        place += 2
        while place + 1 < bytes.count,
          bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
        {
          place += 1
        }
        guard place + 1 < bytes.count else { return nil }
        place += 2
        parts[parts.count - 1].append(UInt8(ascii: " "))
        continue
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "@"): return nil
        case UInt8(ascii: ";") where depth == 0:
          parts.append([])
          place += 1
          continue
        default: break
        }
      }
      parts[parts.count - 1].append(byte)
      place += 1
    }
    return quote == nil && depth == 0 ? parts.map { String(decoding: $0, as: UTF8.self) } : nil
  }
}
