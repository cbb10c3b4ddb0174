package import ThemeCore

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
