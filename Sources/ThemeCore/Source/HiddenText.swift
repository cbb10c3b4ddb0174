extension Unicode.Scalar {
  /// Whether the scalar is invisible or changes the order of the text around it: controls, direction marks, line ends, blanks
  /// without width, and the byte order mark.
  ///
  /// Joiners between letters of a script or parts of an emoji are not included, because their effect is visible.
  package var isHidden: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B,
      0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}

extension String {
  /// Whether the text has more successive combining marks than ``Limit/combiningMarks``. The limit is that of Unicode's
  /// Stream-Safe Text Format (UAX #15), and far above what any language needs.
  ///
  /// The limit is necessary because strings are compared for canonical equivalence, which sorts successive marks and takes
  /// quadratic time in their number.
  package var hasLongRunOfMarks: Bool {
    let limit = Limit.combiningMarks.standard
    // In UTF-8, a combining mark takes at least two bytes.
    guard utf8.count > 2 * limit else { return false }
    var run = 0
    for scalar in unicodeScalars {
      run = scalar.isCombiningMark ? run + 1 : 0
      if run > limit { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether normalization can move the scalar before the preceding one.
  fileprivate var isCombiningMark: Bool {
    switch value {
    case 0..<0x300: false
    // These scalars have the class 0, but their decompositions consist of combining marks.
    case 0xF73, 0xF75, 0xF81: true
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}

/// Detects where the log of a CI system would interpret part of a text as a command: at the bracket of `##[error]` or
/// `##vso[task]`.
package struct LogCommand {
  private var hashes = 0
  private var isNear = false

  package init() {}

  /// Whether the next scalar of the text begins a command.
  package mutating func isBegun(by scalar: Unicode.Scalar) -> Bool {
    if scalar == "#" {
      hashes += 1
      isNear = hashes >= 2
      return false
    }
    defer { hashes = 0 }
    if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) { return false }
    defer { isNear = false }
    return isNear && scalar == "["
  }

  /// Whether a text can contain a command at all, which is quick to check.
  package static func isPossible(in text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "#"), before == byte { return true }
      before = byte
    }
    return false
  }
}

/// A description of the text at a place where something else was expected.
package struct FoundText {
  /// The description: `the end of the file`, `a space`, or the text itself between backticks.
  package let words: String
  package let range: SourceRange

  /// Describes the word, the punctuation mark or the end at `offset`.
  package init(at offset: Int, in text: SourceText) {
    guard let byte = text.byte(at: offset) else {
      words = "the end of the file"
      range = text.range(text.bytes.count, text.bytes.count)
      return
    }
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      words = "the end of the line"
      range = text.range(offset, offset)
    case 0..<0x20, 0x7F:
      words = "the control character \(Self.code(of: byte))"
      range = text.range(offset, offset + 1)
    case UInt8(ascii: " "):
      words = "a space"
      range = text.range(offset, offset + 1)
    case UInt8(ascii: "`"):
      words = "a backtick"
      range = text.range(offset, offset + 1)
    default:
      let end = Self.endOfWord(at: offset, in: text)
      range = text.range(offset, end)
      words = Self.quoted(text.string(offset, end))
    }
  }

  /// A text between backticks, shortened to 24 scalars.
  package static func quoted(_ text: String) -> String {
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(24)))
    return "`\(shown)\(shown.utf8.count < text.utf8.count ? "…" : "")`"
  }

  /// The code of a byte, such as `U+0007`.
  package static func code(of byte: UInt8) -> String {
    "U+" + String(byte, digits: 4, radix: 16, uppercase: true)
  }

  private static func endOfWord(at offset: Int, in text: SourceText) -> Int {
    var end = offset
    while let byte = text.byte(at: end), !isDelimiter(byte) { end += 1 }
    return end == offset ? offset + 1 : end
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
