/// Checks values against a JSON Schema. It supports the keywords for keys, types, enumerations and number limits
/// that the schema of manifests uses.
///
/// Patterns of keys and strings, and minimum counts of items and members, are not checked.
package struct SchemaCheck: Sendable {
  /// A value that does not match its schema.
  package struct Flaw: Sendable {
    /// The keys and indexes that lead to the value.
    package let path: [String]
    /// What is wrong: a sentence without a final period.
    package let words: String
    /// Whether a later version of the schema may allow the value: it is a key or a name that the schema does not have.
    package let isUnknown: Bool
  }

  private let rules: [Rule]
  private let root: Int
  private let subject: String

  /// Reads a schema. `subject` is the noun for what it is the schema of, such as `manifest`.
  package init(_ schema: JSONValue, of subject: String) {
    var reader = RuleReader(definitions: schema["$defs"])
    root = reader.rule(schema)
    rules = reader.rules
    self.subject = subject
  }

  /// The flaws of a value, in the order of its members.
  package func flaws(in value: JSONValue) -> [Flaw] {
    var path: [String] = []
    return flaws(value, rules[root], at: &path)
  }

  private func flaws(_ value: JSONValue, _ rule: Rule, at path: inout [String]) -> [Flaw] {
    if let options = rule.options { return flaws(value, oneOf: options, at: &path) }
    if let type = rule.type, !value.isOf(type) {
      return [flaw("\(value.brief) and not \(article(type))", at: path)]
    }
    if let names = rule.names, !names.contains(where: { value.isSame(as: $0) }) {
      let listed = names.map(\.line).joined(separator: ", ")
      let isText = value.string != nil && names.contains { $0.string != nil }
      return [flaw("\(value.brief) and not \(names.count == 1 ? "" : "one of ")\(listed)", at: path, isText)]
    }
    if rule.minimum != nil || rule.maximum != nil, let number = value.double {
      let isLow = rule.minimum?.double.map { number < $0 } ?? false
      let isHigh = rule.maximum?.double.map { number > $0 } ?? false
      if let limit = isLow ? rule.minimum : isHigh ? rule.maximum : nil {
        let key = isLow ? "minimum" : "maximum"
        return [flaw("\(value.brief), and its \(key) is \(limit.line)", at: path)]
      }
    }
    if let elements = value.elements, let items = rule.items {
      var found: [Flaw] = []
      for (index, element) in elements.enumerated() {
        path.append("\(index)")
        found += flaws(element, rules[items], at: &path)
        path.removeLast()
      }
      return found
    }
    return value.members.map { flaws(inMembers: $0, rule, at: &path) } ?? []
  }

  private func flaws(
    inMembers members: [(String, JSONValue)], _ rule: Rule, at path: inout [String]
  ) -> [Flaw] {
    var found = missing(in: members, rule.required, at: path)
    for (key, value) in members {
      switch rule.properties[ByteText(key)] ?? rule.others {
      case .rule(let index):
        path.append(key)
        found += flaws(value, rules[index], at: &path)
        path.removeLast()
      case .forbidden: found.append(Flaw(path: path + [key], words: "unknown key `\(key)`", isUnknown: true))
      case .allowed, nil: break
      }
    }
    return found
  }

  private func missing(
    in members: [(String, JSONValue)], _ required: [String], at path: [String]
  ) -> [Flaw] {
    required.filter { key in !members.contains { $0.0 == key } }
      .map { flaw("has no `\($0)`", at: path, of: "") }
  }

  /// The flaws against the option of an `anyOf` that the value comes closest to; none if it matches one of them.
  private func flaws(_ value: JSONValue, oneOf options: [Rule.Option], at path: inout [String]) -> [Flaw] {
    var (closest, count): ([Flaw], Int) = ([], 0)
    func rank(_ flaws: [Flaw]) -> Int { flaws.map(\.path.count).min() ?? 0 }
    let members = value.members
    for option in options {
      // Required keys are checked first, so that most options need no further comparison.
      let missing = members.map { self.missing(in: $0, option.required, at: path) } ?? []
      let found = missing.isEmpty ? flaws(value, rules[option.rule], at: &path) : missing
      if found.isEmpty { return [] }
      // The option `null` says nothing about what is wrong with a value that is present.
      if option.isNull { continue }
      count += 1
      if count == 1 || rank(closest) < rank(found) { closest = found }
    }
    guard count == 1 || rank(closest) > path.count else {
      return [flaw("\(value.brief), which no \(subject) has here", at: path)]
    }
    return closest
  }

  private func flaw(
    _ words: String, at path: [String], _ isUnknown: Bool = false, of verb: String = "is "
  ) -> Flaw {
    let name = path.last.map { "`\($0)`" } ?? "the \(subject)"
    return Flaw(path: path, words: "\(name) \(verb)\(words)", isUnknown: isUnknown)
  }

  private func article(_ type: String) -> String {
    switch type {
    case "integer": "a whole number"
    case "boolean": "true or false"
    case "null": "null"
    default: "aeiou".contains(type.prefix(1)) ? "an \(type)" : "a \(type)"
    }
  }
}

/// What a part of a schema says of a value. Other rules are named by their place in the schema, because rules contain each other.
private struct Rule: Sendable {
  /// An option of an `anyOf`.
  struct Option: Sendable {
    let rule: Int
    /// The keys that the option itself requires, and whether it is `null`; a definition that it refers to is not looked at.
    let required: [String]
    let isNull: Bool
  }

  enum Member: Sendable {
    case rule(Int)
    case allowed, forbidden
  }

  var options: [Option]?
  var type: String?
  var names: [JSONValue]?
  var minimum: JSONValue?
  var maximum: JSONValue?
  var items: Int?
  var required: [String] = []
  var properties: [ByteText: Member] = [:]
  var others: Member?
}

/// Reads the rules of a schema, each definition once.
private struct RuleReader {
  let definitions: JSONValue?
  private(set) var rules: [Rule] = []
  private var known: [String: Int] = [:]

  init(definitions: JSONValue?) { self.definitions = definitions }

  /// The place of the rule of a part, or of the definition that it refers to.
  mutating func rule(_ part: JSONValue) -> Int {
    guard let name = part["$ref"]?.string?.split(separator: "/").last.map(String.init),
      let definition = definitions?[name]
    else { return add(part) }
    if let known = known[name] { return known }
    known[name] = rules.count
    return add(definition)
  }

  private mutating func add(_ part: JSONValue) -> Int {
    let place = rules.count
    rules.append(Rule())
    var rule = Rule()
    if let options = part["anyOf"]?.elements {
      rule.options = []
      for option in options {
        rule.options?.append(
          Rule.Option(
            rule: self.rule(option), required: required(option), isNull: option["type"]?.string == "null"))
      }
    }
    rule.type = part["type"]?.string
    rule.names = part["enum"]?.elements ?? part["const"].map { [$0] }
    (rule.minimum, rule.maximum) = (part["minimum"], part["maximum"])
    rule.items = part["items"].map { self.rule($0) }
    rule.required = required(part)
    for (name, property) in part["properties"]?.members ?? [] {
      rule.properties[ByteText(name)] = member(property)
    }
    let others = part["patternProperties"]?.members?.first?.1 ?? part["additionalProperties"]
    rule.others = others.map { member($0) }
    rules[place] = rule
    return place
  }

  private func required(_ part: JSONValue) -> [String] {
    (part["required"]?.elements ?? []).compactMap(\.string)
  }

  private mutating func member(_ part: JSONValue) -> Rule.Member {
    guard case .bool(let isAllowed) = part.unmarked else { return .rule(rule(part)) }
    return isAllowed ? .allowed : .forbidden
  }
}

extension JSONValue {
  fileprivate func isOf(_ type: String) -> Bool {
    switch unmarked {
    case .object: type == "object"
    case .array: type == "array"
    case .string: type == "string"
    case .number(let text): type == "number" || type == "integer" && Int(text) != nil
    case .bool: type == "boolean"
    case .null: type == "null"
    case .oneLine: false
    }
  }

  /// Whether two strings have the same bytes, or two other values the same text.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    guard let text = string, let name = other.string else { return line == other.line }
    return ByteText(text) == ByteText(name)
  }

  /// The value, or only its type where its text may be long.
  fileprivate var brief: String {
    switch unmarked {
    case .object: "an object"
    case .array: "an array"
    case .string(let text) where text.utf8.count > 40: "a string"
    case .number(let text) where text.utf8.count > 40: "a number of \(text.utf8.count) digits"
    default: line
    }
  }
}
