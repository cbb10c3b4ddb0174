import ThemeCore

/// Reads the words of path data (SVG 2, §9.3.9).
struct PathScanner {
  private let bytes: [UInt8]
  /// In bytes, from 0.
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Skips white space.
  mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { offset += 1 }
  }

  /// Skips white space and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if current == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
  }

  /// The byte that is next.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether what comes next can only be a number: a comma before it counts.
  var isAtNumber: Bool {
    guard let byte = current else { return false }
    return byte.isASCIIDigit || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }

  /// Takes the byte that is next.
  mutating func next() -> UInt8? {
    defer { offset += offset < bytes.count ? 1 : 0 }
    return current
  }

  /// Digits with at most one dot, perhaps a sign and an exponent.
  mutating func number() throws(PathDataError) -> Double {
    let start = offset
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
    var digits = skipDigits()
    if current == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else { throw PathDataError(problem: .noNumber, offset: start) }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      let end = offset
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      // Without digits the letter is not the number's.
      if skipDigits() == 0 { offset = end }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), abs(value) < DrawingLimits.length else {
      throw PathDataError(problem: .hugeNumber, offset: start)
    }
    return value
  }

  /// One digit, which no separator needs to follow.
  mutating func flag() throws(PathDataError) -> Bool {
    switch current {
    case UInt8(ascii: "0"):
      offset += 1
      return false
    case UInt8(ascii: "1"):
      offset += 1
      return true
    default: throw PathDataError(problem: .noFlag, offset: offset)
    }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = current, byte.isASCIIDigit { offset += 1 }
    return offset - start
  }
}
