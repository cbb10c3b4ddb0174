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
