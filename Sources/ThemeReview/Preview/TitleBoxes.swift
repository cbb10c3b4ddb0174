/// A title as boxes, one for each word: glyphs differ from machine to machine, and boxes are of about the right place and size on all.
struct TitleBoxes {
  /// Where the words begin and end, in ems from the left.
  let words: [Range<Double>]
  /// In ems.
  let width: Double

  /// How high boxes are, in ems: as capitals of most fonts are.
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

  /// Ideographs, kana, Hangul and emoji fill a square; other letters are 0.56 em wide on average.
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
