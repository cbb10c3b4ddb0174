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
  mutating func draw(_ bitmap: Bitmap, x: Int, y: Int, zoom: Int, isDark: Bool = false) {
    let grounds =
      isDark
      ? [
        Color(red: 0x12, green: 0x13, blue: 0x16, alpha: 255),
        Color(red: 0x26, green: 0x29, blue: 0x2E, alpha: 255),
      ]
      : [paper, Color(red: 0xEC, green: 0xEE, blue: 0xF0, alpha: 255)]
    for row in 0..<bitmap.height * zoom {
      for column in 0..<bitmap.width * zoom {
        let ground = grounds[(row / 8 + column / 8) % 2]
        set(Color(word: bitmap[column / zoom, row / zoom]).over(ground), x + column, y + row)
      }
    }
  }

  /// Writes one line of text with its upper left corner at `x`, `y`.
  mutating func write(_ text: String, in color: Color, x: Int, y: Int) {
    var left = x
    for letter in text {
      let shape = Letter.of(letter)
      for (row, coverages) in shape.rows.enumerated() {
        for (column, coverage) in coverages.enumerated() where coverage > 0 {
          let (x, y) = (left + shape.left + column, y + shape.top + row)
          guard 0..<width ~= x, 0..<height ~= y else { continue }
          var ink = color
          ink.alpha = coverage * 17
          set(ink.over(Color(word: pixels[y * width + x])), x, y)
        }
      }
      left += shape.advance
    }
  }

  /// Sets a pixel; a pixel outside the canvas is ignored.
  private mutating func set(_ color: Color, _ x: Int, _ y: Int) {
    if 0..<width ~= x, 0..<height ~= y { pixels[y * width + x] = color.word }
  }
}

/// A letter of Noto Sans in one size, as coverages of pixels. The font has the letters of ASCII and the signs of reports.
struct Letter: Hashable {
  /// The distance to the left edge of the next letter, in pixels.
  let advance: Int
  /// The place of the first column and the first row, from the upper left corner of the line.
  let left: Int
  let top: Int
  /// The coverages of the letter's pixels, from 0 to 15, row by row from the top.
  let rows: [[UInt8]]

  /// The height of a line, in pixels.
  static let height = 20
  /// The size of the font, and the place of the middle of its capital letters, in pixels.
  static let fontSize = 16.0
  static let middle = 10.0

  /// How much of a point is covered, from 0 to 1, between the middles of pixels, which have whole numbers.
  func coverage(at x: Double, _ y: Double) -> Double {
    func covered(_ x: Int, _ y: Int) -> Double {
      rows.indices.contains(y) && rows[y].indices.contains(x) ? Double(rows[y][x]) / 15 : 0
    }
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, below) = (x - Double(column), y - Double(row))
    return (covered(column, row) * (1 - right) + covered(column + 1, row) * right) * (1 - below)
      + (covered(column, row + 1) * (1 - right) + covered(column + 1, row + 1) * right) * below
  }

  /// The width of a text in pixels.
  static func width(of text: String) -> Int { text.reduce(0) { $0 + of($1).advance } }

  /// The shape of a letter; one that the font lacks is an empty box.
  static func of(_ letter: Character) -> Letter {
    known[letter] ?? box
  }

  private static let box = Letter(
    advance: 11, left: 1, top: 4,
    rows: (0..<12).map { row in (0..<9).map { row % 11 == 0 || $0 % 8 == 0 ? 15 : 0 } })

  private static let known: [Character: Letter] = {
    var known: [Character: Letter] = [" ": Letter(advance: 5, left: 0, top: 0, rows: [])]
    // Each block is a line with a letter, its advance and its place, and below it the rows of its pixels.
    var lines = unsafe String(cString: ctexts_letters()).split(separator: "\n")[...]
    while let head = lines.popFirst() {
      let parts = head.split(separator: " ")
      let numbers = parts.dropFirst().compactMap { Int($0) }
      let rows = lines.prefix { !$0.contains(" ") }
      lines = lines.dropFirst(rows.count)
      guard let letter = parts.first?.first, numbers.count == 3 else {
        preconditionFailure("a block of no letter")
      }
      known[letter] = Letter(
        advance: numbers[0], left: numbers[1], top: numbers[2],
        rows: rows.map { $0.map { UInt8($0.hexDigitValue ?? 0) } })
    }
    return known
  }()
}
