import ThemeCore
import ThemeDiagnostics

/// Builds JSON schemas from key tables, and collects the definitions that the schemas refer to.
struct SchemaBuilder {
  /// The diagnostic codes, whose warnings `allow` lists can contain.
  let codes: DiagnosticCodes
  private(set) var definitions: [(String, JSONValue)] = []
  /// The tables that are referred to. The first `defined` of them are defined already.
  private var wanted: [Wanted] = []
  private var defined = 0

  init(codes: DiagnosticCodes) {
    self.codes = codes
  }

  private struct Wanted: Equatable {
    let table: String
    /// Whether only the keys are meant that can differ between variants of an element.
    let isVariant: Bool

    var name: String { isVariant ? "\(table)Variant" : table }
  }

  /// Defines all tables that are referred to, directly or indirectly.
  mutating func finish() {
    while defined < wanted.count {
      let next = wanted[defined]
      defined += 1
      let table = KeyTable.named(next.table)
      definitions.append((next.name, .object(object(table, isVariant: next.isVariant))))
    }
  }

  /// The members of the schema for a map with the keys of a table, or with those that can differ between variants.
  mutating func object(_ table: KeyTable, isVariant: Bool = false) -> [(String, JSONValue)] {
    let properties = table.keys.filter { !(isVariant && $0.isOfElement) }.map { key in
      (key.name, property(key, of: table, isVariant: isVariant))
    }
    return [("type", "object"), ("additionalProperties", false), ("properties", .object(properties))]
  }

  private mutating func property(_ key: Key, of table: KeyTable, isVariant: Bool) -> JSONValue {
    var choices: [JSONValue]
    if let axis = VariantAxis(key: key.name), case .named = key.type {
      choices = [self.axis(axis, of: table, isVariant: isVariant)]
    } else if key.name == "allow" {
      choices = [
        .object([("type", "array"), ("items", reference(to: "warning") { [codes] in Self.warnings(codes) })])
      ]
    } else if key.name == "tokens" {
      let token = reference(to: "token") { Self.token }
      choices = [.object([("type", "object"), ("additionalProperties", token)])]
    } else {
      choices = self.choices(key.type, in: table)
    }
    if key.isSetting { choices.append(reference(to: "reference") { Self.reference }) }
    if key.mayBeNull(in: table) { choices.append(.oneLine(["type": "null"])) }
    var members: [(String, JSONValue)] = [("description", .string(key.summary))]
    if !key.fallback.isEmpty, let value = key.defaultValue { members.append(("default", value)) }
    if choices.count == 1, let only = choices[0].members {
      members += only
    } else {
      members.append(("anyOf", .array(choices)))
    }
    return .object(members)
  }

  /// The schemas of the ways in which a value of a type can be written.
  private mutating func choices(_ type: ValueType, in table: KeyTable) -> [JSONValue] {
    switch type {
    case .length: [reference(to: "length") { Self.length }]
    case .lengthOrHairline: [reference(to: "length") { Self.length }, .oneLine(["const": "1px"])]
    case .color: [reference(to: "color") { Self.color }]
    case .text: [reference(to: "text") { Self.text }]
    case .path: [reference(to: "path") { Self.path }]
    case .truth: [.oneLine(["type": "boolean"])]
    case .fraction: [reference(to: "fraction") { Self.fraction }]
    case .ratio: [reference(to: "ratio") { Self.ratio }]
    case .angle: [reference(to: "angle") { Self.angle }]
    case .wholeNumber(let range) where range.count == 1: [.oneLine(["const": .integer(range.lowerBound)])]
    case .wholeNumber(let range):
      [
        .oneLine([
          "type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound),
        ])
      ]
    case .words(let words): [.oneLine(["enum": .array(words.map { .string($0) })])]
    case .pattern(let pattern):
      // A name has at most 64 characters. A pattern with a slash is that of an element's ID, which may consist of several names.
      [
        pattern.contains("/")
          ? .oneLine(["type": "string", "pattern": .string(Self.whole(pattern))])
          : .oneLine(["type": "string", "pattern": .string(Self.whole(pattern)), "maxLength": 64])
      ]
    case .map(let name), .overlay(let name): [self.table(name)]
    case .named(let pattern, .color):
      // This is `swap`, whose replacement colors can be references.
      [named(pattern, choices(.color, in: table) + [reference(to: "reference") { Self.reference }])]
    case .named(let pattern, let type): [named(pattern, choices(type, in: table))]
    case .list(of: .wholeNumber(let range)):
      [
        .object([
          ("type", "array"), ("items", choices(.wholeNumber(range), in: table)[0]), ("minItems", 1),
          ("uniqueItems", true),
        ])
      ]
    case .list(.map(let name)): items([.map(name)], in: table)
    // Of all lists of several forms, only that of fills has settings for items.
    case .list(.either(let types))
    where types.contains(where: { if case .color = $0 { true } else { false } }):
      items(types, in: table)
    case .list(let type): [.object([("type", "array"), ("items", one(of: choices(type, in: table)))])]
    case .either(let types): types.flatMap { choices($0, in: table) }
    case .any: [.oneLine(["type": "object"])]
    case .anything: [.bool(true)]
    }
  }

  /// The schemas of a list whose items are values of some types or references, and of the maps that stand for a list of one.
  private mutating func items(_ types: [ValueType], in table: KeyTable) -> [JSONValue] {
    let item = types.flatMap { choices($0, in: table) } + [reference(to: "reference") { Self.reference }]
    let maps = types.filter { if case .map = $0 { true } else { false } }
    return [.object([("type", "array"), ("items", one(of: item))])] + maps.flatMap { choices($0, in: table) }
  }

  /// The schema of a map from names that the author chooses, which match the pattern if there is one.
  private func named(_ pattern: String?, _ choices: [JSONValue]) -> JSONValue {
    let value = one(of: choices + [.oneLine(["type": "null"])])
    guard let pattern else {
      return .object([
        ("type", "object"), ("propertyNames", .oneLine(["minLength": 1])), ("additionalProperties", value),
      ])
    }
    return .object([
      ("type", "object"), ("additionalProperties", false), ("propertyNames", .oneLine(["maxLength": 64])),
      ("patternProperties", .object([(Self.whole(pattern), value)])),
    ])
  }

  /// The schema of an axis's map from values to the keys that differ. Only on the element itself can a value also be declared
  /// equal to another one.
  private mutating func axis(_ axis: VariantAxis, of table: KeyTable, isVariant: Bool) -> JSONValue {
    let pattern = Self.whole(axis.pattern(in: table.name))
    var choices = [self.table(table.name, isVariant: true)]
    if !isVariant {
      choices.append(.oneLine(["type": "string", "pattern": .string(pattern)]))
      if axis == .direction { choices.append(.oneLine(["const": "mirror"])) }
    }
    choices.append(.oneLine(["const": "system"]))
    choices.append(.oneLine(["type": "null"]))
    return .object([
      ("type", "object"), ("additionalProperties", false),
      ("patternProperties", .object([(pattern, one(of: choices))])),
    ])
  }

  private func one(of choices: [JSONValue]) -> JSONValue {
    choices.count == 1 ? choices[0] : .object([("anyOf", .array(choices))])
  }

  private mutating func table(_ name: String, isVariant: Bool = false) -> JSONValue {
    let new = Wanted(table: name, isVariant: isVariant)
    if !wanted.contains(new) { wanted.append(new) }
    return .oneLine(["$ref": .string("#/$defs/\(new.name)")])
  }

  private mutating func reference(to name: String, _ schema: () -> JSONValue) -> JSONValue {
    if !definitions.contains(where: { $0.0 == name }) { definitions.append((name, schema())) }
    return .oneLine(["$ref": .string("#/$defs/\(name)")])
  }

  static func whole(_ pattern: String) -> String { "^(?:\(pattern))$" }
}
