package import ThemeCore
package import ThemeImage

/// A size at which a slice and the art it was cut from show different pixels.
package struct ProofFailure: Hashable, Sendable {
  /// In pixels.
  package let size: Size<Pixels>
  package let x: Int
  package let y: Int
  /// The uncut art's word there, and the slice's.
  package let expected: UInt32
  package let found: UInt32
}

/// The first difference between a slice and the art it was cut from, resampled with the same caps to each of
/// `sizes`; nil when there is none.
///
/// `lines` are the classes of the source. No picture is made: where the slice's pixels are the source's and
/// both maps lead to equal lines, or to equal pairs of lines mixed alike, the pixels are the same; all others
/// are compared one by one. The caps leave a core in both.
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
      // A map of the same lengths is the same map.
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

/// The sizes, in pixels, at which a slice is proved: the art's own, the smallest that a theme allows, and larger ones that
/// are no multiple of the art's.
package func proofSizes(of size: Size<Pixels>, leastWidth: Pixels) -> [Size<Pixels>] {
  let (width, height) = (size.width, size.height)
  let widths = [width, leastWidth, width + Pixels(1), width + width + Pixels(7)]
  let heights = [height + Pixels(1), height + height + Pixels(7)]
  return widths.map { Size(width: $0, height: height) } + heights.map { Size(width: width, height: $0) }
}

/// Which lines of the source a slice consists of, or nil when its pixels are not those.
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
  /// Whether a tap into the source gives the same line as one into its slice, whatever the other axis does.
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
