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
