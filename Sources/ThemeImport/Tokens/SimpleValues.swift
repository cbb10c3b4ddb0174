import ThemeCore
import ThemeModel

// Values of one color, number or name.

extension TokenScope {
  /// A value as a token of the format.
  mutating func converted(_ value: FoundValue, _ kind: TokenKind?, _ token: FoundToken) throws(LeftToken)
    -> WrittenToken
  {
    let known: TokenKind
    if let kind { known = kind } else { known = try guessed(value, token) }
    let json: JSONValue
    switch known {
    case .color where value.text?.contains("gradient(") == true:
      return try converted(value, .gradient, token)
    case .color: json = try color(value).json
    case .dimension: json = try dimension(value, unit: token.unit)
    case .letterSpacing: return try converted(value, .dimension, token)
    case .number, .opacity, .lineHeight, .figmaOpacity: return try number(value, known)
    case .fontFamily: json = try fontFamily(value)
    case .fontWeight: json = try fontWeight(value)
    case .duration: json = try duration(value)
    case .cubicBezier: json = try cubicBezier(value)
    case .strokeStyle: json = try strokeStyle(value, token)
    case .shadow: json = try shadow(value, token)
    case .border: json = try border(value, token)
    case .transition: json = try transition(value, token)
    case .gradient: json = try gradient(value, token)
    case .typography: return try typography(value, token)
    case .unsayable(let type): throw LeftToken("the format has no type for it (`\(type)`)")
    }
    return WrittenToken(type: "\(known)", value: json)
  }

  static let strokeStyles: Set<String> = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  /// The text of a scalar, with its references replaced.
  mutating func text(_ value: FoundValue) throws(LeftToken) -> String {
    guard let text = value.plain else { throw LeftToken("a text or a number is expected as its value") }
    guard text.utf8.count <= 4_000, !text.hasLongRunOfMarks else { throw LeftToken("it is too long a text") }
    let expanded = try expanded(text).trimmed
    if expanded != text.trimmed, text.wholeReference == nil {
      changes.append("its references are replaced by their values, because they stand inside of a text")
    }
    return expanded
  }

  // MARK: Colors

  /// The color of a token, with its modifier.
  mutating func color(_ token: FoundToken) throws(LeftToken) -> FoundColor {
    let base = try color(token.value)
    guard let modifier = token.modifier else { return base }
    guard let type = modifier["type"]?.text, let amount = modifier["value"],
      let share = FoundColor.share(try text(amount))
    else {
      throw LeftToken("its modifier says no type and value")
    }
    let other = try modifier["color"].map { value throws(LeftToken) in try color(value) }
    guard let result = base.modified(type, by: share, space: modifier["space"]?.text ?? "srgb", with: other)
    else {
      throw LeftToken("its modifier `\(type)` is not known")
    }
    return result
  }

  mutating func color(_ value: FoundValue) throws(LeftToken) -> FoundColor {
    if let reference = value.text?.wholeReference {
      if case .token(let key) = try target(of: reference) {
        let end = try terminal(key)
        return try entering(end.key) { scope throws(LeftToken) in try scope.color(end) }
      }
    }
    if value.members != nil { return try color(map: value) }
    let text = try text(value)
    if let color = FoundColor(text) ?? Self.triple(text) { return color }
    throw LeftToken("`\(text.shortText)` is no color that can be computed")
  }

  /// Three numbers without a function, as the variables of some style sheets have them: `240 5% 10%`.
  private static func triple(_ text: String) -> FoundColor? {
    let parts = splitOutsideParentheses(text, at: ", /")
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let isHSL = parts[1].hasSuffix("%") && parts[2].hasSuffix("%")
    return FoundColor("\(isHSL ? "hsl" : "rgb")(\(parts.joined(separator: ",")))")
  }

  private mutating func color(map: FoundValue) throws(LeftToken) -> FoundColor {
    func number(_ keys: String...) throws(LeftToken) -> Double? {
      for key in keys {
        guard let value = map[key], let quantity = Quantity(try text(value)) else { continue }
        return quantity.unit == "%" ? quantity.value / 100 : quantity.value
      }
      return nil
    }
    let alpha = max(0, min(1, try number("alpha", "a", "opacity") ?? 1))
    if let space = map["colorSpace"]?.text.flatMap({ ColorSpace(rawValue: $0) }),
      let items = map["components"]?.items, items.count == 3
    {
      let components = items.map { $0.plain.flatMap(Double.init) ?? 0 }
      return FoundColor(space, components, alpha: alpha)
    }
    if let hex = map["hex"]?.text, var color = FoundColor(hex.hasPrefix("#") ? hex : "#\(hex)") {
      if map["alpha"] != nil || map["a"] != nil { color.alpha = alpha }
      return color
    }
    let names = [
      ["r", "g", "b"], ["red", "green", "blue"], ["h", "s", "l"], ["hue", "saturation", "lightness"],
    ]
    for keys in names {
      guard let first = try number(keys[0]), let second = try number(keys[1]), let third = try number(keys[2])
      else { continue }
      if keys[0].hasPrefix("h") {
        let hue = first - 360 * (first / 360).rounded(.down)
        let shares = [second, third].map { max(0, min(100, $0 <= 1 ? $0 * 100 : $0)) }
        return FoundColor(.hsl, [hue] + shares, alpha: alpha)
      }
      let whole = max(first, second, third) > 1 ? 255.0 : 1
      return FoundColor(.srgb, [first, second, third].map { max(0, min(1, $0 / whole)) }, alpha: alpha)
    }
    throw LeftToken("its value is no color that can be read")
  }

  // MARK: Numbers

  mutating func dimension(_ value: FoundValue, unit: String) throws(LeftToken) -> JSONValue {
    try length(value, unit: unit).json
  }

  /// A length in `px` or `rem`.
  mutating func length(_ value: FoundValue, unit: String) throws(LeftToken) -> Quantity {
    var text: String
    if let inner = value["value"] ?? value["measure"] ?? value["radius"] {
      text = try self.text(inner) + (value["unit"]?.text ?? "")
    } else {
      text = try self.text(value)
    }
    if text.lowercased().hasSuffix("pixels") { text = text.dropLast(6) + "px" }
    guard var quantity = Quantity(text) else {
      let isList =
        splitOutsideParentheses(text, at: " ").allSatisfy { Quantity($0) != nil }
        && !Quantity.isArithmetic(text)
      throw LeftToken(
        isList && text.contains(" ")
          ? "it has several lengths in one" : "`\(text.shortText)` is no length that can be computed")
    }
    switch quantity.unit {
    case "px", "rem": break
    case "":
      quantity.unit = unit
      if unit == "rem", quantity.value != 0 { changes.append("it has no unit, and is read as `rem`") }
    case "pt":
      let pixels = open.last.flatMap { tokens[$0] }?.pixelsOfPoint ?? 1
      quantity = Quantity(value: quantity.value * pixels, unit: "px")
    case "dp", "dip", "sp": quantity.unit = "px"
    case "in": quantity = Quantity(value: quantity.value * 96, unit: "px")
    default: throw LeftToken("the format has no lengths in `\(quantity.unit)`")
    }
    return quantity
  }

  mutating func number(_ value: FoundValue, _ kind: TokenKind) throws(LeftToken) -> WrittenToken {
    if value["value"] != nil, value["unit"] != nil {
      return WrittenToken(type: "dimension", value: try dimension(value, unit: "px"))
    }
    let text = try text(value)
    guard let quantity = Quantity(text) else { throw LeftToken("`\(text.shortText)` is no number") }
    switch quantity.unit {
    case "":
      let whole = kind == .figmaOpacity ? 100.0 : 1
      return WrittenToken(type: "number", value: .number((quantity.value / whole).decimal))
    case "%": return WrittenToken(type: "number", value: .number((quantity.value / 100).decimal))
    default:
      guard let points = quantity.points, kind != .opacity else {
        throw LeftToken("the format has no numbers in `\(quantity.unit)`")
      }
      let length = quantity.unit == "rem" ? quantity : Quantity(value: points, unit: "px")
      return WrittenToken(type: "dimension", value: length.json)
    }
  }

  private mutating func duration(_ value: FoundValue) throws(LeftToken) -> JSONValue {
    let text =
      value["value"] == nil
      ? try self.text(value) : (value["value"]?.plain ?? "") + (value["unit"]?.text ?? "")
    guard let quantity = Quantity(text) else { throw LeftToken("`\(text.shortText)` is no duration") }
    guard quantity.unit == "ms" || quantity.unit == "s" else {
      throw LeftToken("it is a duration without a unit")
    }
    return quantity.json
  }

  private mutating func cubicBezier(_ value: FoundValue) throws(LeftToken) -> JSONValue {
    let named = [
      "linear": [0.0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
      "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
    ]
    var numbers: [Double] = []
    if let items = value.items {
      numbers = items.compactMap { $0.plain.flatMap(Double.init) }
    } else {
      let text = try text(value)
      numbers = named[text] ?? FunctionCall(text).map { $0.arguments.compactMap(Double.init) } ?? []
    }
    guard numbers.count == 4 else { throw LeftToken("it is no curve of four numbers") }
    return .oneLine(.array(numbers.map { .number($0.decimal) }))
  }

  // MARK: Fonts

  mutating func fontFamily(_ value: FoundValue) throws(LeftToken) -> JSONValue {
    var names: [String] = []
    for item in value.items ?? [value] { names += splitOutsideParentheses(try text(item), at: ",") }
    names = names.map { $0.trimmingQuotes }.filter { !$0.isEmpty && $0.utf8.count < Limit.textBytes.standard }
    guard let first = names.first else { throw LeftToken("it names no font") }
    return names.count == 1 ? .string(first) : .oneLine(.array(names.map { .string($0) }))
  }

  mutating func fontWeight(_ value: FoundValue) throws(LeftToken) -> JSONValue {
    let text = try text(value)
    if let quantity = Quantity(text), quantity.unit.isEmpty, (1...1000).contains(quantity.value) {
      return .number(quantity.value.decimal)
    }
    var name = text.words.joined()
    for style in ["italic", "oblique", "kursiv"] where name.hasSuffix(style) {
      name = String(name.dropLast(style.count))
      changes.append("its style `\(style)` is dropped: the format has weights only")
    }
    guard let weight = Self.weights[name] else {
      throw LeftToken("`\(text.shortText)` is no weight of a font")
    }
    return .integer(weight)
  }

  private static let weights: [String: Int] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "leicht": 300,
    "mager": 300, "": 400, "normal": 400, "regular": 400, "book": 400, "buch": 400, "standard": 400,
    "roman": 400, "medium": 500, "kräftig": 500, "semibold": 600, "demibold": 600, "halbfett": 600,
    "bold": 700, "fett": 700, "dreiviertelfett": 700, "extrabold": 800, "ultrabold": 800, "extrafett": 800,
    "black": 900, "heavy": 900, "schwarz": 900, "ultra": 900, "extrablack": 950, "ultrablack": 950,
  ]
}

extension FoundColor {
  /// The color as the format writes it. A component of eight bits has as many decimals as it needs.
  var json: JSONValue {
    func component(_ value: Double, mayBeByte: Bool) -> JSONValue {
      let level = value * 255
      let isByte = mayBeByte && abs(level - level.rounded()) < 1e-6
      return .number((isByte ? (value * 10_000).rounded() / 10_000 : value).decimal)
    }
    return .oneLine(
      .object(omittingNil: [
        "colorSpace": .string(space.rawValue),
        "components": .array(components.map { component($0, mayBeByte: space == .srgb) }),
        "alpha": alpha < 1 ? component(alpha, mayBeByte: true) : nil,
      ]))
  }
}

extension String {
  /// The text for a message: its beginning, on one line.
  var shortText: String {
    let line = String(prefix(60)).replacing("\n", with: " ")
    return utf8.count > line.utf8.count ? "\(line)…" : line
  }

  var trimmingQuotes: String {
    let text = trimmed
    guard text.utf8.count > 1, let first = text.first, first == text.last, first == "\"" || first == "'"
    else { return text }
    return String(text.dropFirst().dropLast())
  }
}
