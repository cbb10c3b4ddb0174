import CTexts

/// A bitmap font with letters of 5 × 8 pixels. It has the letters that names in a theme can have, and the punctuation between
/// them.
enum PixelLetters {
  /// The distance between the left edges of neighboring letters, in pixels.
  static let advance = 6
  /// The height of a letter with its descender, in pixels.
  static let height = 8

  /// The rows of each letter, from top to bottom; true is ink.
  private static let known: [Character: [[Bool]]] = {
    let lines = unsafe String(cString: ctexts_letters()).split(separator: "\n").map(Array.init)
    var known: [Character: [[Bool]]] = [:]
    // Each block of the text is a line that names letters, and below it their pixels in as many columns.
    for start in stride(from: 0, to: lines.count, by: height + 1) {
      for (column, letter) in lines[start].enumerated() where column % advance == 0 {
        known[letter] = (1...height).map { row in lines[start + row][column..<column + 5].map { $0 == "#" } }
      }
    }
    return known
  }()

  /// The pixels of a letter, row by row from the top; true is ink. A space has no rows, and a letter that the font lacks is an
  /// empty box.
  static func rows(of letter: Character) -> [[Bool]] {
    if letter == " " { return [] }
    if let rows = known[letter] { return rows }
    return (0..<7).map { row in (0..<5).map { row % 6 == 0 || $0 % 4 == 0 } }
  }
}
