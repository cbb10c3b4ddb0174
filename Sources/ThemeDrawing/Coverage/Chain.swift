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
