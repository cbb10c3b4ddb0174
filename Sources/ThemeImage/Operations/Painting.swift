package import ThemeCore

/// A picture that is painted layer by layer; what is painted outside of it is ignored. All lengths are in pixels.
package struct Painting: Sendable {
  package let width: Int
  package private(set) var height: Int
  private var pixels: [UInt32] = []

  /// Makes a painting of one color.
  package init(width: Int, height: Int, ground: Color = .clear) {
    self.width = width
    self.height = 0
    grow(to: height, in: ground)
  }

  /// The picture; the painting must not be empty.
  package var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  /// Adds rows of a color below until the painting is at least `height` pixels high.
  package mutating func grow(to height: Int, in color: Color) {
    guard height > self.height else { return }
    pixels.append(contentsOf: repeatElement(color.word, count: (height - self.height) * width))
    self.height = height
  }

  /// Draws a picture over the present contents, with its upper left corner at `x`, `y`.
  package mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
    let (columns, rows) = seen(x..<x + picture.width, y..<y + picture.height)
    for row in rows {
      for column in columns { put(picture[column - x, row - y], over: row * width + column) }
    }
  }

  /// Draws a picture with a checkerboard behind it in place of the present contents, with its upper left corner at `x`, `y`.
  /// The squares have sides of 8 pixels, and opaque colors.
  package mutating func draw(_ picture: Bitmap, onSquares colors: (Color, Color), x: Int, y: Int) {
    let (columns, rows) = seen(x..<x + picture.width, y..<y + picture.height)
    for row in rows {
      for column in columns {
        let square = (row - y) / 8 + (column - x) / 8
        let index = row * width + column
        pixels[index] = (square.isMultiple(of: 2) ? colors.0 : colors.1).word
        put(picture[column - x, row - y], over: index)
      }
    }
  }

  /// Fills a rectangle over the present contents.
  package mutating func fill(_ color: Color, x: Range<Int>, y: Range<Int>) {
    let (columns, rows) = seen(x, y)
    for row in rows {
      for column in columns { put(color.word, over: row * width + column) }
    }
  }

  /// Draws a stencil in a color, pixel by pixel, with its origin at `x`, `y`.
  package mutating func draw(_ stencil: Stencil, in color: Color, x: Int, y: Int) {
    let (left, top) = (x + stencil.left, y + stencil.top)
    let (columns, rows) = seen(left..<left + stencil.width, top..<top + stencil.rows.count)
    for row in rows {
      let coverages = stencil.rows[row - top]
      for column in columns where coverages[column - left] > 0 {
        var ink = color
        ink.alpha = coverages[column - left] * 17
        put(ink.word, over: row * width + column)
      }
    }
  }

  /// Draws a stencil in a color, `scale` times as large, with its origin at `x`, `y`; its edges stay sharp. `widening` is by how
  /// much it is wider on both sides, in pixels of the stencil.
  package mutating func draw(
    _ stencil: Stencil, in color: Color, x: Double, y: Double, scale: Double, widening: Double = 0
  ) {
    // A manifest of an untrusted source may ask for letters that are far larger than the picture.
    func seen(_ origin: Double, _ first: Int, _ count: Int, of length: Int) -> StrideThrough<Int> {
      let start = origin + Double(first - 1) * scale
      let end = Int((start + (Double(count + 1) + 1) * scale).rounded(.up))
      return stride(from: max(0, Int(start.rounded(.down))), through: min(end, length - 1), by: 1)
    }
    for row in seen(y, stencil.top, stencil.rows.count, of: height) {
      for column in seen(x, stencil.left, stencil.width, of: width) {
        let place = (
          (Double(column) + 0.5 - x) / scale - Double(stencil.left),
          (Double(row) + 0.5 - y) / scale - Double(stencil.top)
        )
        let most = max(
          stencil.coverage(at: place.0 - widening - 0.5, place.1 - 0.5),
          stencil.coverage(at: place.0 + widening - 0.5, place.1 - 0.5))
        let covered = (most - 0.5) * max(1, scale) + 0.5
        guard covered > 0 else { continue }
        var ink = color
        ink.alpha = UInt8(Double(color.alpha) * min(1, covered))
        put(ink.word, over: row * width + column)
      }
    }
  }

  /// The columns and rows of a rectangle that are within the painting.
  private func seen(_ columns: Range<Int>, _ rows: Range<Int>) -> (columns: Range<Int>, rows: Range<Int>) {
    (columns.clamped(to: 0..<width), rows.clamped(to: 0..<height))
  }

  private mutating func put(_ word: UInt32, over index: Int) {
    switch word >> 24 {
    case 0: break
    case 255: pixels[index] = word
    default: pixels[index] = Color(word: word).over(Color(word: pixels[index])).word
    }
  }
}

/// A shape without a color, such as a letter, as coverages of pixels.
package struct Stencil: Hashable, Sendable {
  /// The place of the first column and the first row, from the origin of the stencil.
  package let left: Int
  package let top: Int
  /// The coverages of pixels, from 0 to 15, row by row from the top; all rows have the same length.
  package let rows: [[UInt8]]

  package init(left: Int, top: Int, rows: [[UInt8]]) {
    precondition(rows.allSatisfy { $0.count == rows[0].count }, "rows of several lengths")
    (self.left, self.top, self.rows) = (left, top, rows)
  }

  fileprivate var width: Int { rows.first?.count ?? 0 }

  /// How much of a point is covered, from 0 to 1, between the middles of pixels, which have whole numbers.
  fileprivate func coverage(at x: Double, _ y: Double) -> Double {
    func covered(_ x: Int, _ y: Int) -> Double {
      rows.indices.contains(y) && rows[y].indices.contains(x) ? Double(rows[y][x]) / 15 : 0
    }
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, below) = (x - Double(column), y - Double(row))
    return (covered(column, row) * (1 - right) + covered(column + 1, row) * right) * (1 - below)
      + (covered(column, row + 1) * (1 - right) + covered(column + 1, row + 1) * right) * below
  }
}
