package import ThemeCore

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

extension NinePatch {
  /// The distances from the edges to the area between the first and the last stretching range, in pixels; zero on an axis on
  /// which nothing stretches.
  package var caps: Insets<Pixels> {
    let (columns, rows) = (stretchColumns.hull, stretchRows.hull)
    return Insets(
      top: Pixels(rows?.lowerBound ?? 0), left: Pixels(columns?.lowerBound ?? 0),
      bottom: Pixels(rows.map { content.height - $0.upperBound } ?? 0),
      right: Pixels(columns.map { content.width - $0.upperBound } ?? 0))
  }
}

extension [Range<Int>] {
  /// The range from the start of the first range to the end of the last; nil if there are none.
  fileprivate var hull: Range<Int>? {
    guard let first, let last else { return nil }
    return first.lowerBound..<last.upperBound
  }
}

/// Reads a nine-patch: a compiled one by its chunks, any other by its frame.
package func readNinePatch(_ decoded: DecodedPNG) throws(NinePatchError) -> NinePatch {
  guard let chunks = decoded.ninePatchChunks else { return try readNinePatch(decoded.bitmap) }
  return try NinePatch(decoded.bitmap, chunks)
}

extension NinePatch {
  /// Reads the chunks of a compiled nine-patch. The numbers of `npTc` are big-endian, except for two offsets that are not
  /// needed here; those of `npLb` are little-endian, as on the machines on which the tools run. The colors of the regions are
  /// only hints for renderers and are ignored.
  fileprivate init(_ bitmap: Bitmap, _ chunks: NinePatchChunks) throws(NinePatchError) {
    let patch = chunks.patch
    guard patch.count >= NinePatchChunks.headCount else { throw .chunkLength("npTc") }
    let (columnCount, rowCount) = (Int(patch[1]), Int(patch[2]))
    let listed = columnCount + rowCount + Int(patch[3])
    guard patch.count == NinePatchChunks.headCount + 4 * listed else { throw .chunkLength("npTc") }
    func number(_ place: Int) -> Int { Int(Int32(bitPattern: patch.bigEndian32(at: place))) }
    func ends(_ start: Int, _ count: Int) -> [Int] {
      (start..<start + count).map { number(NinePatchChunks.headCount + 4 * $0) }
    }
    stretchColumns = try ranges(between: ends(0, columnCount), in: bitmap.width, along: .horizontal)
    stretchRows = try ranges(between: ends(columnCount, rowCount), in: bitmap.height, along: .vertical)
    padding = try insets(left: number(12), top: number(20), right: number(16), bottom: number(24))
      .checked("npTc", in: bitmap)
    var bounds = Insets<Pixels>.zero
    if let data = chunks.layoutBounds {
      guard data.count == NinePatchChunks.boundsCount else { throw .chunkLength("npLb") }
      func side(_ place: Int) -> Int { Int(Int32(bitPattern: data.bigEndian32(at: place).byteSwapped)) }
      bounds = try insets(left: side(0), top: side(4), right: side(8), bottom: side(12))
        .checked("npLb", in: bitmap)
    }
    layoutBounds = bounds
    content = bitmap
    (marksHorizontalPadding, marksVerticalPadding) = (true, true)
    isCompiled = true
  }
}

/// The ranges whose starts and ends alternate in `ends`.
private func ranges(
  between ends: [Int], in length: Int, along axis: Axis
) throws(NinePatchError) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var last = -1
  for (place, end) in ends.enumerated() {
    guard end > last, end <= length else { throw .divisionsOutOfOrder(axis) }
    if !place.isMultiple(of: 2) { ranges.append(last..<end) }
    last = end
  }
  guard ends.count.isMultiple(of: 2) else { throw .divisionsOutOfOrder(axis) }
  return ranges
}

private func insets(left: Int, top: Int, right: Int, bottom: Int) -> Insets<Pixels> {
  Insets(top: Pixels(top), left: Pixels(left), bottom: Pixels(bottom), right: Pixels(right))
}

extension Insets<Pixels> {
  /// The insets, after checking that they lie within the picture.
  fileprivate func checked(_ chunk: String, in bitmap: Bitmap) throws(NinePatchError) -> Insets<Pixels> {
    let areMargins = [top, left, bottom, right].allSatisfy { $0 >= .zero }
    guard areMargins, left.count + right.count <= bitmap.width, top.count + bottom.count <= bitmap.height
    else { throw .insetsOutside(chunk) }
    return self
  }
}

/// The chunks that Android's tools write into a compiled nine-patch instead of its frame, before they are interpreted.
///
/// The chunks can contradict the picture; ``readNinePatch(_:)`` checks them against it.
package struct NinePatchChunks: Equatable, Sendable {
  /// The data of `npTc` (Res_png_9patch in Android's ResourceTypes.h): the stretch ranges and the padding. It is cut off after
  /// the longest valid length and one byte.
  let patch: [UInt8]
  /// The data of `npLb`, the layout bounds; nil if there is no such chunk.
  let layoutBounds: [UInt8]?

  /// Nil if the file has no chunk `npTc`.
  init?(_ container: PNGContainer) {
    func data(_ name: String, atMost limit: Int) -> [UInt8]? {
      container.chunks.first { $0.name == name }.map { Array(container.bytes[$0.data].prefix(limit)) }
    }
    // One byte more than the valid length is kept, so that a chunk that is too long is detected.
    guard let patch = data("npTc", atMost: Self.headCount + 4 * 3 * 255 + 1) else { return nil }
    self.patch = patch
    layoutBounds = data("npLb", atMost: Self.boundsCount + 1)
  }

  /// The number of bytes before the lists.
  static let headCount = 32
  /// The number of bytes of layout bounds: four numbers.
  static let boundsCount = 16
}
