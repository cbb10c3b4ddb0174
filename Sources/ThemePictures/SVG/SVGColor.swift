import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemeSyntax

extension SVGPaint {
  /// Reads the value of `fill` and `stroke`.
  static func read(_ text: String) -> SVGRead<SVGPaint> {
    switch text.lowercased() {
    case "none": return .value(.none)
    case "currentcolor": return .value(.currentColor)
    case "context-fill": return .value(.context(isStroke: false))
    case "context-stroke": return .value(.context(isStroke: true))
    case let lower where lower.hasPrefix("url("):
      guard let (name, rest) = text.reference else { return .unsupported }
      if rest.isEmpty { return .value(.server(name, fallback: nil)) }
      return rest.hasPrefix("url(") ? .unknown : read(rest).map { .server(name, fallback: $0) }
    default: return Color.read(text).map { .color($0) }
    }
  }
}

extension Color {
  /// Functions of CSS Color 4 and 5 for colors that older programs don't know, for whom files write another one before.
  private static let newerFunctions = [
    "color(", "color-mix(", "contrast-color(", "device-cmyk(", "light-dark(", "rgb(from", "rgba(from",
    "hsl(from",
    "hsla(from", "hwb(from", "lab(from", "lch(from", "oklab(from", "oklch(from",
  ]

  /// Reads a color in SVG's notation: `#rgb` or `#rrggbb`, with or without alpha digits, `rgb()`, `hsl()`, or a name of CSS in
  /// any case.
  static func read(_ text: String) -> SVGRead<Color> {
    let lower = text.lowercased()
    if lower.first == "#" { return SVGRead(Color(hexadecimal: lower.dropFirst())) }
    if lower == "transparent" { return .value(.clear) }
    if let rgb = ColorNames.rgb(lower) {
      return .value(Color(red: UInt8(rgb >> 16), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255)))
    }
    if newerFunctions.contains(where: lower.hasPrefix) { return .newer }
    for space in [ColorSpace.hwb, .oklab, .oklch, .lab, .lch]
    where lower.hasPrefix(space.rawValue + "(") && lower.hasSuffix(")") {
      return newer(Color(space, lower.dropFirst(space.rawValue.utf8.count + 1).dropLast()))
    }
    for name in ["rgba(", "rgb(", "hsla(", "hsl("] where lower.hasPrefix(name) && lower.hasSuffix(")") {
      let inside = String(lower.dropFirst(name.utf8.count).dropLast())
      if inside.contains("(") { return .newer }
      return newer(name.hasPrefix("rgb") ? Color(rgb: inside) : Color(hsl: inside))
    }
    // SVG 1.1 had colors with a profile, which are no colors of CSS.
    let isFunction = lower.contains("(") && !lower.contains(" icc-color(")
    return isFunction || systemColors.contains(lower) ? .unsupported : .unknown
  }

  /// A color of a function, of which there are newer forms than those that are read.
  private static func newer(_ color: Color?) -> SVGRead<Color> { color.map { .value($0) } ?? .newer }

  /// The colors of the system (CSS Color 4, §6.2 and A.1), which depend on where the picture is shown.
  private static let systemColors = Set(
    """
    accentcolor accentcolortext activeborder activecaption activetext appworkspace background buttonborder
    buttonface buttonhighlight buttonshadow buttontext canvas canvastext captiontext field fieldtext graytext
    highlight highlighttext inactiveborder inactivecaption inactivecaptiontext infobackground infotext
    linktext mark marktext menu menutext scrollbar selecteditem selecteditemtext threeddarkshadow threedface
    threedhighlight threedlightshadow threedshadow visitedtext window windowframe windowtext
    """.words)

  /// A color of another space, of which percentages are shares of what CSS Color 4 says, brought into sRGB by its gamut mapping.
  private init?(_ space: ColorSpace, _ text: Substring) {
    let wholes: [Double] =
      switch space {
      case .hwb: [360, 100, 100]
      case .oklab: [1, 0.4, 0.4]
      case .oklch: [1, 0.4, 360]
      case .lch: [100, 150, 360]
      default: [100, 125, 125]
      }
    guard let parts = Self.components(String(text)) else { return nil }
    var numbers: [Double] = []
    for (index, part) in parts.prefix(3).enumerated() {
      if part.unit.isEmpty {
        numbers.append(part.number)
      } else if part.unit == "%" {
        numbers.append(part.number / 100 * wholes[index])
      } else if wholes[index] == 360, let angle = Affine.degrees(part.number, part.unit) {
        numbers.append(angle)
      } else {
        return nil
      }
    }
    let alphas = parts.dropFirst(3)
    guard alphas.allSatisfy({ ["", "%"].contains($0.unit) }) else { return nil }
    let color = space.converted(numbers).mapped
    self.init([color.red, color.green, color.blue] + alphas.map { $0.number / ($0.unit == "%" ? 100 : 1) })
  }

  /// Three numbers and perhaps a fourth, which is the alpha, with their units; nil for anything else.
  private static func components(_ text: String) -> [(number: Double, unit: String)]? {
    var reader = NumberReader(text)
    var components: [(number: Double, unit: String)] = []
    while !reader.isAtEnd {
      if components.count == 3 { _ = reader.take("/") }
      guard components.count < 4, let number = reader.number() else { return nil }
      components.append((number, reader.unit()))
    }
    return components.count >= 3 ? components : nil
  }

  private init?(rgb text: String) {
    guard let parts = Self.components(text) else { return nil }
    var channels: [Double] = []
    for (index, part) in parts.enumerated() {
      guard part.unit.isEmpty || part.unit == "%" else { return nil }
      channels.append(part.number / (part.unit == "%" ? 100 : index == 3 ? 1 : 255))
    }
    self.init(channels)
  }

  private init?(hsl text: String) {
    guard let parts = Self.components(text),
      let hue = Affine.degrees(parts[0].number, parts[0].unit.isEmpty ? "deg" : parts[0].unit),
      parts[1].unit == "%", parts[2].unit == "%",
      parts.dropFirst(3).allSatisfy({ ["", "%"].contains($0.unit) })
    else { return nil }
    let rgb = RGBColor(
      hue: hue, saturation: max(0, min(1, parts[1].number / 100)),
      lightness: max(0, min(1, parts[2].number / 100)))
    self.init(
      [rgb.red, rgb.green, rgb.blue] + parts.dropFirst(3).map { $0.number / ($0.unit == "%" ? 100 : 1) })
  }

  /// A color of three channels and perhaps an alpha, from 0 to 1.
  private init(_ channels: [Double]) {
    let bytes = channels.map { UInt8((max(0, min(1, $0)) * 255).rounded()) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 255)
  }

  /// The color with its alpha multiplied by a number from 0 to 1.
  func withAlpha(times opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: UInt8((Double(alpha) * opacity).rounded()))
  }
}

extension String {
  /// The name in `url(#name)`, and what follows; nil for anything else, such as another file.
  var reference: (name: String, rest: String)? {
    guard lowercased().hasPrefix("url("), let end = firstIndex(of: ")") else { return nil }
    var inside = String(self[..<end].dropFirst(4)).trimmed
    if let quote = inside.first, quote == "\"" || quote == "'" {
      guard inside.utf8.count > 1, inside.last == quote else { return nil }
      inside = String(inside.dropFirst().dropLast())
    }
    guard inside.first == "#", inside.utf8.count > 1 else { return nil }
    return (String(inside.dropFirst()), String(self[index(after: end)...]).trimmed)
  }
}

/// The colors that a theme gives to an SVG: to `currentColor`, and to what has an id or a class, with all that is in it.
struct SVGColors {
  private let all: [ResolvedSVGColor]
  private let byName: [String: Color]
  /// The names of which something that is painted has the color.
  private var used: Set<String> = []

  init(_ colors: [ResolvedSVGColor]) {
    all = colors
    byName = Dictionary(colors.map { ($0.name.value, $0.color) }) { $1 }
  }

  /// The colors that nothing has.
  var unused: [ResolvedSVGColor] { all.filter { !used.contains($0.name.value) } }

  /// Gives an element its colors. What paints nothing goes on painting nothing.
  mutating func color(
    _ style: inout SVGStyle, of node: XMLNode, _ kind: SVGElementKind, isRoot: Bool
  ) {
    if all.isEmpty { return }
    let current = byName["currentColor"]
    if isRoot, let current { style.color = current }
    if let name = name(of: node) { style.given = name }
    let paints: Bool =
      switch kind.role {
      case .shape: style.fill != .none || style.stroke != .none
      case .stop, .primitive: true
      default: false
      }
    if let name = style.given, let color = byName[name] {
      style.color = color
      if style.fill != .none { style.fill = .color(color) }
      if style.stroke != .none { style.stroke = .color(color) }
      style.own.stopColor = .color(color)
      style.own.floodColor = .color(color)
      if paints { used.insert(name) }
    } else if style.color == current,
      [style.fill, style.stroke, style.own.stopColor, style.own.floodColor].contains(.currentColor)
    {
      used.insert("currentColor")
    }
  }

  /// The name by which the theme gives an element a color of its own: its id, or the last of its classes that has one.
  private func name(of node: XMLNode) -> String? {
    if let id = node["id"], byName[id] != nil, id != "currentColor" { return id }
    return node.classes.last { byName[$0] != nil && $0 != "currentColor" }
  }
}

extension SVGWalk {
  /// Reports the names of which nothing in the SVG has the color.
  mutating func reportUnusedColors() {
    let unused = colors.unused
    if unused.isEmpty { return }
    let names = Set(root.all.flatMap { node in (node["id"].map { [$0] } ?? []) + node.classes })
    let known = names.sorted(by: precedesInBytes)
    for color in unused { report(.uncolored(color.name, known, at: root.range)) }
  }
}

extension Diagnostic {
  fileprivate static func uncolored(_ name: Ranged<String>, _ names: [String], at root: SourceRange)
    -> Diagnostic
  {
    let known = Array(names.prefix(1_000))
    let others = known.isEmpty ? "" : "; its ids and classes are \(known.listed(near: name.value))"
    let (isCurrent, isKnown) = (name.value == "currentColor", names.contains(name.value))
    let what: DiagnosticText =
      isCurrent
      ? "nothing in the SVG is painted with `currentColor`"
      : isKnown
        ? "nothing in the SVG is painted by the color of `\(name.value.shortened)`"
        : "nothing in the SVG has the id or the class `\(name.value.shortened)`"
    let diagnostic = Diagnostic(.unknownParameter, what, at: name.range).also(at: root, "the SVG")
    if isCurrent {
      return diagnostic.helping(
        "write `fill=\"currentColor\"` or `stroke=\"currentColor\"` in the SVG where the color belongs, or name what it has by an id or a class\(others)"
      )
    }
    if isKnown {
      return diagnostic.helping("name a shape, a group of shapes, or a stop of a gradient\(others)")
    }
    if let nearest = Suggestion.nearest(to: name.value, among: known + ["currentColor"]) {
      return diagnostic.helping("did you mean `\(nearest)`?").fixing(name.range, with: nearest)
    }
    return diagnostic.helping(
      known.isEmpty
        ? "it has none; add `id=\"\(name.value.shortened)\"` to what the color is for"
        : "known are \(known.listed(near: name.value))")
  }
}
