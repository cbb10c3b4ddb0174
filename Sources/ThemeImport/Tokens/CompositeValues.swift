import ThemeCore

// Values of several fields, and the type of a value that has none.

extension TokenScope {
  /// A field of a composite value: a reference to a token of its type, or a literal.
  private mutating func field(_ value: FoundValue, _ kind: TokenKind, _ token: FoundToken) throws(LeftToken)
    -> JSONValue
  {
    var value = value
    if let reference = value.text?.wholeReference, case .token(let key) = try target(of: reference) {
      if self[key]?.isHidden == false, case .success(let written) = outcome(of: key),
        written.type == "\(kind)", written.parts.isEmpty
      {
        return .string("{\(names[key])}")
      }
      let end = try terminal(key)
      if kind != .color { value = end.value }
    }
    let written = try converted(value, kind, token)
    guard written.type == "\(kind)" else {
      throw LeftToken("a part of it is of the type \(written.type), not \(kind)")
    }
    return written.value
  }

  private static let zero = FoundValue(.number("0"), line: 1)

  // MARK: Shadows

  mutating func shadow(_ value: FoundValue, _ token: FoundToken) throws(LeftToken) -> JSONValue {
    var layers: [JSONValue] = []
    if let text = value.text, text.wholeReference == nil {
      for part in splitOutsideParentheses(try self.text(value), at: ",") {
        layers.append(try shadow(text: part, value.line, token))
      }
    } else {
      for item in value.items ?? [value] {
        if let reference = item.text?.wholeReference {
          guard case .token(let key) = try target(of: reference) else {
            throw LeftToken("it refers to a part of a shadow")
          }
          let written = try outcome(of: key).get()
          guard written.type == "shadow" else { throw LeftToken("it refers to `\(key)`, which is no shadow") }
          layers.append(.string("{\(names[key])}"))
        } else {
          layers.append(try shadow(layer: item, token))
        }
      }
    }
    guard let first = layers.first else { throw LeftToken("it has no shadow") }
    return layers.count == 1 ? first : .array(layers)
  }

  private mutating func shadow(layer: FoundValue, _ token: FoundToken) throws(LeftToken) -> JSONValue {
    guard layer.members != nil else { throw LeftToken("its value is no shadow") }
    let black = FoundValue(.text("#000000"), line: layer.line)
    if layer["color"] == nil { changes.append("its shadow has no color, and is black") }
    let fields: [(String, FoundValue, TokenKind)] = [
      ("color", layer["color"] ?? black, .color),
      ("offsetX", layer["offsetX"] ?? layer["x"] ?? layer["offset"]?["x"] ?? Self.zero, .dimension),
      ("offsetY", layer["offsetY"] ?? layer["y"] ?? layer["offset"]?["y"] ?? Self.zero, .dimension),
      ("blur", layer["blur"] ?? layer["radius"] ?? Self.zero, .dimension),
      ("spread", layer["spread"] ?? Self.zero, .dimension),
    ]
    var members: [(String, JSONValue)] = []
    for (name, value, kind) in fields { members.append((name, try field(value, kind, token))) }
    let type = (layer["type"] ?? layer["shadowType"])?.text
    if layer["inset"]?.isTrue == true || type == "innerShadow" { members.append(("inset", .bool(true))) }
    return .object(members)
  }

  /// A shadow as CSS writes it: `inset 0 1px 2px 0 rgb(0 0 0 / 20%)`.
  private mutating func shadow(text: String, _ line: Int, _ token: FoundToken) throws(LeftToken) -> JSONValue
  {
    var lengths: [FoundValue] = []
    var members: [FoundValue.Member] = []
    for word in splitOutsideParentheses(text, at: " ") {
      if word == "inset" {
        members.append(FoundValue.Member("inset", FoundValue(.truth(true), line: line)))
      } else if Quantity(word) != nil {
        lengths.append(FoundValue(.text(word), line: line))
      } else {
        members.append(FoundValue.Member("color", FoundValue(.text(word), line: line)))
      }
    }
    guard (2...4).contains(lengths.count) else { throw LeftToken("`\(text.shortText)` is no shadow") }
    members += zip(["x", "y", "blur", "spread"], lengths).map { FoundValue.Member($0, $1) }
    return try shadow(layer: FoundValue(.map(members), line: line), token)
  }

  // MARK: Lines, transitions and gradients

  mutating func border(_ value: FoundValue, _ token: FoundToken) throws(LeftToken) -> JSONValue {
    var (color, width, style) = (value["color"], value["width"], value["style"]?.text ?? "solid")
    if value.text != nil {
      for word in splitOutsideParentheses(try text(value), at: " ") {
        let part = FoundValue(.text(word), line: value.line)
        if Self.strokeStyles.contains(word) {
          style = word
        } else if Quantity(word) != nil {
          width = part
        } else {
          color = part
        }
      }
    }
    guard let color, let width else { throw LeftToken("its border has no color or no width") }
    if !Self.strokeStyles.contains(style) { style = "solid" }
    return [
      "color": try field(color, .color, token), "width": try field(width, .dimension, token),
      "style": .string(style),
    ]
  }

  mutating func strokeStyle(_ value: FoundValue, _ token: FoundToken) throws(LeftToken) -> JSONValue {
    if let dashes = value["dashArray"]?.items {
      var lengths: [JSONValue] = []
      for dash in dashes { lengths.append(try field(dash, .dimension, token)) }
      return ["dashArray": .array(lengths), "lineCap": .string(value["lineCap"]?.text ?? "butt")]
    }
    guard let style = value.text, Self.strokeStyles.contains(style) else {
      throw LeftToken("its style of a line is not known")
    }
    return .string(style)
  }

  mutating func transition(_ value: FoundValue, _ token: FoundToken) throws(LeftToken) -> JSONValue {
    guard let duration = value["duration"], let curve = value["timingFunction"] ?? value["easing"] else {
      throw LeftToken("its transition has no duration or no curve")
    }
    let none = FoundValue(.text("0ms"), line: value.line)
    return [
      "duration": try field(duration, .duration, token),
      "delay": try field(value["delay"] ?? none, .duration, token),
      "timingFunction": try field(curve, .cubicBezier, token),
    ]
  }

  /// The stops of a gradient. Its angle is left to what uses it.
  mutating func gradient(_ value: FoundValue, _ token: FoundToken) throws(LeftToken) -> JSONValue {
    var stops: [(color: FoundValue, position: Double?)] = []
    if value.text != nil {
      guard let call = FunctionCall(try text(value).lowercased()), call.name.hasSuffix("gradient") else {
        throw LeftToken("its value is no gradient")
      }
      for argument in call.arguments {
        let words = splitOutsideParentheses(argument, at: " ")
        guard let color = words.first(where: { FoundColor($0) != nil }) else { continue }
        stops.append(
          (
            FoundValue(.text(color), line: value.line),
            words.first { $0.hasSuffix("%") }.flatMap(FoundColor.share)
          ))
      }
      changes.append("the gradient keeps its stops, not its kind and angle, which an element says")
    } else {
      for stop in value.items ?? value["stops"]?.items ?? value["gradientStops"]?.items ?? [] {
        guard let color = stop["color"] else { throw LeftToken("a stop of its gradient has no color") }
        let place = try (stop["position"] ?? stop["offset"]).map { value throws(LeftToken) in try text(value)
        }
        stops.append((color, place.flatMap(FoundColor.share)))
      }
    }
    guard stops.count > 1 else { throw LeftToken("its gradient has no two stops with a color") }
    var result: [JSONValue] = []
    for (index, stop) in stops.enumerated() {
      let position = stop.position ?? Double(index) / Double(stops.count - 1)
      result.append(["color": try field(stop.color, .color, token), "position": .number(position.decimal)])
    }
    return .array(result)
  }

  // MARK: Typography

  mutating func typography(_ value: FoundValue, _ token: FoundToken) throws(LeftToken) -> WrittenToken {
    guard let members = value.members else { throw LeftToken("its value is no typography") }
    let known: [(name: String, kind: TokenKind, isNeeded: Bool)] = [
      ("fontFamily", .fontFamily, true), ("fontSize", .dimension, true), ("fontWeight", .fontWeight, true),
      ("letterSpacing", .dimension, false), ("lineHeight", .number, false),
    ]
    var fields: [(String, WrittenToken)] = []
    let size = value["fontSize"].flatMap { try? length(try literal($0), unit: token.unit).points }
    var dropped = members.map(\.key).filter { key in !known.contains { $0.name == key } }
    for (name, kind, _) in known {
      guard let value = value[name] else { continue }
      let outer = changes
      do throws(LeftToken) {
        let json = try typographyField(value, name, kind, size, token)
        fields.append((name, WrittenToken(type: "\(kind)", value: json)))
      } catch {
        changes = outer
        dropped.append(name)
      }
    }
    if !dropped.isEmpty {
      changes.append("`\(dropped.joined(separator: "`, `").shortText)` of the typography is left out")
    }
    guard !fields.isEmpty else { throw LeftToken("no part of its typography can be said") }
    let isWhole = known.allSatisfy { field in !field.isNeeded || fields.contains { $0.0 == field.name } }
    if isWhole { return WrittenToken(type: "typography", value: .object(fields.map { ($0, $1.value) })) }
    changes.append("the typography is split into single tokens, because it has no family, size or weight")
    return WrittenToken(type: "", value: .null, parts: fields.map { (name: $0, token: $1) })
  }

  private mutating func typographyField(
    _ value: FoundValue, _ name: String, _ kind: TokenKind, _ size: Double?, _ token: FoundToken
  ) throws(LeftToken) -> JSONValue {
    guard name == "lineHeight" || name == "letterSpacing" else { return try field(value, kind, token) }
    // A share of the font's size is a number for a line's height, and a length for spacing.
    let end = try literal(value)
    let quantity = end["unit"] == nil ? Quantity(try text(end)) : try length(end, unit: token.unit)
    guard let quantity else { throw LeftToken("it is no number") }
    if name == "letterSpacing" {
      guard quantity.unit == "%" || quantity.unit == "em" else { return try field(value, kind, token) }
      guard let size else { throw LeftToken("its font has no size") }
      let share = quantity.unit == "%" ? quantity.value / 100 : quantity.value
      changes.append("its spacing in `\(quantity.unit)` is computed for the font's size")
      return Quantity(value: share * size, unit: "px").json
    }
    guard let points = quantity.points else { return try field(value, kind, token) }
    guard let size, size > 0 else { throw LeftToken("its font has no size") }
    changes.append("the height of its lines is written as a factor of the font's size")
    return .number(((points / size) * 10_000).rounded() == 0 ? "1" : (points / size).decimal)
  }

  /// The value at the end of a reference, or the value itself.
  private func literal(_ value: FoundValue) throws(LeftToken) -> FoundValue {
    guard let reference = value.text?.wholeReference, case .token(let key) = try target(of: reference) else {
      return value
    }
    return try terminal(key).value
  }

  // MARK: Types

  /// The kind of a value for which its file says none.
  mutating func guessed(_ value: FoundValue, _ token: FoundToken) throws(LeftToken) -> TokenKind {
    let named = TokenKind(path: token.path)
    if value.members != nil { return try guessed(map: value) }
    if let items = value.items {
      if let first = items.first?.members {
        return first.contains { $0.key == "position" } ? .gradient : .shadow
      }
      if items.count == 4, items.allSatisfy({ $0.plain.flatMap(Double.init) != nil }) { return .cubicBezier }
      if named == .fontFamily || token.path.contains(where: { $0.words.contains("font") }) {
        return .fontFamily
      }
      throw LeftToken("it is a list, for which the format has no type")
    }
    guard value.plain != nil else { throw LeftToken("it is neither a text nor a number") }
    let text = try text(value)
    if let quantity = Quantity(text) {
      switch quantity.unit {
      case "": return named ?? .number
      case "ms", "s": return .duration
      case "%": return named == .opacity || named == .lineHeight ? named ?? .number : .dimension
      default: return .dimension
      }
    }
    // Words such as `tan` are colors unless they name something.
    let isName =
      token.path.last?.words.contains { ["name", "label", "title", "font", "family", "style"].contains($0) }
      ?? false
    if FoundColor(text) != nil, !isName || text.contains("(") || text.hasPrefix("#") { return .color }
    if text.contains("gradient(") { return .gradient }
    if text.hasPrefix("cubic-bezier(") { return .cubicBezier }
    if named == .fontFamily || named == .fontWeight { return named ?? .fontFamily }
    let families: Set<String> = ["sans-serif", "serif", "monospace", "system-ui", "ui-monospace", "cursive"]
    if splitOutsideParentheses(text, at: ",").contains(where: families.contains) { return .fontFamily }
    let words = splitOutsideParentheses(text, at: ", /")
    if words.count == 3, words.allSatisfy({ Double($0) != nil }),
      token.path.contains(where: { $0.words.contains("rgb") })
    {
      changes.append("its three numbers are read as a color in RGB")
      return .color
    }
    if (3...4).contains(words.count), words.dropFirst().prefix(2).allSatisfy({ $0.hasSuffix("%") }),
      Quantity(words[0])?.unit == ""
    {
      changes.append("its three numbers are read as a color in HSL")
      return .color
    }
    if text.contains("px "), (try? shadow(value, token)) != nil { return .shadow }
    if text.contains("("), Quantity.isArithmetic(text) {
      throw LeftToken("`\(text.shortText)` can't be computed")
    }
    throw LeftToken("it is a text, for which the format has no type")
  }

  private func guessed(map: FoundValue) throws(LeftToken) -> TokenKind {
    let keys = Set(map.members?.map(\.key) ?? [])
    if keys.contains("colorSpace") || keys.isSuperset(of: ["r", "g", "b"])
      || keys.isSuperset(of: ["h", "s", "l"])
    {
      return .color
    }
    if keys.contains("value"), keys.contains("unit") { return .dimension }
    if keys.contains("fontFamily") || keys.contains("fontSize") { return .typography }
    if keys.contains("blur"), keys.contains("color") { return .shadow }
    if keys.contains("width"), keys.contains("color") { return .border }
    throw LeftToken("it is a map, for which the format has no type")
  }
}
