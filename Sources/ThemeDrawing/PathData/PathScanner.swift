import ThemeCore

/// A scanner for the tokens of path data (SVG 2, §9.3.9).
struct PathScanner {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Skips white space.
  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B { offset += 1 }
  }

  /// Skips white space and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if current == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
  }

  /// The next byte; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether the next byte can only begin a number.
  var isAtNumber: Bool {
    guard let byte = current else { return false }
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return true
    default: return byte.isASCIIDigit
    }
  }

  /// Returns the next byte and moves past it; nil at the end.
  mutating func next() -> UInt8? {
    defer { offset += offset < bytes.count ? 1 : 0 }
    return current
  }

  /// Reads a number: digits with at most one decimal point, an optional sign and an optional exponent.
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
      // Without digits after it, the letter is not part of the number.
      if skipDigits() == 0 { offset = end }
    }
    guard let value = Double(decimal: bytes[start..<offset]), abs(value) < DrawingLimits.length else {
      throw PathDataError(problem: .hugeNumber, offset: start)
    }
    return value
  }

  /// Reads a flag: one digit, which need not be followed by a separator.
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
