/// Adds up, pixel by pixel, the exact areas to the right of lines: what is inside closed outlines that don't overlap.
///
/// Each line leaves in the pixels that it crosses how much it covers of them, and in the next what is left to make that
/// all; the sums from left to right are then the covered areas. (The method of signed areas, as in FreeType's smooth
/// rasterizer and font-rs.) A whole pixel is 2 × 1024 × 1024.
struct Accumulator {
  let bounds: PixelBounds
  /// Rows of width + 2 cells: what lies at and past the right side falls into the last two.
  private var cells: [Int32]
  private let stride: Int
  /// How many cells lines have visited.
  private(set) var work = 0

  init(_ bounds: PixelBounds) {
    self.bounds = bounds
    stride = bounds.width + 2
    cells = [Int32](repeating: 0, count: stride * bounds.height)
  }

  mutating func add(_ lines: Lines) {
    for line in lines.lines { add(Int(line.x0), Int(line.y0), Int(line.x1), Int(line.y1)) }
  }

  /// Adds a line from one point to another; going down it covers what is to its right, going up it uncovers that.
  mutating func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    let (left, top) = (bounds.left << subpixelBits, bounds.top << subpixelBits)
    if y0 < y1 {
      clipRows(Span(x0: x0 - left, y0: y0 - top, x1: x1 - left, y1: y1 - top), 1)
    } else if y1 < y0 {
      clipRows(Span(x0: x1 - left, y0: y1 - top, x1: x0 - left, y1: y0 - top), -1)
    }
  }

  /// Leaves out what lies above and below.
  private mutating func clipRows(_ span: Span, _ sign: Int) {
    let height = bounds.height << subpixelBits
    guard span.y1 > 0, span.y0 < height else { return }
    var span = span
    if span.y0 < 0 { (span.x0, span.y0) = (span.x(at: 0), 0) }
    if span.y1 > height { (span.x1, span.y1) = (span.x(at: height), height) }
    clipColumns(span, sign)
  }

  /// Puts what lies to the left and right onto the sides: there, only its height matters.
  private mutating func clipColumns(_ span: Span, _ sign: Int) {
    let width = bounds.width << subpixelBits
    guard min(span.x0, span.x1) < 0 || max(span.x0, span.x1) > width else { return addRows(span, sign) }
    func clamped(_ x: Int) -> Int { min(max(x, 0), width) }
    // Where it crosses a side, in the order in which it does.
    var cuts = [0, width].filter { min(span.x0, span.x1) < $0 && $0 < max(span.x0, span.x1) }
    if span.x1 < span.x0 { cuts.reverse() }
    var (x, y) = (span.x0, span.y0)
    for cut in cuts + [span.x1] {
      let end = cut == span.x1 ? span.y1 : span.y(at: cut)
      if end > y { addRows(Span(x0: clamped(x), y0: y, x1: clamped(cut), y1: end), sign) }
      (x, y) = (cut, end)
    }
  }

  /// Cuts a line that lies within the bounds at the rows.
  private mutating func addRows(_ span: Span, _ sign: Int) {
    let mask = subpixels - 1
    var row = span.y0 >> subpixelBits
    let last = (span.y1 - 1) >> subpixelBits
    work &+= last - row + 1
    if row == last {
      return addCells(row, span.x0, span.x1, (span.y1 - span.y0) * sign)
    }
    let (dx, dy) = (span.x1 - span.x0, span.y1 - span.y0)
    let first = subpixels - span.y0 & mask
    if dx == 0 {
      addCell(row, span.x0, first * sign)
      for row in row + 1..<last { addCell(row, span.x0, subpixels * sign) }
      return addCell(last, span.x0, (((span.y1 - 1) & mask) + 1) * sign)
    }
    // x at the rows' ends, stepping by quotient and remainder so that nothing is lost on the way.
    var (x, rest) = floorDivision(dx * first + dy / 2, dy)
    x += span.x0
    let (step, stepRest) = floorDivision(dx * subpixels, dy)
    addCells(row, span.x0, x, first * sign)
    row += 1
    while row < last {
      var next = x + step
      rest += stepRest
      if rest >= dy {
        rest -= dy
        next += 1
      }
      addCells(row, x, next, subpixels * sign)
      x = next
      row += 1
    }
    addCells(last, x, span.x1, (((span.y1 - 1) & mask) + 1) * sign)
  }

  /// Cuts a line that lies within a row at the columns; `height` is how much of the row it takes, with its sign.
  private mutating func addCells(_ row: Int, _ from: Int, _ to: Int, _ height: Int) {
    let (left, right) = (min(from, to), max(from, to))
    var column = left >> subpixelBits
    let last = right >> subpixelBits
    let mask = subpixels - 1
    var index = row * stride + column
    if column == last { return addArea(index, height, (left & mask) + (right & mask)) }
    work &+= last - column
    let width = right - left
    // The part of the height that each column takes, again without loss.
    let first = subpixels - left & mask
    var (part, rest) = (height * first).quotientAndRemainder(dividingBy: width)
    let (step, stepRest) = (height * subpixels).quotientAndRemainder(dividingBy: width)
    addArea(index, part, (left & mask) + subpixels)
    var remaining = height - part
    column += 1
    index += 1
    while column < last {
      part = step
      rest += stepRest
      if rest.magnitude >= width {
        part += rest < 0 ? -1 : 1
        rest += rest < 0 ? width : -width
      }
      addArea(index, part, subpixels)
      remaining -= part
      column += 1
      index += 1
    }
    addArea(index, remaining, right & mask)
  }

  private mutating func addCell(_ row: Int, _ x: Int, _ height: Int) {
    addArea(row * stride + x >> subpixelBits, height, 2 * (x & (subpixels - 1)))
  }

  /// `uncovered` is twice the part of the pixel's width, in 1/1024, that lies to the left of the line on average.
  private mutating func addArea(_ index: Int, _ height: Int, _ uncovered: Int) {
    let behind = Int32(truncatingIfNeeded: height &* uncovered)
    cells[index] &+= Int32(truncatingIfNeeded: height &* 2 * subpixels) &- behind
    cells[index + 1] &+= behind
  }

  /// What is covered. Outlines may run either way round.
  func mask() -> Mask {
    let cells = self.cells.span
    let (width, height) = (bounds.width, bounds.height)
    let values = unsafe [UInt16](unsafeUninitializedCapacity: width * height) { values, count in
      for row in 0..<height {
        var sum: Int32 = 0
        for column in 0..<width {
          sum &+= unsafe cells[unchecked: row &* stride &+ column]
          let area = min(sum < 0 ? 0 &- sum : sum, 2 << (2 * Int32(subpixelBits)))
          // 2,097,152 to 65,535, rounded, without a division.
          unsafe values[row &* width &+ column] = UInt16(truncatingIfNeeded: (area - area >> 16 + 16) >> 5)
        }
      }
      count = width * height
    }
    return Mask(bounds, values: values)
  }
}

/// A line going down.
private struct Span {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  func x(at y: Int) -> Int { x0 + floorDivision((x1 - x0) * (y - y0) + (y1 - y0) / 2, y1 - y0).quotient }

  func y(at x: Int) -> Int {
    let (across, down) = ((x1 - x0).magnitude, (y1 - y0) * Int((x - x0).magnitude))
    return y0 + (down + Int(across / 2)) / Int(across)
  }
}

/// The quotient rounded down, and the rest, which is not negative. The divisor is positive.
func floorDivision(_ value: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
  let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
