/// A part of an outline that goes down all the way, and all the way to one side or straight: what lies between two rows
/// lies between its columns there. In 1/1024 pixel.
struct Chain {
  /// Its points, from the top: some of an array that many share.
  private let points: Range<Int>
  /// Where it enters the rows that are looked at, and where it leaves them.
  let top: Int
  let bottom: Int
  /// 1 for one that an outline goes down along, -1 for up.
  let winding: Int
  let isStroke: Bool
  /// Where it is at the top of a band, and at its bottom; each with the point before.
  private(set) var x = 0
  private(set) var next = 0
  private var before: Int
  private var nextBefore: Int
  /// 1 where the inside begins at it, -1 where it ends, since `start`.
  private var boundary = 0
  private var start: (x: Int, y: Int, before: Int)

  fileprivate init?(
    _ points: Range<Int>, of all: [Corner], winding: Int, isStroke: Bool, rows: Range<Int>
  ) {
    self.points = points
    self.winding = winding
    self.isStroke = isStroke
    top = max(all[points.lowerBound].y, rows.lowerBound)
    bottom = min(all[points.upperBound - 1].y, rows.upperBound)
    guard top < bottom else { return nil }
    before = points.lowerBound
    nextBefore = before
    start = (0, 0, before)
    look(at: top, all)
    enter()
    start = (x, top, before)
  }

  /// Twice where it is in the middle of the band.
  var middle: Int { x + next }
  var left: Int { min(x, next) }
  var right: Int { max(x, next) }

  /// Takes a row below for the bottom of the band.
  mutating func look(at y: Int, _ points: [Corner]) {
    var index = before
    while points[index + 1].y < y { index += 1 }
    nextBefore = index
    let (upper, lower) = (points[index], points[index + 1])
    if y == lower.y {
      next = lower.x
    } else if lower.x == upper.x {
      next = upper.x
    } else {
      let height = lower.y - upper.y
      next = upper.x + floorDivision((lower.x - upper.x) * (y - upper.y) + height / 2, height).quotient
    }
  }

  /// Goes on to the band below.
  mutating func enter() {
    (x, before) = (next, nextBefore)
  }

  /// What it has been a boundary for ends at the top of the band, or goes on.
  mutating func change(to boundary: Int, at y: Int, _ points: [Corner], into accumulator: inout Accumulator) {
    guard boundary != self.boundary else { return }
    if self.boundary != 0 {
      var last = (x: start.x, y: start.y)
      for index in start.before..<before + 1 {
        let isLast = index == before
        let next = isLast ? (x: x, y: y) : (x: points[index + 1].x, y: points[index + 1].y)
        if self.boundary > 0 {
          accumulator.add(last.x, last.y, next.x, next.y)
        } else {
          accumulator.add(next.x, next.y, last.x, last.y)
        }
        last = next
      }
    }
    self.boundary = boundary
    start = (x, y, before)
  }
}

/// A point of a chain.
struct Corner {
  let x: Int
  let y: Int
}

/// The chains of outlines.
struct Chains {
  private(set) var points: [Corner] = []
  /// By where they begin, from the top.
  private(set) var chains: [Chain] = []
  private let rows: Range<Int>

  /// Of what is between two rows, in 1/1024 pixel.
  init(shape: Lines?, stroke: Lines?, rows: Range<Int>) {
    self.rows = rows
    points.reserveCapacity(2 * ((shape?.lines.count ?? 0) + (stroke?.lines.count ?? 0)))
    if let shape { add(shape.lines, isStroke: false) }
    if let stroke { add(stroke.lines, isStroke: true) }
    chains.sort { $0.top < $1.top }
  }

  private mutating func add(_ lines: [Line], isStroke: Bool) {
    var first = 0
    while first < lines.count {
      let down = (lines[first].y1 - lines[first].y0).signum()
      var side = (lines[first].x1 - lines[first].x0).signum()
      var end = first + 1
      while down != 0, end < lines.count, lines[end].x0 == lines[end - 1].x1,
        lines[end].y0 == lines[end - 1].y1
      {
        let across = (lines[end].x1 - lines[end].x0).signum()
        guard (lines[end].y1 - lines[end].y0).signum() == down, across * side >= 0 else { break }
        if side == 0 { side = across }
        end += 1
      }
      if down != 0 { add(lines[first..<end], winding: Int(down), isStroke) }
      first = end
    }
  }

  private mutating func add(_ lines: ArraySlice<Line>, winding: Int, _ isStroke: Bool) {
    let start = points.count
    if winding > 0 {
      for line in lines { points.append(Corner(x: Int(line.x0), y: Int(line.y0))) }
      lines.last.map { points.append(Corner(x: Int($0.x1), y: Int($0.y1))) }
    } else {
      for line in lines.reversed() { points.append(Corner(x: Int(line.x1), y: Int(line.y1))) }
      lines.first.map { points.append(Corner(x: Int($0.x0), y: Int($0.y0))) }
    }
    Chain(start..<points.count, of: points, winding: winding, isStroke: isStroke, rows: rows)
      .map { chains.append($0) }
  }
}
