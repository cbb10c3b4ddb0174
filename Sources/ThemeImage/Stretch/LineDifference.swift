package import ThemeCore

/// The largest difference between two lines of a picture, over all pixels and channels.
package struct LineDifference: Hashable, Sendable {
  /// The difference of premultiplied red, green, blue or alpha, in 255ths, rounded up: 1...255, so that it is never 0 for lines
  /// that differ.
  package let amount: Int
  /// The position along the lines: a row for columns, a column for rows. If several pixels have the largest difference, the
  /// first of them.
  package let position: Int
}

/// The difference between two lines of an axis (columns for the horizontal one); nil if they are equal.
package func difference(
  of line: Int, and other: Int, in bitmap: Bitmap, along axis: Axis
) -> LineDifference? {
  spread(of: [line, other], in: bitmap, along: axis)
}

/// The largest difference between two neighboring lines of a core, 0...255.
package func largestStep(
  in core: Range<Int>, of bitmap: Bitmap, lines: LineClasses, along axis: Axis
) -> Int {
  var largest = 0
  for line in core.dropFirst() where lines.ids[line] != lines.ids[line - 1] {
    largest = max(largest, difference(of: line - 1, and: line, in: bitmap, along: axis)?.amount ?? 0)
  }
  return largest
}

/// Where, and by how much, the lines of a core differ, so that stretching would distort them.
package struct CoreDifference: Hashable, Sendable {
  /// The first line that differs from the preceding one.
  package let line: Int
  /// The largest difference between any two lines of the core.
  package let worst: LineDifference
}

/// The difference between the lines of a core; nil if all are equal. `lines` are the classes of the bitmap's lines along the
/// axis.
package func coreDifference(
  in core: Range<Int>, of bitmap: Bitmap, lines: LineClasses, along axis: Axis
) -> CoreDifference? {
  guard let line = lines.firstDifference(in: core) else { return nil }
  let distinct = core.filter { $0 == core.lowerBound || lines.ids[$0] != lines.ids[$0 - 1] }
  guard let worst = spread(of: distinct, in: bitmap, along: axis) else { return nil }
  return CoreDifference(line: line, worst: worst)
}

/// The largest difference between any two of `lines`, over all pixels and channels; nil if all are equal.
func spread(of lines: [Int], in bitmap: Bitmap, along axis: Axis) -> LineDifference? {
  var worst = 0
  var worstPosition = 0
  func look(at gap: Gap, _ position: Int) {
    if gap.width <= worst { return }
    worst = gap.width
    worstPosition = position
  }
  let pixels = bitmap.pixels.span
  let width = bitmap.width
  // Both axes are processed row by row, in the order of the pixels in memory.
  switch axis {
  case .horizontal:
    for y in 0..<bitmap.height {
      let row = pixels.extracting(y * width..<(y + 1) * width)
      var gap = Gap()
      for line in lines { gap.take(row[line]) }
      look(at: gap, y)
    }
  case .vertical:
    var gaps = [Gap](repeating: Gap(), count: width)
    for line in lines {
      let row = pixels.extracting(line * width..<(line + 1) * width)
      var columns = gaps.mutableSpan
      for x in row.indices { columns[x].take(row[x]) }
    }
    for x in 0..<width { look(at: gaps[x], x) }
  }
  return worst == 0 ? nil : LineDifference(amount: (worst + 254) / 255, position: worstPosition)
}

/// The minimum and the maximum of each channel over some pixels.
///
/// Opaque pixels are compared as bytes, which is faster; only the others are premultiplied.
struct Gap {
  private var leastOpaque = SIMD4<UInt8>(repeating: .max)
  private var maxOpaque = SIMD4<UInt8>(repeating: 0)
  private var least = SIMD4<Int32>(repeating: .max)
  private var most = SIMD4<Int32>(repeating: 0)

  mutating func take(_ word: UInt32) {
    if word >> 24 == 255 {
      let channels = unsafe unsafeBitCast(word.littleEndian, to: SIMD4<UInt8>.self)
      leastOpaque = pointwiseMin(leastOpaque, channels)
      maxOpaque = pointwiseMax(maxOpaque, channels)
    } else {
      let channels = premultiplied(word)
      least = pointwiseMin(least, channels)
      most = pointwiseMax(most, channels)
    }
  }

  /// The difference of the channel with the largest one; negative if there were no pixels.
  var width: Int {
    var (least, most) = (least, most)
    if maxOpaque.w == 255 {
      least = pointwiseMin(least, SIMD4<Int32>(truncatingIfNeeded: leastOpaque) &* 255)
      most = pointwiseMax(most, SIMD4<Int32>(truncatingIfNeeded: maxOpaque) &* 255)
    }
    return Int((most &- least).max())
  }
}

/// The premultiplied red, green, blue and alpha times 255, exact: 0...65,025.
private func premultiplied(_ word: UInt32) -> SIMD4<Int32> {
  let alpha = Int32(word >> 24)
  return SIMD4(Int32(word & 255), Int32(word >> 8 & 255), Int32(word >> 16 & 255), 255) &* alpha
}

extension LineDifference {
  /// The largest difference between the lines of a stretched center that is too small to see.
  package static let invisible = 2
}

/// The classes of a picture's columns and rows, where neighbors belong together as long as no two of them differ by more than
/// what is too small to see. Lines that are apart from each other have different classes, so these say nothing about periods.
///
/// The lines are taken from the middle of the picture outward, because that is where symmetric art stretches.
package func nearLineClasses(of bitmap: Bitmap) -> PerAxis<LineClasses> {
  PerAxis(
    horizontal: LineClasses(ids: nearClasses(of: bitmap, .horizontal), transparentLine: nil),
    vertical: LineClasses(ids: nearClasses(of: bitmap, .vertical), transparentLine: nil))
}

private func nearClasses(of bitmap: Bitmap, _ axis: Axis) -> [Int32] {
  let count = axis == .horizontal ? bitmap.width : bitmap.height
  var starts = [Bool](repeating: false, count: count)
  starts[0] = true
  var (first, last) = (count / 2, count / 2)
  // The run in the middle grows to both sides, and then each further run away from it.
  var gaps = RunGaps(of: bitmap, axis, at: first)
  var isGrowing = true
  while isGrowing {
    isGrowing = false
    if first > 0, gaps.take(first - 1) { (first, isGrowing) = (first - 1, true) }
    if last + 1 < count, gaps.take(last + 1) { (last, isGrowing) = (last + 1, true) }
  }
  starts[first] = true
  var line = last + 1
  while line < count {
    starts[line] = true
    gaps = RunGaps(of: bitmap, axis, at: line)
    line += 1
    while line < count, gaps.take(line) { line += 1 }
  }
  line = first - 1
  while line >= 0 {
    gaps = RunGaps(of: bitmap, axis, at: line)
    while line > 0, gaps.take(line - 1) { line -= 1 }
    starts[line] = true
    line -= 1
  }
  var id: Int32 = -1
  return starts.map { isStart in
    if isStart { id += 1 }
    return id
  }
}

/// The least and the most of each pixel over the lines of a run.
private struct RunGaps {
  private let bitmap: Bitmap
  private let axis: Axis
  private var gaps: [Gap]

  init(of bitmap: Bitmap, _ axis: Axis, at line: Int) {
    self.bitmap = bitmap
    self.axis = axis
    gaps = []
    let length = axis == .horizontal ? bitmap.height : bitmap.width
    gaps.reserveCapacity(length)
    for position in 0..<length {
      var gap = Gap()
      gap.take(pixel(line, position))
      gaps.append(gap)
    }
  }

  /// Adds a line if its difference from those of the run is too small to see; returns whether it was added.
  mutating func take(_ line: Int) -> Bool {
    var wider = gaps
    for position in wider.indices {
      wider[position].take(pixel(line, position))
      if wider[position].width > 255 * LineDifference.invisible { return false }
    }
    gaps = wider
    return true
  }

  private func pixel(_ line: Int, _ position: Int) -> UInt32 {
    axis == .horizontal ? bitmap[line, position] : bitmap[position, line]
  }
}
