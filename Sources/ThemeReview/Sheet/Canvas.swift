import ThemeCore
import ThemeImage

/// An opaque picture in the making.
struct Canvas {
  let width: Int
  private(set) var height: Int
  private var pixels: [UInt32]
  private let paper: Color

  /// A canvas without height, which grows.
  init(width: Int, paper: Color) {
    self.width = width
    self.paper = paper
    height = 0
    pixels = []
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  /// Adds rows of paper until it has a height.
  mutating func grow(to height: Int) {
    guard height > self.height else { return }
    pixels += repeatElement(paper.word, count: (height - self.height) * width)
    self.height = height
  }

  /// Draws a picture, each of its pixels as a square with sides of `zoom`, on checks.
  mutating func draw(_ bitmap: Bitmap, x: Int, y: Int, zoom: Int) {
    for row in 0..<bitmap.height * zoom {
      for column in 0..<bitmap.width * zoom {
        let isLight = (row / 8 + column / 8) % 2 == 0
        let ground = isLight ? paper : Color(red: 0xEC, green: 0xEE, blue: 0xF0, alpha: 255)
        set(Color(word: bitmap[column / zoom, row / zoom]).over(ground), x + column, y + row)
      }
    }
  }

  /// Writes a line in letters with pixels of `zoom`; its upper left corner is at `x`, `y`.
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

  /// What is beside the canvas is left out.
  private mutating func set(_ color: Color, _ x: Int, _ y: Int) {
    if 0..<width ~= x, 0..<height ~= y { pixels[y * width + x] = color.word }
  }
}
