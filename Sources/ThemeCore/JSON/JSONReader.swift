/// Why a text is no JSON.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the problem, from 1.
  package let line: Int
  /// What is wrong, in a few words: ``expected `,` or `}` ``.
  package let reason: String

  package var description: String { "line \(line): \(reason)" }
}

extension JSONValue {
  /// Reads a whole text as RFC 8259 defines it: UTF-8, no comments, no trailing commas, one value. Beyond it, a key may
  /// stand only once in an object, and values nest 64 deep at most.
  ///
  /// For files that themec wrote itself; what an author wrote is read with its places.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONError) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw fail("not UTF-8") }
    skipSpace()
    let value = try value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw fail("text after the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < 64 else { throw fail("nested too deep") }
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return .number(try number())
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    default: throw fail("expected a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    var members: [(String, JSONValue)] = []
    var known: Set<[UInt8]> = []
    index += 1
    skipSpace()
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw fail("expected a key") }
      let key = try string()
      guard known.insert(Array(key.utf8)).inserted else { throw fail("the same key twice") }
      skipSpace()
      guard take(":") else { throw fail("expected `:`") }
      skipSpace()
      members.append((key, try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw fail("expected `,` or `}`") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    index += 1
    skipSpace()
    if take("]") { return .array([]) }
    repeat {
      skipSpace()
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw fail("expected `,` or `]`") }
    return .array(elements)
  }

  private mutating func string() throws(JSONError) -> String {
    var text: [UInt8] = []
    index += 1
    while let byte = peek {
      guard byte >= 0x20 else { throw fail("a control character in a string") }
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter
      default: text.append(byte)
      }
    }
    throw fail("a string without an end")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let byte = peek
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw fail("an unknown escape")
    }
    let first = try hexadecimal()
    guard 0xD800...0xDBFF ~= first else {
      guard let scalar = Unicode.Scalar(first) else { throw fail("half a surrogate pair") }
      return scalar
    }
    guard take("\\"), take("u") else { throw fail("half a surrogate pair") }
    let second = try hexadecimal()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw fail("half a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fail("expected four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    guard index > start else { throw fail("expected a digit") }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw fail("expected a value") }
    index += word.utf8.count
    return value
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private func fail(_ reason: String) -> JSONError {
    let before = bytes.prefix(index)
    return JSONError(line: 1 + before.count { $0 == UInt8(ascii: "\n") }, reason: reason)
  }
}
