internal import ThemeCore

/// Reads the frame of an Android nine-patch. Black marks on the top and left edges are stretch ranges, black marks on the
/// bottom and right edges are the padding, and red marks there are the layout bounds. Of the corners, only the top left one is
/// read.
///
/// Where aapt2 has errors, this function follows the documentation: a red range only at the far end is the far inset, and red
/// on the left edge is an error as on the top edge. As in aapt2, an axis with an unmarked edge has no stretch ranges; aapt1
/// rejects such files.
package func readNinePatch(_ bitmap: Bitmap) throws(NinePatchError) -> NinePatch {
  guard bitmap.width >= 3, bitmap.height >= 3 else {
    throw .tooSmall(width: bitmap.width, height: bitmap.height)
  }
  let corner = bitmap[0, 0]
  guard corner == 0 || corner == 0xFFFF_FFFF else { throw .badCorner(Color(word: corner)) }
  let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
  let top = try EdgeMarks(.top, (1..<right).map { bitmap[$0, 0] }, neutral: corner)
  let left = try EdgeMarks(.left, (1..<bottom).map { bitmap[0, $0] }, neutral: corner)
  let columns = try top.stretchRanges()
  let rows = try left.stretchRanges()
  let regions = segmentCount(columns, of: right - 1) * segmentCount(rows, of: bottom - 1)
  guard regions <= 127 else { throw .tooManyRegions(regions) }

  let below = try EdgeMarks(.bottom, (1..<right).map { bitmap[$0, bottom] }, neutral: corner)
  let beside = try EdgeMarks(.right, (1..<bottom).map { bitmap[right, $0] }, neutral: corner)
  let horizontalPadding = try below.padding()
  let verticalPadding = try beside.padding()
  let (padLeft, padRight) = below.insets(of: horizontalPadding ?? columns.hull)
  let (padTop, padBottom) = beside.insets(of: verticalPadding ?? rows.hull)
  let (outLeft, outRight) = try below.layoutBounds()
  let (outTop, outBottom) = try beside.layoutBounds()
  return NinePatch(
    content: bitmap.cropped(
      to: Rect(x: Pixels(1), y: Pixels(1), width: Pixels(right - 1), height: Pixels(bottom - 1))),
    stretchColumns: columns, stretchRows: rows,
    padding: Insets(top: padTop, left: padLeft, bottom: padBottom, right: padRight),
    marksHorizontalPadding: horizontalPadding != nil, marksVerticalPadding: verticalPadding != nil,
    layoutBounds: Insets(top: outTop, left: outLeft, bottom: outBottom, right: outRight),
    isCompiled: false)
}

/// The number of segments, stretching or not, into which ranges divide a length.
private func segmentCount(_ ranges: [Range<Int>], of length: Int) -> Int {
  var count = ranges.count
  var end = 0
  for range in ranges {
    if range.lowerBound > end { count += 1 }
    end = range.upperBound
  }
  return end < length ? count + 1 : count
}

extension [Range<Int>] {
  /// The range from the start of the first range to the end of the last; nil if there are none.
  fileprivate var hull: Range<Int>? {
    guard let first, let last else { return nil }
    return first.lowerBound..<last.upperBound
  }
}
