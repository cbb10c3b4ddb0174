package import ThemeCore

/// Art cut to its caps and the first `center` pixels of its core on each axis. This serves both `stretch`, where all lines of a
/// core that is cut are equal, and `tile`, where the first period begins at the cap.
///
/// On each axis, `center` is at least 1 and at most the core. An axis without caps thus can keep its whole length.
package func sliced(_ bitmap: Bitmap, caps: Insets<Pixels>, center: Size<Pixels>) -> Bitmap {
  let columns = keptLines(of: bitmap.size, caps: caps, center: center, along: .horizontal)
  let rows = keptLines(of: bitmap.size, caps: caps, center: center, along: .vertical)
  if columns.count == bitmap.width && rows.count == bitmap.height { return bitmap }
  var pixels: [UInt32] = []
  pixels.reserveCapacity(columns.count * rows.count)
  for y in rows.indices.map({ rows.line($0) }) {
    let row = y * bitmap.width
    pixels.append(contentsOf: bitmap.pixels[row..<row + columns.head])
    pixels.append(contentsOf: bitmap.pixels[row + columns.tail..<row + bitmap.width])
  }
  return Bitmap(width: columns.count, height: rows.count, pixels: pixels)
}

/// The lines of a source that a cut keeps: those before `head`, and those from `tail` on.
struct KeptLines {
  let head: Int
  let tail: Int
  let count: Int

  var indices: Range<Int> { 0..<count }

  /// The line of the source for a line of the slice.
  func line(_ index: Int) -> Int { index < head ? index : index - head + tail }
}

func keptLines(
  of size: Size<Pixels>, caps: Insets<Pixels>, center: Size<Pixels>, along axis: Axis
) -> KeptLines {
  let core = caps.core(of: size, along: axis)
  let kept = center.length(along: axis).count
  precondition(kept >= 1 && kept <= core.count, "a center that is not part of the core")
  let head = core.lowerBound + kept
  return KeptLines(
    head: head, tail: core.upperBound, count: head + size.length(along: axis).count - core.upperBound)
}
