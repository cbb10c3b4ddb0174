import ThemeCore
import ThemeDrawing

/// Reads the numbers and words of an attribute's value, one after the other.
///
/// It reads bytes, because characters take long to find in a text of combining marks.
struct NumberReader {
  private let bytes: [UInt8]
  private var place = 0
  /// Whether a comma may come next: after a number or a word, once.
  private var mayHaveComma = false
  /// Whether a number was not read because it is too large.
  private(set) var isExceeded = false

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == bytes.count
    }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte.isSpaceOfSVG { place += 1 }
  }

  /// Skips white space, and a comma between two values.
  private mutating func skipSeparator() {
    skipSpace()
    guard mayHaveComma, next == UInt8(ascii: ",") else { return }
    place += 1
    mayHaveComma = false
    skipSpace()
  }

  /// Reads the next character if it is `character`; returns whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    mayHaveComma = character == ")"
    return true
  }

  /// Reads a percent sign or the letters of a unit that follow a number at once; the result is empty if there are none.
  mutating func unit() -> String {
    if next == UInt8(ascii: "%") {
      place += 1
      return "%"
    }
    return letters()
  }

  /// Reads the letters that come next; the result is empty if there are none.
  mutating func word() -> String {
    skipSeparator()
    return letters()
  }

  private mutating func letters() -> String {
    let start = place
    while let byte = next, byte.isASCIILetter { place += 1 }
    if place > start { mayHaveComma = true }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// The largest number that is read, so that a few of them multiplied are still numbers. Lengths have limits of their own.
  private static let most = 1e9

  /// Reads a number without a unit; nil if there is none or if it is too large.
  mutating func number() -> Double? {
    skipSeparator()
    var end = place
    func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }
    func skipDigits() -> Int {
      let start = end
      while let digit = byte(end), digit.isASCIIDigit { end += 1 }
      return end - start
    }
    func skipSign() {
      if byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+") { end += 1 }
    }
    skipSign()
    var digits = skipDigits()
    if byte(end) == UInt8(ascii: ".") {
      end += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if let letter = byte(end), letter | 0x20 == UInt8(ascii: "e") {
      let mantissa = end
      end += 1
      skipSign()
      if skipDigits() == 0 { end = mantissa }
    }
    guard let number = Double(decimal: bytes[place..<end]) else { return nil }
    guard abs(number) < Self.most else {
      isExceeded = true
      return nil
    }
    place = end
    mayHaveComma = true
    return number
  }

  /// Reads numbers to the end; nil if there is anything else.
  mutating func numbers() -> [Double]? {
    var numbers: [Double] = []
    while !isAtEnd {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

extension UInt8 {
  /// Whether the byte is white space in SVG and CSS.
  var isSpaceOfSVG: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }

}

extension StringProtocol {
  /// The string without white space at its ends.
  var trimmed: String {
    let text = String(self)
    func isSpace(_ byte: UInt8?) -> Bool { byte?.isSpaceOfSVG ?? false }
    guard isSpace(text.utf8.first) || isSpace(text.utf8.last) else { return text }
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !$0.isSpaceOfSVG }),
      let last = bytes.lastIndex(where: { !$0.isSpaceOfSVG })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
