/// A JSON value that was read or is to be written. Members keep their order, and numbers keep their text.
package enum JSONValue: Sendable {
  case object([(String, JSONValue)])
  case array([JSONValue])
  case string(String)
  /// A number in JSON syntax. The caller is responsible for its validity.
  case number(String)
  case bool(Bool)
  case null
  /// A value that is written on one line, including all values inside it.
  indirect case oneLine(JSONValue)

  /// A number from an integer.
  package static func integer(_ value: some BinaryInteger) -> JSONValue { .number(String(value)) }

  /// An object with the members that are not nil.
  package static func object(omittingNil members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension JSONValue {
  /// The value without `oneLine`.
  package var unmarked: JSONValue {
    var value = self
    while case .oneLine(let inner) = value { value = inner }
    return value
  }

  /// The members of an object; nil for other values.
  package var members: [(String, JSONValue)]? { if case .object(let all) = unmarked { all } else { nil } }

  /// The elements of an array; nil for other values.
  package var elements: [JSONValue]? { if case .array(let elements) = unmarked { elements } else { nil } }

  /// The text of a string; nil for other values.
  package var string: String? { if case .string(let text) = unmarked { text } else { nil } }

  /// The value of a number that is whole and fits in an `Int`; nil for other values.
  package var integer: Int? { if case .number(let text) = unmarked { Int(text) } else { nil } }

  /// The number; nil for any other value.
  package var double: Double? { if case .number(let text) = unmarked { Double(text) } else { nil } }

  /// The value of the first member with a key; nil if there is none, or for values that are not objects.
  package subscript(key: String) -> JSONValue? {
    members?.first { ByteText($0.0) == ByteText(key) }?.1
  }
}

// With these literals, constant values in the source look like JSON. Members keep the order of the source.

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

/// The members of an object, which are sorted by key in the result. Nil values are omitted.
package struct Members {
  private var members: [(String, JSONValue)] = []

  package init() {}

  /// Adds a member unless its value is nil.
  package mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append((key, value)) }
  }

  package var isEmpty: Bool { members.isEmpty }

  /// The object with its keys sorted by their UTF-8 bytes.
  package var object: JSONValue {
    .object(members.sorted { precedesInBytes($0.0, $1.0) })
  }
}

/// The error for a text that is not valid JSON.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the problem, counted from 1.
  package let line: Int
  /// The problem in a few words: ``expected `,` or `}`, found the end of the file``.
  package let reason: String

  package var description: String { "line \(line): \(reason)" }
}

extension JSONValue {
  /// Parses a complete UTF-8 text. A key must be unique in its object, values can be nested up to 64 levels deep, and texts have
  /// no more successive combining marks than ``Limit/combiningMarks``.
  ///
  /// For files that themec itself wrote. Files by authors are parsed to a tree that keeps the places in the source.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONError(line: 1, reason: "not UTF-8")
    }
    let text = SourceText(source: SourceID(index: 0), bytes: bytes, isASCII: false)
    var reader = JSONReader(text)
    var builder = ValueBuilder()
    do throws(JSONProblem) {
      while let event = try reader.next() { try builder.take(event, in: text) }
    } catch {
      let before = bytes.prefix(Int(error.range.start))
      throw JSONError(line: 1 + before.count { $0 == UInt8(ascii: "\n") }, reason: error.message)
    }
    guard let root = builder.root else { preconditionFailure("a text of JSON without a value") }
    self = root
  }
}

/// Builds a value from the events of a text.
private struct ValueBuilder {
  /// An object or array that is not closed yet.
  private struct Frame {
    let isObject: Bool
    var members: [(String, JSONValue)] = []
    var keys: Set<[UInt8]> = []
    var elements: [JSONValue] = []
    /// The key of the next value.
    var key = ""
  }

  private(set) var root: JSONValue?
  private var open: [Frame] = []

  mutating func take(_ event: JSONEvent, in text: SourceText) throws(JSONProblem) {
    switch event {
    case .beginObject(let offset): try begin(Frame(isObject: true), at: text.range(offset, offset + 1))
    case .beginArray(let offset): try begin(Frame(isObject: false), at: text.range(offset, offset + 1))
    case .end:
      let frame = open.removeLast()
      place(frame.isObject ? .object(frame.members) : .array(frame.elements))
    case .key(let key):
      try checkMarks(of: key)
      guard open[open.count - 1].keys.insert(Array(key.value.utf8)).inserted else {
        throw JSONProblem("the same key twice", at: key.range)
      }
      open[open.count - 1].key = key.value
    case .string(let string):
      try checkMarks(of: string)
      place(.string(string.value))
    case .plain(let plain):
      switch plain.value {
      case "true": place(.bool(true))
      case "false": place(.bool(false))
      case "null": place(.null)
      default: place(.number(plain.value))
      }
    }
  }

  /// Refuses a text with a long run of combining marks, which is slow to compare and to look up.
  private func checkMarks(of text: Ranged<String>) throws(JSONProblem) {
    guard text.value.hasLongRunOfMarks else { return }
    throw JSONProblem("\(Limits().exceeded(.combiningMarks).words)", at: text.range)
  }

  private mutating func begin(_ frame: Frame, at range: SourceRange) throws(JSONProblem) {
    guard open.count < 64 else { throw JSONProblem("nested too deep", at: range) }
    open.append(frame)
  }

  private mutating func place(_ value: JSONValue) {
    guard var frame = open.popLast() else {
      root = value
      return
    }
    if frame.isObject { frame.members.append((frame.key, value)) } else { frame.elements.append(value) }
    open.append(frame)
  }
}

/// The error for a text that is not valid JSON, at the first place that violates the grammar.
package struct JSONProblem: Error {
  package let message: String
  package let range: SourceRange
  package let help: String?
  /// A second place that explains the error, with its label; nil if there is none.
  package let related: (range: SourceRange, label: String)?

  init(
    _ message: String, at range: SourceRange, help: String? = nil,
    related: (range: SourceRange, label: String)? = nil
  ) {
    self.message = message
    self.range = range
    self.help = help
    self.related = related
  }

  /// The text at `offset` is not what the grammar expects there.
  init(expected: String, at offset: Int, in text: SourceText) {
    let found = FoundText(at: offset, in: text)
    if let comma = Self.comma(before: offset, in: text) {
      let place = text.range(comma, comma + 1)
      self.init(
        "expected \(expected) after this comma, found \(found.words)", at: place, help: "remove the comma")
      return
    }
    self.init(
      "expected \(expected), found \(found.words)", at: found.range, help: Self.help(at: offset, in: text))
  }

  /// The comma before the closing bracket at `offset`; nil if there is none.
  private static func comma(before offset: Int, in text: SourceText) -> Int? {
    guard let byte = text.byte(at: offset), "}]".utf8.contains(byte) else { return nil }
    let before = text.endOfToken(before: offset) - 1
    return before >= text.start && text.bytes[before] == UInt8(ascii: ",") ? before : nil
  }

  /// Advice for common mistakes of authors who are used to JavaScript, Python or YAML; nil if none applies.
  private static func help(at offset: Int, in text: SourceText) -> String? {
    guard let byte = text.byte(at: offset) else { return nil }
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return "JSON has no comments; a theme in YAML may have them"
    case UInt8(ascii: ","):
      return "remove this comma"
    case UInt8(ascii: "'"):
      return "JSON quotes with `\"`"
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return "a number begins with `-` or a digit"
    default:
      return byte.isASCIILetter ? word(at: offset, in: text) : nil
    }
  }

  private static func word(at offset: Int, in text: SourceText) -> String? {
    let range = FoundText(at: offset, in: text).range
    let word = text.string(offset, Int(range.end))
    switch word.lowercased() {
    case "true", "false", "null": return "write `\(word.lowercased())`"
    case "none", "nil", "undefined": return "write `null`"
    case "nan", "infinity": return "JSON has no such number"
    default:
      return text.byte(at: Int(range.end)) == UInt8(ascii: "\"") ? nil : "put text between double quotes"
    }
  }
}

extension SourceText {
  /// The offset after the last byte before `offset` that is not blank.
  func endOfToken(before offset: Int) -> Int {
    var end = offset
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }
}
