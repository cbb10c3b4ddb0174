import CTexts
import ThemeCore
import ThemeImage

/// An opaque picture that is drawn from the top down; all lengths are in pixels.
struct Canvas {
  let width: Int
  private(set) var height: Int
  private var pixels: [UInt32]
  private let paper: Color

  /// Makes a canvas without rows; `grow(to:)` adds them.
  init(width: Int, paper: Color) {
    self.width = width
    self.paper = paper
    height = 0
    pixels = []
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  /// Adds rows of paper until the canvas is at least `height` pixels high.
  mutating func grow(to height: Int) {
    guard height > self.height else { return }
    pixels += repeatElement(paper.word, count: (height - self.height) * width)
    self.height = height
  }

  /// Draws a picture on a checkerboard, with its upper left corner at `x`, `y`. Each of its pixels becomes a square with a side
  /// of `zoom` pixels.
  mutating func draw(_ bitmap: Bitmap, x: Int, y: Int, zoom: Int) {
    for row in 0..<bitmap.height * zoom {
      for column in 0..<bitmap.width * zoom {
        let isLight = (row / 8 + column / 8) % 2 == 0
        let ground = isLight ? paper : Color(red: 0xEC, green: 0xEE, blue: 0xF0, alpha: 255)
        set(Color(word: bitmap[column / zoom, row / zoom]).over(ground), x + column, y + row)
      }
    }
  }

  /// Writes one line of text with its upper left corner at `x`, `y`. Each pixel of a letter becomes a square with a side of
  /// `zoom` pixels.
  mutating func write(_ text: String, in color: Color, x: Int, y: Int, zoom: Int) {
    for (index, letter) in text.enumerated() {
      for (row, bits) in PixelLetters.rows(of: letter).enumerated() {
        for (column, isSet) in bits.enumerated() where isSet {
          for step in 0..<zoom * zoom {
            set(
              color, x + (index * PixelLetters.advance + column) * zoom + step % zoom,
              y + row * zoom + step / zoom)
          }
        }
      }
    }
  }

  /// Sets a pixel; a pixel outside the canvas is ignored.
  private mutating func set(_ color: Color, _ x: Int, _ y: Int) {
    if 0..<width ~= x, 0..<height ~= y { pixels[y * width + x] = color.word }
  }
}

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
