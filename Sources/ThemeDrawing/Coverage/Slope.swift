/// A line that goes down, in 1/1024 pixel: `y0` is less than `y1`.
struct Slope {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  /// The x-coordinate at a height between `y0` and `y1`, rounded to the nearest.
  @inline(__always)
  func x(at y: Int) -> Int {
    if y == y0 || x0 == x1 { return x0 }
    if y == y1 { return x1 }
    return Ratio((x1 - x0) * (y - y0), over: y1 - y0, plus: x0).nearest
  }
}

/// An exact fraction.
struct Ratio {
  /// The value rounded down.
  private(set) var quotient: Int
  private var remainder: Int
  private let divisor: Int

  /// Creates the fraction `value / divisor + whole`. The divisor must be positive.
  @inline(__always)
  init(_ value: Int, over divisor: Int, plus whole: Int = 0) {
    (quotient, remainder) = floorDivision(value, divisor)
    quotient += whole
    self.divisor = divisor
  }

  /// Adds a fraction with the same divisor.
  @inline(__always)
  mutating func add(_ other: Ratio) {
    quotient += other.quotient
    remainder += other.remainder
    if remainder >= divisor {
      remainder -= divisor
      quotient += 1
    }
  }

  /// The nearest whole number; a half is rounded to the even one.
  @inline(__always)
  var nearest: Int {
    let twice = 2 * remainder
    return twice > divisor || (twice == divisor && quotient & 1 == 1) ? quotient + 1 : quotient
  }
}
