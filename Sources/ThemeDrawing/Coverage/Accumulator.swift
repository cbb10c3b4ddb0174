/// Accumulates the exact areas to the right of lines, pixel by pixel, which gives the coverage of closed outlines that don't
/// overlap.
///
/// Each line adds to the pixels that it crosses the area that it covers of them, and to the next pixel the rest of its height.
/// The sums from left to right are then the covered areas. (This is the method of signed areas, as in FreeType's smooth
/// rasterizer and font-rs.) A fully covered pixel is 4 × 1024 × 1024.
///
/// A mirrored picture has exactly the same areas: results are rounded to the nearest, and halves to the even number, which has
/// the same distance from the opposite side of a picture of whole pixels.
struct Accumulator {
  let bounds: PixelBounds
  /// Rows of width + 2 cells. Areas at and beyond the right side are added to the last two.
  private var cells: [Int32]
  private let stride: Int
  /// The number of cells that lines have visited.
  private(set) var work = 0

  init(_ bounds: PixelBounds) {
    self.bounds = bounds
    stride = bounds.width + 2
    cells = [Int32](repeating: 0, count: stride * bounds.height)
  }

  mutating func add(_ lines: Lines) {
    for line in lines.lines { add(Int(line.x0), Int(line.y0), Int(line.x1), Int(line.y1)) }
  }

  /// Adds a line between two points. A line that goes down covers the area to its right; one that goes up uncovers it.
  mutating func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 < y1 {
      add(Slope(x0: x0, y0: y0, x1: x1, y1: y1), from: y0, to: y1, 1)
    } else if y1 < y0 {
      add(Slope(x0: x1, y0: y1, x1: x0, y1: y0), from: y1, to: y0, -1)
    }
  }

  /// Adds the part of a line between two heights, with a sign.
  ///
  /// The part above and below the bounds is ignored; the part beside them is moved to their sides, where only its height
  /// matters. The position of the line in a row does not depend on either.
  mutating func add(_ slope: Slope, from top: Int, to bottom: Int, _ sign: Int) {
    let (left, above) = (bounds.left << subpixelBits, bounds.top << subpixelBits)
    let line = Slope(x0: slope.x0 - left, y0: slope.y0 - above, x1: slope.x1 - left, y1: slope.y1 - above)
    let (top, bottom) = (max(top - above, 0), min(bottom - above, bounds.height << subpixelBits))
    guard top < bottom else { return }
    var row = top >> subpixelBits
    let last = (bottom - 1) >> subpixelBits
    work &+= last - row + 1
    if row == last { return addCells(row, line.x(at: top), line.x(at: bottom), bottom - top, sign) }
    let first = (row + 1) << subpixelBits
    let end = bottom - last << subpixelBits
    if line.x0 == line.x1 {
      addCells(row, line.x0, line.x0, first - top, sign)
      for row in row + 1..<last { addCells(row, line.x0, line.x0, subpixels, sign) }
      return addCells(last, line.x0, line.x0, end, sign)
    }
    // x at the end of each row, in steps of quotient and remainder so that no precision is lost.
    let (dx, dy) = (line.x1 - line.x0, line.y1 - line.y0)
    var place = Ratio(dx * (first - line.y0), over: dy, plus: line.x0)
    let step = Ratio(dx * subpixels, over: dy)
    var x = place.nearest
    addCells(row, line.x(at: top), x, first - top, sign)
    row += 1
    while row < last {
      place.add(step)
      let next = place.nearest
      addCells(row, x, next, subpixels, sign)
      x = next
      row += 1
    }
    addCells(last, x, line.x(at: bottom), end, sign)
  }

  /// Divides a line within a row at the columns. `height` is the part of the row's height that the line takes.
  private mutating func addCells(_ row: Int, _ from: Int, _ to: Int, _ height: Int, _ sign: Int) {
    let (left, right) = (min(from, to), max(from, to))
    let mask = subpixels - 1
    // The height is doubled, so that half of it is a whole number too.
    let height = 2 * height
    var column = left >> subpixelBits
    var last = right >> subpixelBits
    if column == last, column >= 0, column < bounds.width {
      return addArea(row * stride + column, height * sign, (left & mask) + (right & mask))
    }
    if right <= 0 { return addArea(row * stride, height * sign, 0) }
    last = min(last, bounds.width)
    if column >= bounds.width { return addArea(row * stride + bounds.width, height * sign, 0) }
    // The part of the height up to the end of each column, also without losing precision.
    let width = right - left
    var sum = 0
    var start = left & mask
    if column < 0 {
      sum = Ratio(height * -left, over: width).nearest
      addArea(row * stride, sum * sign, 0)
      (column, start) = (0, 0)
    }
    var index = row * stride + column
    if column < last {
      work &+= last - column
      var place = Ratio(height * ((column + 1) << subpixelBits - left), over: width)
      addArea(index, (place.nearest - sum) * sign, start + subpixels)
      (sum, start) = (place.nearest, 0)
      column += 1
      index += 1
      if column < last {
        let step = Ratio(height * subpixels, over: width)
        while column < last {
          place.add(step)
          let next = place.nearest
          addArea(index, (next - sum) * sign, subpixels)
          sum = next
          column += 1
          index += 1
        }
      }
    }
    addArea(index, (height - sum) * sign, column == bounds.width ? 0 : start + right & mask)
  }

  /// Adds an area to a cell. `height` is in 1/2048 pixel. `uncovered` is twice the average width of the pixel's part to the
  /// left of the line, in 1/1024 pixel.
  @inline(__always)
  private mutating func addArea(_ index: Int, _ height: Int, _ uncovered: Int) {
    let behind = Int32(truncatingIfNeeded: height &* uncovered)
    var cells = cells.mutableSpan
    cells[index] &+= Int32(truncatingIfNeeded: height &* 2 &* subpixels) &- behind
    cells[index &+ 1] &+= behind
  }

  /// The coverage of all pixels. Outlines can have either orientation.
  func mask() -> Mask {
    let cells = self.cells.span
    let (width, height) = (bounds.width, bounds.height)
    let values = unsafe [UInt16](unsafeUninitializedCapacity: width * height) { values, count in
      for row in 0..<height {
        var sum: Int32 = 0
        for column in 0..<width {
          sum &+= unsafe cells[unchecked: row &* stride &+ column]
          let area = min(sum < 0 ? 0 &- sum : sum, 4 << (2 * Int32(subpixelBits)))
          // Scales 4,194,304 to 65,535 with rounding, without a division.
          unsafe values[row &* width &+ column] = UInt16(truncatingIfNeeded: (area - area >> 16 + 32) >> 6)
        }
      }
      count = width * height
    }
    return Mask(bounds, values: values)
  }
}

/// The quotient rounded down, and the remainder, which is not negative. The divisor must be positive.
@inline(__always)
func floorDivision(_ value: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
  // Numbers that are not negative and have 32 bits are divided in half the time.
  let isNegative = value < 0
  let (quotient, remainder) = (isNegative ? ~value : value).quotientAndRemainder(dividingBy: divisor)
  return isNegative ? (~quotient, divisor - 1 - remainder) : (quotient, remainder)
}
