import CTexts
import ThemeCore

/// A value that does not match its schema.
struct SchemaFlaw {
  /// The keys and indexes that lead to the value.
  let path: [String]
  /// What is wrong: a sentence without a final period.
  let words: String
  /// Whether a later version of themec may have written the value: it is a key or a name that the schema does not have.
  let isUnknown: Bool
}

/// Checks values against a JSON Schema. It supports the keywords for keys, types, enumerations and number limits that
/// the schema of manifests uses.
///
/// Patterns of keys and strings, and minimum counts of items and members, are not checked.
struct SchemaCheck: Sendable {
  private let schema: JSONValue

  init(_ schema: JSONValue) {
    self.schema = schema
  }

  /// The flaws of a value, in the order of its members.
  func flaws(in value: JSONValue) -> [SchemaFlaw] { flaws(value, schema, at: []) }

  private func flaws(_ value: JSONValue, _ part: JSONValue, at path: [String]) -> [SchemaFlaw] {
    let part = definition(of: part)
    if let options = part["anyOf"]?.elements { return flaws(value, oneOf: options, at: path) }
    if let type = part["type"]?.string, !value.isOf(type) {
      return [flaw("\(value.brief) and not \(article(type))", at: path)]
    }
    if let names = part["enum"]?.elements ?? part["const"].map({ [$0] }),
      !names.contains(where: { value.isSame(as: $0) })
    {
      let listed = names.map(\.line).joined(separator: ", ")
      let isText = value.string != nil && names.contains { $0.string != nil }
      return [flaw("\(value.brief) and not \(names.count == 1 ? "" : "one of ")\(listed)", at: path, isText)]
    }
    for (key, isWrong) in [("minimum", { $0 < $1 }), ("maximum", { $0 > $1 })]
      as [(String, (Double, Double) -> Bool)]
    {
      guard let limit = part[key]?.double, let number = value.double, isWrong(number, limit) else { continue }
      return [flaw("\(value.brief), and its \(key) is \(part[key]?.line ?? "")", at: path)]
    }
    if let elements = value.elements, let items = part["items"] {
      return elements.enumerated().flatMap { flaws($1, items, at: path + ["\($0)"]) }
    }
    return value.members.map { flaws(inMembers: $0, part, at: path) } ?? []
  }

  private func flaws(
    inMembers members: [(String, JSONValue)], _ part: JSONValue, at path: [String]
  ) -> [SchemaFlaw] {
    let others = part["patternProperties"]?.members?.first?.1 ?? part["additionalProperties"]
    return missing(in: members, part, at: path)
      + members.flatMap { key, value -> [SchemaFlaw] in
        let inner = path + [key]
        guard let known = part["properties"]?[key] ?? others else { return [] }
        guard case .bool(let isAllowed) = known.unmarked else { return flaws(value, known, at: inner) }
        return isAllowed ? [] : [SchemaFlaw(path: inner, words: "unknown key `\(key)`", isUnknown: true)]
      }
  }

  private func missing(
    in members: [(String, JSONValue)], _ part: JSONValue, at path: [String]
  ) -> [SchemaFlaw] {
    (part["required"]?.elements ?? []).compactMap(\.string).filter { key in
      !members.contains { $0.0 == key }
    }.map { flaw("has no `\($0)`", at: path, of: "") }
  }

  /// The flaws against the option of an `anyOf` that the value comes closest to; none if it matches one of them.
  private func flaws(_ value: JSONValue, oneOf options: [JSONValue], at path: [String]) -> [SchemaFlaw] {
    var (closest, count): ([SchemaFlaw], Int) = ([], 0)
    func rank(_ flaws: [SchemaFlaw]) -> Int { flaws.map(\.path.count).min() ?? 0 }
    for option in options {
      // Required keys are checked first, so that most options need no further comparison.
      let missing = value.members.map { self.missing(in: $0, option, at: path) } ?? []
      let found = missing.isEmpty ? flaws(value, option, at: path) : missing
      if found.isEmpty { return [] }
      // The option `null` says nothing about what is wrong with a value that is present.
      if option["type"]?.string == "null" { continue }
      count += 1
      if count == 1 || rank(closest) < rank(found) { closest = found }
    }
    guard count == 1 || rank(closest) > path.count else {
      return [flaw("\(value.brief), which no manifest has here", at: path)]
    }
    return closest
  }

  private func definition(of part: JSONValue) -> JSONValue {
    guard let name = part["$ref"]?.string?.split(separator: "/").last else { return part }
    return schema["$defs"]?[String(name)] ?? part
  }

  private func flaw(
    _ words: String, at path: [String], _ isUnknown: Bool = false, of verb: String = "is "
  ) -> SchemaFlaw {
    let name = path.last.map { "`\($0)`" } ?? "the manifest"
    return SchemaFlaw(path: path, words: "\(name) \(verb)\(words)", isUnknown: isUnknown)
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
    return text.utf8.elementsEqual(name.utf8)
  }

  /// The number; nil for any other value.
  var double: Double? {
    guard case .number(let text) = unmarked else { return nil }
    return Double(text)
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

/// A place where a manifest does not match the schema of `themec schema manifest`, because the manifest was edited or a later
/// version of themec wrote it.
package struct ManifestFlaw: Hashable, Sendable {
  /// The line in the manifest, from 1.
  package let line: Int
  /// What is wrong: a sentence without a final period.
  package let words: String
  /// Whether a later version of themec may have written the value: it is a key or a name that the schema does not have.
  package let isUnknown: Bool
}

extension ManifestFacts {
  /// The places where the manifest does not match today's schema, sorted by line. `bytes` is the file that the facts were read
  /// from.
  package func flaws(in bytes: [UInt8]) -> [ManifestFlaw] {
    let flaws = manifestCheck.flaws(in: json)
    if flaws.isEmpty { return [] }
    let lines = linesByPath(bytes, of: Set(flaws.map(\.path)))
    return flaws.map { flaw in
      ManifestFlaw(line: lines[flaw.path] ?? 1, words: flaw.words, isUnknown: flaw.isUnknown)
    }.sorted { ($0.line, $0.words) < ($1.line, $1.words) }
  }
}

/// The schema that `themec schema manifest` prints.
private let manifestCheck: SchemaCheck = {
  let text = unsafe String(cString: ctexts_manifest_schema())
  guard let schema = try? JSONValue(parsing: Array(text.utf8)) else {
    preconditionFailure("the schema of manifests is not JSON")
  }
  return SchemaCheck(schema)
}()

/// The lines of the wanted keys and array elements, from 1, by the keys and indexes that lead to them.
private func linesByPath(_ bytes: [UInt8], of wanted: Set<[String]>) -> [[String]: Int] {
  let text = SourceText(source: SourceID(index: 0), bytes: bytes, isASCII: false)
  var reader = JSONReader(text)
  var lines: [[String]: Int] = [:]
  var (path, counts): ([String], [Int?]) = ([], [])
  var (line, counted) = (1, 0)
  func note(_ offset: Int) {
    line += bytes[counted..<offset].count { $0 == UInt8(ascii: "\n") }
    counted = offset
    if wanted.contains(path) { lines[path] = line }
  }
  /// Within an array, moves the path on to the next element; elements are named by their index, from 0.
  func count(_ offset: Int) {
    guard let index = counts.last.flatMap({ $0 }) else { return }
    path[path.count - 1] = "\(index)"
    counts[counts.count - 1] = index + 1
    note(offset)
  }
  while let event = try? reader.next() {
    switch event {
    case .beginObject(let offset), .beginArray(let offset):
      count(offset)
      if case .beginArray = event { counts.append(0) } else { counts.append(nil) }
      path.append("")
    case .end:
      path.removeLast()
      counts.removeLast()
    case .key(let key):
      path[path.count - 1] = key.value
      note(Int(key.range.start))
    case .string(let value), .plain(let value): count(Int(value.range.start))
    }
  }
  return lines
}
