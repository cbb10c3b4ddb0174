/// A title as one box for each word. Glyphs differ between machines; boxes have about the right place and size on all of them.
struct TitleBoxes {
  /// The left and right edges of the words, in ems from the left.
  let words: [Range<Double>]
  /// The width of the whole title, in ems.
  let width: Double

  /// The height of boxes, in ems: about that of capital letters in most fonts.
  static let height = 0.72

  init(_ text: String) {
    var words: [Range<Double>] = []
    var (start, end) = (0.0, 0.0)
    for character in text {
      if character.isWhitespace {
        if end > start { words.append(start..<end) }
        end += 0.28
        start = end
      } else {
        end += Self.advance(of: character)
      }
    }
    if end > start { words.append(start..<end) }
    self.words = words
    width = end
  }

  /// The width of a character in ems. Ideographs, kana, Hangul and emoji fill a square; other characters are 0.56 em wide on
  /// average.
  private static func advance(of character: Character) -> Double {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      1
    default: 0.56
    }
  }
}
