import CTexts

/// Letters of 5 × 8 pixels: those that names of a theme can have, and the marks between them.
enum PixelLetters {
  /// From one letter to the next one, in pixels.
  static let advance = 6
  /// From the top of a letter to below what hangs under the line, in pixels.
  static let height = 8

  /// By their letters, from top to bottom.
  private static let known: [Character: [[Bool]]] = {
    let lines = unsafe String(cString: ctexts_letters()).split(separator: "\n").map(Array.init)
    var known: [Character: [[Bool]]] = [:]
    // Ten letters stand beside each other, below a line that names them.
    for start in stride(from: 0, to: lines.count, by: height + 1) {
      for (column, letter) in lines[start].enumerated() where column % advance == 0 {
        known[letter] = (1...height).map { row in lines[start + row][column..<column + 5].map { $0 == "#" } }
      }
    }
    return known
  }()

  /// The pixels of a letter, row by row; what has none here is a box.
  static func rows(of letter: Character) -> [[Bool]] {
    if letter == " " { return [] }
    if let rows = known[letter] { return rows }
    return (0..<7).map { row in (0..<5).map { row % 6 == 0 || $0 % 4 == 0 } }
  }
}
