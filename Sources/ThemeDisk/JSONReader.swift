/// A value of a JSON text, as far as digests need it.
enum JSONValue {
  case object([(key: String, value: JSONValue)])
  case string(String)
  case number(String)
  /// A list, a truth value or null: nothing that digests hold.
  case other
}

/// Reads strict JSON (RFC 8259) from a file that anyone may have written. Anything out of order, two equal keys and deep
/// nesting among it, is no value at all.
struct JSONReader {
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private var index = 0

  static func value(of bytes: [UInt8]) -> JSONValue? {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.index == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) -> JSONValue? {
    guard depth < Self.depthLimit else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var entries: [(key: String, value: JSONValue)] = []
    var keys: Set<[UInt8]> = []
    guard take("{") else { return nil }
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard let key = string(), keys.insert([UInt8](key.utf8)).inserted, take(":"),
        let value = value(depth: depth + 1)
      else { return nil }
      entries.append((key, value))
    } while take(",")
    return take("}") ? .object(entries) : nil
  }

  private mutating func list(depth: Int) -> JSONValue? {
    guard take("[") else { return nil }
    if take("]") { return .other }
    repeat {
      guard value(depth: depth + 1) != nil else { return nil }
    } while take(",")
    return take("]") ? .other : nil
  }

  private mutating func word(_ text: StaticString) -> JSONValue? {
    let letters = Array(text.description.utf8)
    guard bytes[index...].starts(with: letters) else { return nil }
    index += letters.count
    return .other
  }

  private mutating func number() -> JSONValue? {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let isZero = next == UInt8(ascii: "0")
    let digits = digits()
    guard digits == 1 || digits > 1 && !isZero else { return nil }
    if next == UInt8(ascii: ".") {
      index += 1
      guard self.digits() > 0 else { return nil }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      guard self.digits() > 0 else { return nil }
    }
    return .number(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    return index - start
  }

  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += UTF8.encode(scalar).map(Array.init) ?? []
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let letter = next else { return nil }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = unit() else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
      guard bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
      index += 2
      guard let second = self.unit(), UTF16.isTrailSurrogate(second) else { return nil }
      return UTF16.decode(UTF16.EncodedScalar([unit, second]))
    default: return nil
    }
  }

  private mutating func unit() -> UInt16? {
    guard bytes.count - index >= 4 else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    index += 4
    return unit
  }
}
