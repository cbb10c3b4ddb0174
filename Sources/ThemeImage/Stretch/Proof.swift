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

/// How the caps of one axis fit the length of a picture.
package enum CapsFit: Hashable, Sendable {
  /// The caps leave a core of this many pixels, at least 1.
  case core(Pixels)
  /// The caps are together exactly as long as the picture, so no core is left.
  case leavesNone
  /// The caps are together this much longer than the picture.
  case exceeds(by: Pixels)
  /// The cap at the start (left or top) or at the end is negative.
  case negative(leading: Bool)

  /// Compares caps of `leading` and `trailing` pixels with `length`.
  package init(length: Pixels, leading: Pixels, trailing: Pixels) {
    if leading < .zero {
      self = .negative(leading: true)
    } else if trailing < .zero {
      self = .negative(leading: false)
    } else if leading >= length || trailing >= length - leading {
      // Subtracting in this order avoids an overflow for very long caps.
      let excess = leading.count.subtractingReportingOverflow(length.count - trailing.count)
      let by = excess.overflow ? Int.max : excess.partialValue
      self = by == 0 ? .leavesNone : .exceeds(by: Pixels(by))
    } else {
      self = .core(length - leading - trailing)
    }
  }

  /// Compares the caps of `axis` with the size of a picture.
  package init(_ caps: Insets<Pixels>, in size: Size<Pixels>, along axis: Axis) {
    self.init(
      length: size.length(along: axis), leading: caps.leading(along: axis),
      trailing: caps.trailing(along: axis))
  }

  /// Whether the caps leave at least one pixel of core.
  package var holds: Bool {
    if case .core = self { true } else { false }
  }
}

extension Insets<Pixels> {
  /// Whether either cap of an axis is not zero. Without caps, the whole length is the core and is never cut.
  package func hasCaps(along axis: Axis) -> Bool {
    leading(along: axis) != .zero || trailing(along: axis) != .zero
  }

  /// The lines between the caps of an axis, for caps that fit `size`.
  package func core(of size: Size<Pixels>, along axis: Axis) -> Range<Int> {
    leading(along: axis).count..<(size.length(along: axis).count - trailing(along: axis).count)
  }
}

/// The caps of one axis that UIKit's older form of caps stands for, in pixels of one picture.
///
/// `stretchableImage(withLeftCapWidth: L, topCapHeight: T)` means left = L and right = width - L - 1 in points, and likewise
/// for top and bottom. 0 means that the axis has no caps. The strip that stretches is one point, which is 1, 2 or 3 pixels.
package enum StretchableCaps: Hashable, Sendable {
  case caps(leading: Pixels, trailing: Pixels)
  /// The cap is not a whole number of pixels at this scale.
  case cutsPixel
  /// The cap is negative.
  case negative
  /// The cap and the strip are together this much longer than the picture.
  case exceeds(by: Pixels)

  /// Converts a cap of `cap` points at the start of a picture of `length` pixels at `scale`.
  package init(cap: Points, length: Pixels, scale: Scale) {
    guard cap >= .zero else {
      self = .negative
      return
    }
    guard let leading = cap.pixels(at: scale) else {
      self = .cutsPixel
      return
    }
    guard leading != .zero else {
      self = .caps(leading: .zero, trailing: .zero)
      return
    }
    let trailing = length - leading - Pixels(scale.rawValue)
    self =
      trailing < .zero
      ? .exceeds(by: Pixels.zero - trailing) : .caps(leading: leading, trailing: trailing)
  }
}
