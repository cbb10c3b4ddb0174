import ThemeCore

/// Coordinates are integers in 1/1024 pixel.
let subpixelBits = 10
let subpixels = 1 << subpixelBits

/// A length in pixels, converted to 1/1024 pixel and clamped to a million pixels. It is rounded to the nearest, and halves to
/// the even number, so that the result is the same in a mirrored picture.
func subpixels(_ pixels: Double) -> Int {
  // Rounding twice prevents the last bits of a computation from deciding how a half is rounded.
  let fine = (min(max(pixels, -1_000_000), 1_000_000) * Double(subpixels << 14)).nearestEven
  return Int((fine / Double(1 << 14)).nearestEven)
}

extension Double {
  /// The nearest whole number of one below 2^51; halves are rounded to the even one. `rounded` would be a call of the C library on
  /// processors that need not have an instruction for it.
  @inline(__always)
  fileprivate var nearestEven: Double {
    let large = 0x1.8p52
    return self + large - large
  }
}

/// A straight line between two points, in 1/1024 pixel.
struct Line: Equatable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}

/// Closed outlines of straight lines.
struct Lines {
  /// The lines of all outlines in sequence. Within an outline, each line begins where the preceding one ends.
  private(set) var lines: [Line] = []
  /// For each outline, the index after its last line.
  private(set) var ends: [Int] = []
  /// The bounding box in 1/1024 pixel; nil if there are no lines.
  private(set) var extent: (left: Int32, top: Int32, right: Int32, bottom: Int32)?

  /// The pixels that the outlines can touch.
  var bounds: PixelBounds {
    guard let extent else { return .empty }
    return PixelBounds(
      left: Int(extent.left) >> subpixelBits, top: Int(extent.top) >> subpixelBits,
      right: (Int(extent.right) + subpixels - 1) >> subpixelBits,
      bottom: (Int(extent.bottom) + subpixels - 1) >> subpixelBits)
  }

  /// Adds the closed outline through points, in pixels.
  mutating func add(_ points: some BidirectionalCollection<Vector>) {
    guard let last = points.last else { return }
    var (x0, y0) = fixed(last)
    var (left, top, right, bottom) = extent ?? (.max, .max, .min, .min)
    for point in points {
      let (x1, y1) = fixed(point)
      if x0 != x1 || y0 != y1 {
        lines.append(Line(x0: x0, y0: y0, x1: x1, y1: y1))
        (left, top) = (min(left, x1), min(top, y1))
        (right, bottom) = (max(right, x1), max(bottom, y1))
      }
      (x0, y0) = (x1, y1)
    }
    guard ends.last ?? 0 < lines.count else { return }
    ends.append(lines.count)
    extent = (left, top, right, bottom)
  }

  /// Makes room for lines that are going to be added.
  mutating func reserve(_ count: Int) { lines.reserveCapacity(lines.count + count) }

  private func fixed(_ point: Vector) -> (Int32, Int32) {
    (Int32(subpixels(point.x)), Int32(subpixels(point.y)))
  }

  /// The outlines moved by `x` and `y`, in 1/1024 pixel.
  func moved(x: Int, y: Int) -> Lines {
    let (x, y) = (Int32(x), Int32(y))
    var moved = self
    moved.lines = lines.map { Line(x0: $0.x0 + x, y0: $0.y0 + y, x1: $0.x1 + x, y1: $0.y1 + y) }
    moved.extent = extent.map { ($0.left + x, $0.top + y, $0.right + x, $0.bottom + y) }
    return moved
  }
}

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

/// A rectangle of whole pixels, excluding `right` and `bottom`. Operations give `empty` for an empty result.
struct PixelBounds: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var area: Int { isEmpty ? 0 : width * height }
  var isEmpty: Bool { right <= left || bottom <= top }

  func contains(_ other: PixelBounds) -> Bool { intersection(other) == other }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    let common = PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  /// The smallest bounds that contain both rectangles.
  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The rectangle enlarged by a margin on all sides. An empty one stays empty.
  func expanded(by margin: Int) -> PixelBounds {
    if isEmpty { return .empty }
    return PixelBounds(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  func moved(x: Int, y: Int) -> PixelBounds {
    if isEmpty { return .empty }
    return PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
