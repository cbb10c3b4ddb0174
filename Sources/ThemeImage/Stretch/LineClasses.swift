package import ThemeCore

/// Which lines of a picture (columns or rows) are equal, pixel for pixel. Slicing gets all that it needs to know about the
/// pixels from here, without reading them again.
package struct LineClasses: Equatable, Sendable {
  /// The class of each line: two lines have the same class exactly when their pixels are equal. Classes are numbered from 0 in
  /// the order of their first line.
  package let ids: [Int32]
  /// For each line, the end of the run of equal lines that contains it.
  private let runEnds: [Int32]
  /// The class of the lines without visible pixels; nil if there is no such line.
  private let transparent: Int32?

  /// `transparentLine` is the index of a line without visible pixels, if there is one.
  init(ids: [Int32], transparentLine: Int?) {
    self.ids = ids
    transparent = transparentLine.map { ids[$0] }
    var runEnds = [Int32](repeating: Int32(ids.count), count: ids.count)
    for line in ids.indices.dropLast().reversed() {
      runEnds[line] = ids[line] == ids[line + 1] ? runEnds[line + 1] : Int32(line + 1)
    }
    self.runEnds = runEnds
  }

  /// The number of lines.
  package var count: Int { ids.count }

  /// The end of the run of equal lines that contains `line`.
  package func runEnd(at line: Int) -> Int { Int(runEnds[line]) }

  /// Whether a line has no visible pixels.
  package func isTransparent(_ line: Int) -> Bool { ids[line] == transparent }

  /// Whether all lines of a range are equal. True for an empty range.
  package func areEqual(in range: Range<Int>) -> Bool { firstDifference(in: range) == nil }

  /// The first line of a range that differs from the one before it, or nil when all are equal.
  package func firstDifference(in range: Range<Int>) -> Int? {
    guard let first = range.first else { return nil }
    let end = runEnd(at: first)
    return end < range.upperBound ? end : nil
  }

  /// Whether a line equals the one before or after it.
  package func hasEqualNeighbor(_ line: Int) -> Bool {
    runEnd(at: line) > line + 1 || (line > 0 && ids[line - 1] == ids[line])
  }

  /// The longest run of equal lines, the first of the longest.
  package var longestRun: Range<Int> {
    var longest = 0..<0
    var start = 0
    while start < count {
      let end = runEnd(at: start)
      if end - start > longest.count { longest = start..<end }
      start = end
    }
    return longest
  }

  /// The smallest period, in lines, that divides the length of a range: 1 if all lines are equal, the length itself if nothing
  /// repeats. The range must not be empty.
  ///
  /// The longest border gives the smallest period p (by the failure function of Knuth, Morris and Pratt, in linear time). If p
  /// does not divide the length n, no other proper divisor d of n is a period: with d <= n / 2 and p < d, gcd(p, d) would be a
  /// period too, and it is smaller than p.
  package func smallestPeriod(in range: Range<Int>) -> Int {
    precondition(!range.isEmpty, "a period of nothing")
    let start = range.lowerBound
    var borders = [Int](repeating: 0, count: range.count)
    var border = 0
    for index in 1..<max(range.count, 1) {
      while border > 0 && ids[start + index] != ids[start + border] { border = borders[border - 1] }
      if ids[start + index] == ids[start + border] { border += 1 }
      borders[index] = border
    }
    let period = range.count - border
    return range.count % period == 0 ? period : range.count
  }
}

/// The classes of a picture's columns (horizontal) and rows (vertical), found in one pass over its pixels. They are exact,
/// because lines with equal hashes are compared.
package func lineClasses(of bitmap: Bitmap) -> PerAxis<LineClasses> {
  let hashes = LineHashes(of: bitmap)
  return PerAxis(
    horizontal: LineClasses(
      ids: hashes.columnClasses(of: bitmap), transparentLine: hashes.transparentColumn(of: bitmap)),
    vertical: LineClasses(
      ids: hashes.rowClasses(of: bitmap), transparentLine: hashes.transparentRow(of: bitmap)))
}

/// The source lines from which a destination line is made: `index` and, if the fraction is not zero, the following line, in the
/// proportion (1 - fraction / whole) to (fraction / whole).
struct Tap: Equatable {
  var index: Int
  var fraction: Int
  var whole: Int
}

/// The resampler along one axis: from lines of a destination to lines of a source, in exact fractions.
///
/// With the source's length S, caps a and b, the core C = S - a - b >= 1, a destination of D lines and the
/// caps' factor f (1 unless they don't fit), K = D - f(a + b) is what the core fills. The center of
/// destination line i lies at x = i + 1/2:
///
///     x < fa          u = x / f - 1/2, clamped to [0, a - 1]: with f = 1, line i itself
///     x >= D - fb     u = S - (D - x) / f - 1/2, clamped to [S - b, S - 1]
///     stretch         u = a + (x - fa) C / K - 1/2, clamped to [a, a + C - 1]
///     tile            line a + floor(x - fa) mod C
///
/// and u falls between the lines floor(u) and floor(u) + 1.
struct LineMap {
  private let source: Int
  private let leading: Int
  private let trailing: Int
  private let destination: Int
  private let tiles: Bool
  private let squeeze: Squeeze

  /// The map from `source` lines to `destination` lines; both caps together are shorter than the source.
  init(
    from source: Int, leading: Int, trailing: Int, to destination: Int, mode: ResizingMode, squeeze: Squeeze
  ) {
    precondition(
      leading >= 0 && trailing >= 0 && leading + trailing < source && destination >= 1,
      "caps that leave no core, or nothing to fill")
    self.source = source
    self.leading = leading
    self.trailing = trailing
    self.destination = destination
    // A core of one line gives the same result in both modes, so it is always treated as stretched.
    self.tiles = mode == .tile && leading + trailing + 1 < source
    self.squeeze = squeeze
  }

  /// The tap of destination line `i`, 0 ..< destination.
  subscript(i: Int) -> Tap {
    let p = squeeze.numerator
    let q = squeeze.denominator
    // Twice the distances of the line's center from both ends, in units of 1 / q.
    let fromStart = (2 * i + 1) * q
    let fromEnd = (2 * (destination - i) - 1) * q
    if fromStart < 2 * p * leading {
      return LineMap.tap(fromStart - p, over: 2 * p, first: 0, count: leading)
    }
    if fromEnd <= 2 * p * trailing {
      // u - (S - b) = b - (D - x) / f - 1/2
      return LineMap.tap(
        2 * p * trailing - fromEnd - p, over: 2 * p, first: source - trailing, count: trailing)
    }
    let core = source - leading - trailing
    let intoCore = fromStart - 2 * p * leading
    if tiles {
      return Tap(index: leading + intoCore / (2 * q) % core, fraction: 0, whole: 1)
    }
    let filled = destination * q - p * (leading + trailing)
    return LineMap.tap(intoCore * core - filled, over: 2 * filled, first: leading, count: core)
  }

  /// The position `offset / whole` after line `first`, clamped to the centers of `count` lines.
  private static func tap(_ offset: Int, over whole: Int, first: Int, count: Int) -> Tap {
    guard offset > 0 else { return Tap(index: first, fraction: 0, whole: 1) }
    let (index, fraction) = offset.quotientAndRemainder(dividingBy: whole)
    guard index < count - 1 else { return Tap(index: first + count - 1, fraction: 0, whole: 1) }
    return fraction == 0
      ? Tap(index: first + index, fraction: 0, whole: 1)
      : Tap(index: first + index, fraction: fraction, whole: whole)
  }
}
