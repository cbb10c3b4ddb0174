package import ThemeCore

/// A size and a pixel at which a slice and the art that it was cut from differ when they are resampled.
package struct ProofFailure: Hashable, Sendable {
  /// The size to which both were resampled, in pixels.
  package let size: Size<Pixels>
  package let x: Int
  package let y: Int
  /// The words of that pixel in the uncut art and in the slice.
  package let expected: UInt32
  package let found: UInt32
}

/// The first difference between a slice and the art that it was cut from when both are resampled with the same caps to each of
/// `sizes`; nil if there is none.
///
/// `lines` are the classes of the source's lines. No resampled picture is made: where the slice consists of lines of the
/// source, and both maps lead to equal lines or to equal pairs of lines in the same proportion, the pixels are known to be
/// equal. Only the others are compared one by one. The caps must leave a core in both pictures.
package func proof(
  slice: Bitmap, of source: Bitmap, lines: PerAxis<LineClasses>, caps: Insets<Pixels>,
  mode: PerAxis<ResizingMode>, sizes: [Size<Pixels>]
) -> ProofFailure? {
  let kept = keptLines(ofSlice: slice, source: source, caps: caps)
  for size in sizes {
    let expected = lineMaps(from: source.size, caps: caps, to: size, mode: mode)
    let found = lineMaps(from: slice.size, caps: caps, to: size, mode: mode)
    func suspects(_ axis: Axis) -> [Int] {
      let all = 0..<size.length(along: axis).count
      guard let kept else { return Array(all) }
      // Both maps are equal if slice and source have the same length.
      if slice.size.length(along: axis) == source.size.length(along: axis) { return [] }
      return all.filter { line in
        !lines[axis].agree(expected[axis][line], found[axis][line], through: kept[axis])
      }
    }
    let columns = suspects(.horizontal)
    let rows = suspects(.vertical)
    func failure(_ x: Int, _ y: Int) -> ProofFailure? {
      let word = source.pixel(at: expected.horizontal[x], expected.vertical[y])
      let other = slice.pixel(at: found.horizontal[x], found.vertical[y])
      return word == other ? nil : ProofFailure(size: size, x: x, y: y, expected: word, found: other)
    }
    for x in columns {
      for y in 0..<size.height.count {
        if let failure = failure(x, y) { return failure }
      }
    }
    for y in rows {
      for x in 0..<size.width.count {
        if let failure = failure(x, y) { return failure }
      }
    }
  }
  return nil
}

/// The sizes, in pixels, at which a slice is proved: the art's own size, the smallest width that the theme allows, and larger
/// sizes that are no multiples of the art's.
package func proofSizes(of size: Size<Pixels>, leastWidth: Pixels) -> [Size<Pixels>] {
  let (width, height) = (size.width, size.height)
  let widths = [width, leastWidth, width + Pixels(1), width + width + Pixels(7)]
  let heights = [height + Pixels(1), height + height + Pixels(7)]
  return widths.map { Size(width: $0, height: height) } + heights.map { Size(width: width, height: $0) }
}

/// The lines of the source that a slice consists of; nil if the slice's pixels differ from them.
private func keptLines(
  ofSlice slice: Bitmap, source: Bitmap, caps: Insets<Pixels>
) -> PerAxis<KeptLines>? {
  guard slice.width <= source.width && slice.height <= source.height else { return nil }
  let center = Size(
    width: Pixels(caps.core(of: slice.size, along: .horizontal).count),
    height: Pixels(caps.core(of: slice.size, along: .vertical).count))
  let columns = keptLines(of: source.size, caps: caps, center: center, along: .horizontal)
  let rows = keptLines(of: source.size, caps: caps, center: center, along: .vertical)
  for y in rows.indices {
    for x in columns.indices where slice[x, y] != source[columns.line(x), rows.line(y)] { return nil }
  }
  return PerAxis(horizontal: columns, vertical: rows)
}

extension LineClasses {
  /// Whether a tap into the source gives the same line as a tap into the slice, whatever the tap of the other axis is.
  fileprivate func agree(_ expected: Tap, _ found: Tap, through kept: KeptLines) -> Bool {
    let first = ids[expected.index]
    let second = expected.fraction == 0 ? first : ids[expected.index + 1]
    let foundFirst = ids[kept.line(found.index)]
    let foundSecond = found.fraction == 0 ? foundFirst : ids[kept.line(found.index + 1)]
    guard first == foundFirst && second == foundSecond else { return false }
    if first == second { return true }
    return expected.fraction.multipliedFullWidth(by: found.whole)
      == found.fraction.multipliedFullWidth(by: expected.whole)
  }
}
