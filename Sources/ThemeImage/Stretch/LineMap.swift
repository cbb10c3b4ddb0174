import ThemeCore

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
