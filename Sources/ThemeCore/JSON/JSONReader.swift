/// A step of a JSON text.
package enum JSONEvent: Sendable {
  /// The offset of `{`.
  case beginObject(at: Int)
  /// The offset of `[`.
  case beginArray(at: Int)
  /// One past what closes the innermost object or array.
  case end(at: Int)
  case key(Ranged<String>)
  case string(Ranged<String>)
  /// A number, `true`, `false` or `null`, as it stands.
  case plain(Ranged<String>)
}

/// Reads a text as JSON, exactly as RFC 8259 defines it: an event after the other, without recursion.
package struct JSONReader {
  /// What the grammar allows next.
  private enum Expectation {
    case value
    /// Behind `[`: a value or `]`.
    case firstItem
    case key
    /// Behind `{`: a key or `}`.
    case firstKey
    /// Behind a value: `,` or what closes the innermost list or map, or the end of the file.
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
  /// The objects (true) and arrays (false) that are open.
  private var open: [Bool] = []

  /// Begins behind a byte order mark, if there is one.
  package init(_ text: SourceText) {
    self.text = text
    index = text.start
  }

  /// The next event; nil behind the text's one value.
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
