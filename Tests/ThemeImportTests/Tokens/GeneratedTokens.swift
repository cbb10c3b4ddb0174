/// A set of tokens that the dice make, with the values that they must have, and the files that several tools write of it.
struct GeneratedTokens {
  enum Value {
    /// `#rrggbb` or `#rrggbbaa`.
    case color(String)
    /// A length in hundredths of a pixel.
    case length(Int)
    case number(Int)
    case alias(Int)
    /// A length times a whole number.
    case product(Int, Int)
    /// A color with an alpha in hundredths.
    case translucent(Int, Int)
  }

  struct Token {
    let path: [String]
    /// The values of the modes, the first of which is the usual one; one value if it holds in all.
    var values: [Value]
    var kind: Kind
  }

  enum Kind { case color, length, number }

  static let modes = ["light", "dark", "light-hc", "dark-hc"]
  /// The values of axes in which each mode holds.
  static let conditions: [Set<String>] = [
    [], ["appearances.dark"], ["accessibility.highContrast"],
    ["appearances.dark", "accessibility.highContrast"],
  ]

  private(set) var tokens: [Token] = []
  /// One, two or four.
  let modeCount: Int
  private var dice: Dice

  init(seed: Int, isFlat: Bool, computes: Bool) {
    dice = Dice(seed: seed)
    modeCount = dice.pick([1, 2, 4])
    let groups = ["brand", "surface", "2.5", "Ink color", "on-primary"]
    for index in 0..<dice.number(2...24) {
      var path = isFlat ? ["t\(index)"] : [dice.pick(groups), dice.pick(groups), "t\(index)"]
      // A token and a group of one name.
      if !isFlat, index > 0, dice.happens(15) { path = tokens[dice.below(index)].path + ["t\(index)"] }
      let kind = dice.pick([Kind.color, .color, .length, .number])
      let isModed = modeCount > 1 && dice.happens(50)
      var values: [Value] = []
      for _ in 0..<(isModed ? modeCount : 1) { values.append(value(of: kind, computes: computes)) }
      tokens.append(Token(path: path, values: values, kind: kind))
    }
  }

  private mutating func value(of kind: Kind, computes: Bool) -> Value {
    let same = tokens.indices.filter { tokens[$0].kind == kind }
    if !same.isEmpty, dice.happens(30) { return .alias(dice.pick(same)) }
    if computes, !same.isEmpty, dice.happens(20) {
      if kind == .length { return .product(dice.pick(same), dice.number(0...3)) }
      if kind == .color { return .translucent(dice.pick(same), dice.pick([0, 25, 50, 80, 100])) }
    }
    switch kind {
    case .color:
      let digits = dice.happens(30) ? 8 : 6
      return .color("#" + (0..<digits).map { _ in String(dice.below(16), radix: 16) }.joined())
    case .length: return .length(dice.number(-400...6_400))
    case .number: return .number(dice.number(0...900))
    }
  }

  /// The value of a token in a mode.
  private func value(_ token: Token, in mode: Int) -> Value {
    token.values[token.values.count == 1 ? 0 : mode]
  }

  /// What the reader of token files must say of a token in a mode.
  func expected(_ index: Int, in mode: Int) -> String {
    switch value(tokens[index], in: mode) {
    case .color(let hex): hex.utf8.count == 7 ? hex + "ff" : hex
    case .length(let value), .number(let value): Self.decimal(value)
    case .alias(let other): expected(other, in: mode)
    case .product(let other, let factor): Self.decimal(hundredths(other, in: mode) * factor)
    case .translucent(let other, let alpha):
      expected(other, in: mode).prefix(7) + String((alpha * 255 + 50) / 100, digits: 2, radix: 16)
    }
  }

  private func hundredths(_ index: Int, in mode: Int) -> Int {
    switch value(tokens[index], in: mode) {
    case .length(let value): value
    case .alias(let other): hundredths(other, in: mode)
    case .product(let other, let factor): hundredths(other, in: mode) * factor
    default: 0
    }
  }

  /// The path of a token as it is written.
  func path(of index: Int) -> [String] {
    let path = tokens[index].path
    let isGroup = tokens.contains { $0.path.count > path.count && $0.path.starts(with: path) }
    return path.map { $0.replacing(".", with: "_") } + (isGroup ? ["$root"] : [])
  }

  static func decimal(_ hundredths: Int) -> String {
    let digits = String(abs(hundredths), digits: 3)
    var fraction = digits.suffix(2)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = "\(hundredths < 0 ? "-" : "")\(digits.dropLast(2))"
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }

  // MARK: Files

  /// The tokens of one mode as a tree; `isBase` says that those that do not depend on modes are there too.
  private func tree(
    _ mode: Int?, _ keys: (value: String, type: String), _ write: (Value) -> JSONValue,
    _ type: (Kind) -> String
  ) -> JSONValue {
    final class Group {
      var members: [(String, Group)] = []
      var token: [(String, JSONValue)] = []
    }
    let root = Group()
    for token in tokens where (token.values.count == 1) == (mode == nil) {
      var group = root
      for name in token.path {
        if let known = group.members.first(where: { $0.0 == name }) {
          group = known.1
        } else {
          let inner = Group()
          group.members.append((name, inner))
          group = inner
        }
      }
      group.token = [
        (keys.value, write(value(token, in: mode ?? 0))), (keys.type, .string(type(token.kind))),
      ]
    }
    func json(_ group: Group) -> JSONValue { .object(group.token + group.members.map { ($0.0, json($0.1)) }) }
    return json(root)
  }

  private func reference(_ index: Int) -> String { "{\(tokens[index].path.joined(separator: "."))}" }

  /// Files of Style Dictionary, with a folder for each mode.
  func styleDictionary(dollars: Bool) -> [String: String] {
    let keys = dollars ? (value: "$value", type: "$type") : (value: "value", type: "type")
    func write(_ value: Value) -> JSONValue {
      switch value {
      case .color(let hex): .string(hex)
      case .length(let value): .string("\(Self.decimal(value))px")
      case .number(let value): .number(Self.decimal(value))
      case .alias(let index): .string(reference(index))
      default: .null
      }
    }
    func type(_ kind: Kind) -> String { kind == .color ? "color" : kind == .length ? "dimension" : "number" }
    var files = ["base.json": tree(nil, keys, write, type).text]
    for mode in 0..<(modeCount == 1 ? 0 : modeCount) {
      files["\(Self.modes[mode])/tokens.json"] = tree(mode, keys, write, type).text
    }
    return files
  }

  /// One file of Tokens Studio, with its arithmetic and its types, and a theme for each mode.
  func tokensStudio() -> [String: String] {
    func write(_ value: Value) -> JSONValue {
      switch value {
      case .color(let hex): .string(hex)
      case .length(let value):
        .string(value.isMultiple(of: 2) ? Self.decimal(value) : "\(Self.decimal(value))px")
      case .number(let value): .string(Self.decimal(value))
      case .alias(let index): .string(reference(index))
      case .product(let index, let factor): .string("\(reference(index)) * \(factor)")
      case .translucent(let index, let alpha): .string("rgba(\(reference(index)), \(alpha)%)")
      }
    }
    func type(_ kind: Kind) -> String { kind == .color ? "color" : kind == .length ? "spacing" : "number" }
    var sets: [(String, JSONValue)] = [("core", tree(nil, ("value", "type"), write, type))]
    var themes: [JSONValue] = []
    for mode in 0..<(modeCount == 1 ? 0 : modeCount) {
      sets.append((Self.modes[mode], tree(mode, ("value", "type"), write, type)))
      themes.append([
        "name": .string(Self.modes[mode]),
        "selectedTokenSets": .object([("core", .string("source")), (Self.modes[mode], .string("enabled"))]),
      ])
    }
    let order: JSONValue = ["tokenSetOrder": .array(sets.map { .string($0.0) })]
    return ["tokens.json": JSONValue.object(sets + [("$themes", .array(themes)), ("$metadata", order)]).text]
  }

  /// A style sheet with a rule for each mode.
  func css() -> [String: String] {
    func name(_ index: Int) -> String { tokens[index].path.joined(separator: "-") }
    func write(_ value: Value) -> String {
      switch value {
      case .color(let hex): hex
      case .length(let value): "\(Self.decimal(value))px"
      case .number(let value): Self.decimal(value)
      case .alias(let index): "var(--\(name(index)))"
      case .product(let index, let factor): "calc(var(--\(name(index))) * \(factor))"
      case .translucent(let index, let alpha): "rgba(var(--\(name(index))), \(alpha)%)"
      }
    }
    func declarations(_ mode: Int) -> String {
      tokens.indices.filter { mode == 0 || tokens[$0].values.count > 1 }
        .map { "--\(name($0)): \(write(value(tokens[$0], in: mode)));" }.joined(separator: " ")
    }
    var text = ":root { \(declarations(0)) }\n"
    if modeCount > 1 { text += "[data-theme=\"dark\"] { \(declarations(1)) }\n" }
    if modeCount > 2 {
      text +=
        "@media (prefers-contrast: more) { :root { \(declarations(2)) } .dark { \(declarations(3)) } }\n"
    }
    return ["tokens.css": text]
  }

  /// The answer of Figma's REST, with a mode of one collection for each mode.
  func figma() -> [String: String] {
    func write(_ value: Value) -> JSONValue {
      switch value {
      case .color(let hex):
        let digits = Array(hex.dropFirst()).compactMap(\.hexDigitValue)
        let levels = stride(from: 0, to: digits.count, by: 2).map { place -> Double in
          Double(digits[place] * 16 + digits[place + 1]) / 255
        }
        let names = ["r", "g", "b", "a"]
        return .object(zip(names, levels + [1]).map { ($0, .number("\(Float($1))")) })
      case .length(let value), .number(let value): return .number(Self.decimal(value))
      case .alias(let index): return ["type": "VARIABLE_ALIAS", "id": .string("VariableID:\(index)")]
      default: return .null
      }
    }
    let variables = tokens.indices.map { index -> (String, JSONValue) in
      let token = tokens[index]
      let values = (0..<modeCount).map { ("1:\($0)", write(value(token, in: $0))) }
      return (
        "VariableID:\(index)",
        [
          "name": .string(token.path.joined(separator: "/")),
          "resolvedType": token.kind == .color ? "COLOR" : "FLOAT",
          "variableCollectionId": "C:1", "valuesByMode": .object(values),
          "scopes": [token.kind == .length ? "GAP" : "ALL_SCOPES"],
        ]
      )
    }
    let modes = (0..<modeCount).map {
      JSONValue.object([("modeId", .string("1:\($0)")), ("name", .string(Self.modes[$0]))])
    }
    let collection: JSONValue = ["name": "Theme", "defaultModeId": "1:0", "modes": .array(modes)]
    let meta: JSONValue = ["variables": .object(variables), "variableCollections": ["C:1": collection]]
    return ["variables.json": JSONValue.object([("status", .integer(200)), ("meta", meta)]).text]
  }
}
