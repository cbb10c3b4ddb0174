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

/// A part of an outline that is monotonic in both directions, so that its part between two rows lies between its columns at
/// those rows. Coordinates are in 1/1024 pixel, and it runs downward.
struct Chain {
  /// The heights at which the chain enters and leaves the rows that are processed.
  let top: Int
  let bottom: Int
  /// 1 if the outline runs down along the chain, -1 if it runs up.
  let winding: Int
  let isStroke: Bool
  /// The x-coordinate at the top of the band; `next` is that at its bottom. `before` and `nextBefore` are the indices of the
  /// points before them.
  private(set) var x = 0
  private(set) var next = 0
  private var before: Int
  private var nextBefore: Int
  /// 1 if the inside begins at the chain, -1 if it ends there, and 0 if the chain is no boundary. Valid since `start`.
  private var boundary = 0
  private var start: (y: Int, before: Int)

  /// `points` are the indices of its points, from the top, in an array that all chains share.
  fileprivate init?(
    _ points: Range<Int>, of all: [Corner], winding: Int, isStroke: Bool, rows: Range<Int>
  ) {
    self.winding = winding
    self.isStroke = isStroke
    top = max(all[points.lowerBound].y, rows.lowerBound)
    bottom = min(all[points.upperBound - 1].y, rows.upperBound)
    guard top < bottom else { return nil }
    before = points.lowerBound
    nextBefore = before
    start = (top, before)
    look(at: top, all)
    enter()
    start.before = before
  }

  /// Twice the x-coordinate in the middle of the band.
  var middle: Int { x + next }
  var left: Int { min(x, next) }
  var right: Int { max(x, next) }

  /// Moves the bottom of the band to a row further down.
  @inline(__always)
  mutating func look(at y: Int, _ points: [Corner]) {
    var index = before
    while points[index &+ 1].y < y { index &+= 1 }
    nextBefore = index
    next = Slope(points[index], points[index + 1]).x(at: y)
  }

  /// Moves on to the band below.
  mutating func enter() {
    (x, before) = (next, nextBefore)
  }

  /// Sets which boundary the chain is from height `y` on. If that is a change, the boundary up to there is added to the
  /// accumulator.
  mutating func change(to boundary: Int, at y: Int, _ points: [Corner], into accumulator: inout Accumulator) {
    guard boundary != self.boundary else { return }
    if self.boundary != 0 {
      for index in start.before..<before + 1 {
        let (upper, lower) = (points[index], points[index + 1])
        accumulator.add(
          Slope(upper, lower), from: max(upper.y, start.y), to: min(lower.y, y), self.boundary)
      }
    }
    self.boundary = boundary
    start = (y, before)
  }
}

/// A point of a chain, in 1/1024 pixel.
struct Corner {
  let x: Int
  let y: Int
}

extension Slope {
  fileprivate init(_ upper: Corner, _ lower: Corner) {
    self.init(x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y)
  }
}

/// The chains of outlines.
///
/// Outlines are divided only where they turn, so the chains don't depend on an outline's starting point or orientation.
struct Chains {
  private(set) var points: [Corner] = []
  /// The chains in the order of their tops.
  private(set) var chains: [Chain] = []
  private let rows: Range<Int>

  /// Creates the chains of the parts between two rows, in 1/1024 pixel.
  init(shape: Lines?, stroke: Lines?, rows: Range<Int>) {
    self.rows = rows
    points.reserveCapacity(2 * ((shape?.lines.count ?? 0) + (stroke?.lines.count ?? 0)))
    if let shape { add(shape, isStroke: false) }
    if let stroke { add(stroke, isStroke: true) }
    chains.sort { $0.top < $1.top }
  }

  private mutating func add(_ lines: Lines, isStroke: Bool) {
    var start = 0
    for end in lines.ends {
      add(lines.lines.span.extracting(start..<end), isStroke: isStroke)
      start = end
    }
  }

  /// Adds the chains of a closed outline.
  private mutating func add(_ outline: Span<Line>, isStroke: Bool) {
    let count = outline.count
    // Begins at a turn, of which every closed outline has some.
    var turn = 0
    var before = count - 1
    while turn < count, outline[turn].heading == outline[before].heading { (before, turn) = (turn, turn + 1) }
    guard turn < count else { return }
    var first = turn
    repeat {
      let heading = outline[first].heading
      var (last, next) = (first, first + 1 == count ? 0 : first + 1)
      while next != turn, outline[next].heading == heading {
        (last, next) = (next, next + 1 == count ? 0 : next + 1)
      }
      if heading.down != 0 { add(outline, from: first, to: last, winding: Int(heading.down), isStroke) }
      first = next
    } while first != turn
  }

  /// Adds the lines from one place of an outline to another, which can lie before it, as a chain.
  private mutating func add(
    _ outline: Span<Line>, from first: Int, to last: Int, winding: Int, _ isStroke: Bool
  ) {
    let start = points.count
    let count = outline.count
    if winding > 0 {
      points.append(Corner(x: Int(outline[first].x0), y: Int(outline[first].y0)))
      var index = first
      while true {
        points.append(Corner(x: Int(outline[index].x1), y: Int(outline[index].y1)))
        if index == last { break }
        index = index + 1 == count ? 0 : index + 1
      }
    } else {
      points.append(Corner(x: Int(outline[last].x1), y: Int(outline[last].y1)))
      var index = last
      while true {
        points.append(Corner(x: Int(outline[index].x0), y: Int(outline[index].y0)))
        if index == first { break }
        index = index == 0 ? count - 1 : index - 1
      }
    }
    Chain(start..<points.count, of: points, winding: winding, isStroke: isStroke, rows: rows)
      .map { chains.append($0) }
  }
}

extension Line {
  /// The signs of the horizontal direction (1 is to the right) and the vertical direction (1 is down).
  fileprivate var heading: (right: Int32, down: Int32) { ((x1 - x0).signum(), (y1 - y0).signum()) }
}
