import ThemeCore

/// Pixels of a group, or of what is below it: premultiplied colors, row by row.
struct Sheet {
  /// The pixels of the sheet. Everything outside is transparent.
  private(set) var bounds: PixelBounds
  var pixels: [DeepColor]

  /// Creates a transparent sheet, whose memory is counted.
  init(_ bounds: PixelBounds, budget: inout Budget) throws(DrawingError) {
    try budget.spend(2 * bounds.area)
    try budget.take(bounds)
    self.bounds = bounds
    pixels = [DeepColor](repeating: .zero, count: bounds.area)
  }

  /// The index of a pixel in `pixels`.
  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int { (y - bounds.top) * bounds.width + x - bounds.left }

  /// The pixels moved to another place.
  mutating func move(x: Int, y: Int) { bounds = bounds.moved(x: x, y: y) }

  /// Writes the colors of row `y` from column `left` up to `end`; a sheet that repeats continues in every direction.
  func fill(_ row: inout [DeepColor], y: Int, from left: Int, to end: Int, repeats: Bool) {
    guard !bounds.isEmpty else {
      for index in 0..<end - left { row[index] = .zero }
      return
    }
    if repeats {
      let line = floorDivision(y - bounds.top, bounds.height).remainder * bounds.width
      var column = floorDivision(left - bounds.left, bounds.width).remainder
      for index in 0..<end - left {
        row[index] = pixels[line + column]
        column = column + 1 == bounds.width ? 0 : column + 1
      }
      return
    }
    for index in 0..<end - left {
      let x = left + index
      let isWithin = bounds.top <= y && y < bounds.bottom && bounds.left <= x && x < bounds.right
      row[index] = isWithin ? pixels[self.index(x, y)] : .zero
    }
  }

  /// Calls `change` for each pixel that this sheet shares with another one.
  @inline(__always)
  mutating func combine(_ other: Sheet, _ change: (inout DeepColor, DeepColor) -> Void) {
    let common = bounds.intersection(other.bounds)
    for y in common.top..<common.bottom {
      var (place, from) = (index(common.left, y), other.index(common.left, y))
      for _ in 0..<common.width {
        change(&pixels[place], other.pixels[from])
        place += 1
        from += 1
      }
    }
  }

  /// Makes everything outside of `kept` transparent.
  mutating func clear(outside kept: PixelBounds) {
    if kept.contains(bounds) { return }
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right
      where y < kept.top || y >= kept.bottom || x < kept.left || x >= kept.right {
        pixels[index(x, y)] = .zero
      }
    }
  }
}
