/// An event in a JSON text.
package enum JSONEvent: Sendable {
  /// The start of an object, with the offset of its `{`.
  case beginObject(at: Int)
  /// The start of an array, with the offset of its `[`.
  case beginArray(at: Int)
  /// The end of the innermost object or array, with the offset after its closing bracket.
  case end(at: Int)
  case key(Ranged<String>)
  case string(Ranged<String>)
  /// A number, `true`, `false` or `null`, as it is written.
  case plain(Ranged<String>)
}

/// A streaming reader for JSON, exactly as RFC 8259 defines it. It returns one event at a time and needs no recursion.
package struct JSONReader {
  /// What the grammar allows next.
  private enum Expectation {
    case value
    /// After `[`: a value or `]`.
    case firstItem
    case key
    /// After `{`: a key or `}`.
    case firstKey
    /// After a value: `,`, the closing bracket of the innermost object or array, or the end of the file.
    case separator

    var words: String {
      switch self {
      case .value: "a value"
      case .firstItem: "a value or `]`"
      case .key: "a key in double quotes"
      case .firstKey: "a key in double quotes or `}`"
      case .separator: ""
      }
    }
  }

  private let text: SourceText
  private var index: Int
  private var expects = Expectation.value
  /// The objects (true) and arrays (false) that are not closed yet.
  private var open: [Bool] = []

  /// Creates a reader that begins at the start of the text, after a byte order mark if there is one.
  package init(_ text: SourceText) {
    self.text = text
    index = text.start
  }

  /// The next event; nil after the end of the text's only value.
  package mutating func next() throws(JSONProblem) -> JSONEvent? {
    while true {
      skipBlanks()
      switch (expects, text.byte(at: index)) {
      case (.firstItem, UInt8(ascii: "]")), (.firstKey, UInt8(ascii: "}")): return close()
      case (.value, let byte), (.firstItem, let byte): return try value(beginningWith: byte)
      case (.key, _), (.firstKey, _): return .key(try key())
      case (.separator, let byte):
        guard let isObject = open.last else {
          guard byte == nil else { throw problem("the end of the file") }
          return nil
        }
        if byte == UInt8(ascii: isObject ? "}" : "]") { return close() }
        guard byte == UInt8(ascii: ",") else { throw problem(isObject ? "`,` or `}`" : "`,` or `]`") }
        index += 1
        expects = isObject ? .key : .value
      }
    }
  }

  private mutating func value(beginningWith byte: UInt8?) throws(JSONProblem) -> JSONEvent {
    let start = index
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = byte == UInt8(ascii: "{")
      open.append(isObject)
      index += 1
      expects = isObject ? .firstKey : .firstItem
      return isObject ? .beginObject(at: start) : .beginArray(at: start)
    case UInt8(ascii: "\""):
      let string = try string()
      expects = .separator
      return .string(string)
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"):
      index = try JSONNumber(at: start, in: text).end
    default:
      let words = ["true", "false", "null"]
      guard let word = words.first(where: { text.bytes[start...].starts(with: $0.utf8) }) else {
        throw problem(expects.words)
      }
      index += word.utf8.count
    }
    expects = .separator
    return .plain(Ranged(text.string(start, index), text.range(start, index)))
  }

  private mutating func key() throws(JSONProblem) -> Ranged<String> {
    guard text.byte(at: index) == UInt8(ascii: "\"") else { throw problem(expects.words) }
    let key = try string()
    skipBlanks()
    guard text.byte(at: index) == UInt8(ascii: ":") else { throw problem("`:` after the key") }
    index += 1
    expects = .value
    return key
  }

  private mutating func string() throws(JSONProblem) -> Ranged<String> {
    let string = try JSONString(at: index, in: text)
    defer { index = string.end }
    return Ranged(string.value, text.range(index, string.end))
  }

  private mutating func close() -> JSONEvent {
    index += 1
    open.removeLast()
    expects = .separator
    return .end(at: index)
  }

  private mutating func skipBlanks() {
    while let byte = text.byte(at: index), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  private func problem(_ expected: String) -> JSONProblem {
    JSONProblem(expected: expected, at: index, in: text)
  }
}
