import Synchronization
package import ThemeCore

/// The part of JSON Schema that the schemas of this project use. A keyword that it does not know is a problem of its
/// own, so that no schema promises what is not checked.
package struct JSONSchema {
  private let root: JSONValue

  package init(_ schema: JSONValue) {
    root = schema
  }

  /// What is wrong with a value, one per line: `/runs/0/version: expected string`; empty when nothing is.
  package func problems(of value: JSONValue) -> [String] {
    problems(of: value, against: root, at: "")
  }

  private static let annotations: Set<String> = [
    "$schema", "$id", "id", "$defs", "definitions", "title", "description", "default", "examples", "format",
  ]

  private func problems(of value: JSONValue, against schema: JSONValue, at path: String) -> [String] {
    if case .bool(let isAllowed) = schema { return isAllowed ? [] : ["\(path): not allowed"] }
    guard let keywords = schema.members else { return ["\(path): the schema is no map"] }
    var problems: [String] = []
    for (keyword, argument) in keywords where !Self.annotations.contains(keyword) {
      problems += check(value, keyword, argument, schema, path)
    }
    return problems
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue, _ path: String
  ) -> [String] {
    func unless(_ isFine: Bool, _ problem: String) -> [String] { isFine ? [] : ["\(path): \(problem)"] }
    /// Whether a count, where the value has one, is as the argument wants it.
    func isCount(_ count: Int?, _ isFine: (Int, Int) -> Bool) -> Bool {
      count.map { isFine($0, argument.integer ?? 0) } ?? true
    }
    switch keyword {
    case "$ref":
      guard let target = target(argument.string ?? "") else { return ["\(path): no such \(argument.line)"] }
      return problems(of: value, against: target, at: path)
    case "type":
      let types = argument.elements?.compactMap(\.string) ?? [argument.string ?? ""]
      return unless(types.contains { Self.matches(value, $0) }, "expected \(types.joined(separator: " or "))")
    case "const": return unless(value.line == argument.line, "expected \(argument.line)")
    case "enum":
      return unless(
        (argument.elements ?? []).contains { $0.line == value.line }, "expected one of \(argument.line)")
    case "required":
      let missing = (argument.elements ?? []).compactMap(\.string).filter {
        value.members != nil && value[$0] == nil
      }
      return missing.map { "\(path): `\($0)` is missing" }
    case "properties":
      return (value.members ?? []).flatMap { key, member in
        argument[key].map { problems(of: member, against: $0, at: "\(path)/\(key)") } ?? []
      }
    case "patternProperties":
      return (value.members ?? []).flatMap { key, member in
        (argument.members ?? []).flatMap { pattern, schema in
          Self.matches(key, pattern: pattern)
            ? problems(of: member, against: schema, at: "\(path)/\(key)") : []
        }
      }
    case "additionalProperties":
      return (value.members ?? []).flatMap { key, member in
        let isNamed =
          schema["properties"]?[key] != nil
          || (schema["patternProperties"]?.members ?? []).contains { Self.matches(key, pattern: $0.0) }
        return isNamed ? [] : problems(of: member, against: argument, at: "\(path)/\(key)")
      }
    case "propertyNames":
      return (value.members ?? []).flatMap {
        problems(of: .string($0.0), against: argument, at: "\(path)/\($0.0)")
      }
    case "items":
      return (value.elements ?? []).enumerated().flatMap { index, element in
        problems(of: element, against: argument, at: "\(path)/\(index)")
      }
    case "uniqueItems":
      let lines = (value.elements ?? []).map(\.line)
      return unless(argument.line != "true" || Set(lines).count == lines.count, "the same element twice")
    case "minItems": return unless(isCount(value.elements?.count, >=), "too few")
    case "maxItems": return unless(isCount(value.elements?.count, <=), "too many")
    case "minProperties": return unless(isCount(value.members?.count, >=), "too few")
    case "minLength": return unless(isCount(value.string?.unicodeScalars.count, >=), "too short")
    case "maxLength": return unless(isCount(value.string?.unicodeScalars.count, <=), "too long")
    case "pattern":
      return unless(
        value.string.map { Self.matches($0, pattern: argument.string ?? "") } ?? true,
        "not as \(argument.line)")
    case "minimum": return unless(Self.compare(value, argument, >=), "below \(argument.line)")
    case "maximum": return unless(Self.compare(value, argument, <=), "above \(argument.line)")
    case "exclusiveMinimum": return unless(Self.compare(value, argument, >), "not above \(argument.line)")
    case "anyOf", "oneOf":
      let outcomes = (argument.elements ?? []).map { problems(of: value, against: $0, at: path) }
      let fitting = outcomes.count(where: \.isEmpty)
      if fitting == 0 { return outcomes.min { $0.count < $1.count } ?? [] }
      return unless(keyword == "anyOf" || fitting == 1, "fits \(fitting) of the choices")
    case "allOf": return (argument.elements ?? []).flatMap { problems(of: value, against: $0, at: path) }
    case "not":
      return unless(!problems(of: value, against: argument, at: path).isEmpty, "fits what it must not")
    default: return ["\(path): the schema uses `\(keyword)`, which is not checked"]
    }
  }

  /// The schema that `#/…` names.
  private func target(_ reference: String) -> JSONValue? {
    guard reference.hasPrefix("#") else { return nil }
    var target: JSONValue? = root
    for part in reference.dropFirst().split(separator: "/") { target = target?[String(part)] }
    return target
  }

  private static func matches(_ value: JSONValue, _ type: String) -> Bool {
    switch (value.unmarked, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.number, "number"), (.bool, "boolean"),
      (.null, "null"):
      true
    case (.number, "integer"): value.integer != nil
    default: false
    }
  }

  /// The expressions of the patterns so far: to make one takes longer than most matches.
  private static let expressions = Mutex<[String: Regex<AnyRegexOutput>]>([:])

  private static func matches(_ text: String, pattern: String) -> Bool {
    expressions.withLock { expressions in
      if expressions[pattern] == nil { expressions[pattern] = try? Regex(pattern) }
      return expressions[pattern].map { text.contains($0) } ?? false
    }
  }

  private static func compare(_ value: JSONValue, _ limit: JSONValue, _ isFine: (Double, Double) -> Bool)
    -> Bool
  {
    guard case .number(let text) = value.unmarked else { return true }
    guard case .number(let limit) = limit.unmarked, let number = Double(text), let bound = Double(limit)
    else {
      return false
    }
    return isFine(number, bound)
  }
}
