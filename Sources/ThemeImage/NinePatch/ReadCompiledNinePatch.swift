internal import ThemeCore

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
