/// Finds, among the lines of outlines that may cross, those where the inside begins and ends.
///
/// From top to bottom, in bands that end wherever a line begins or ends. Within a band the lines have one order from left
/// to right, unless two cross; then the band is cut at the crossing, down to 1/64 of a pixel. (The sweep of
/// Bentley and Ottmann, on bands.)
struct Sweep {
  private let inside: Inside
  private let edges: [Edge]
  private var active: [Edge] = []
  /// How many lines the bands have had together.
  private(set) var work = 0
  private let limit: Int

  /// Of the lines, only what lies between two rows is looked at. The work stops above `limit`.
  init(shape: Lines?, stroke: Lines?, inside: Inside, rows: Range<Int>, limit: Int) {
    self.inside = inside
    self.limit = limit
    let (top, bottom) = (rows.lowerBound << subpixelBits, rows.upperBound << subpixelBits)
    var edges: [Edge] = []
    for line in shape?.lines ?? [] { Edge(line, isStroke: false, top, bottom).map { edges.append($0) } }
    for line in stroke?.lines ?? [] { Edge(line, isStroke: true, top, bottom).map { edges.append($0) } }
    edges.sort { ($0.y0, $0.x0, $0.x1, $0.y1) < ($1.y0, $1.x0, $1.x1, $1.y1) }
    self.edges = edges
  }

  /// Adds the boundary of what is inside.
  mutating func run(into accumulator: inout Accumulator) {
    var next = 0
    var y = 0
    while next < edges.count || !active.isEmpty {
      if active.isEmpty { y = edges[next].y0 }
      while next < edges.count, edges[next].y0 == y {
        active.append(edges[next])
        next += 1
      }
      var end = next < edges.count ? edges[next].y0 : Int.max
      for edge in active { end = min(end, edge.y1) }
      run(from: y, to: end, into: &accumulator)
      guard work <= limit else { return }
      y = end
      finish(at: y, into: &accumulator)
    }
  }

  /// Takes out the lines that end.
  private mutating func finish(at y: Int, into accumulator: inout Accumulator) {
    var kept = 0
    for index in active.indices {
      if active[index].y1 == y {
        active[index].change(to: 0, at: y, into: &accumulator)
      } else {
        if kept != index { active[kept] = active[index] }
        kept += 1
      }
    }
    active.removeLast(active.count - kept)
  }

  /// One band, through which all active lines run; their `x` is where they are at its top.
  private mutating func run(from top: Int, to bottom: Int, into accumulator: inout Accumulator) {
    var top = top
    while top < bottom {
      var end = bottom
      while true {
        work += active.count
        for index in active.indices { active[index].next = active[index].x(at: end) }
        sortAtMiddle()
        guard end - top > finestBand, let crossing = firstCrossing(from: top, to: end) else { break }
        guard work <= limit else { return }
        end = crossing
      }
      mark(at: top, into: &accumulator)
      for index in active.indices { active[index].x = active[index].next }
      top = end
    }
  }

  /// By insertion: from one band to the next, the order hardly changes.
  private mutating func sortAtMiddle() {
    for index in active.indices.dropFirst() where active[index].middle < active[index - 1].middle {
      let edge = active[index]
      var place = index
      while place > 0, edge.middle < active[place - 1].middle {
        active[place] = active[place - 1]
        place -= 1
      }
      work += index - place
      active[place] = edge
    }
  }

  /// Where the first two neighbors cross that do, somewhat inside of the band.
  private func firstCrossing(from top: Int, to bottom: Int) -> Int? {
    for index in active.indices.dropFirst() {
      let (left, right) = (active[index - 1], active[index])
      let (above, below) = (right.x - left.x, right.next - left.next)
      guard above < -1 || below < -1 else { continue }
      // The gap goes from `above` to `below`, one of them negative; it is none at this part of the band.
      let part = (bottom - top) * above / (above - below)
      return min(max(top + part, top + finestBand / 2), bottom - finestBand / 2)
    }
    return nil
  }

  /// Goes through the band from left to right: a line between outside and inside is a boundary.
  private mutating func mark(at y: Int, into accumulator: inout Accumulator) {
    var (shape, stroke) = (0, 0)
    var isInside = false
    for index in active.indices {
      if active[index].isStroke {
        stroke += active[index].winding
      } else {
        shape += active[index].winding
      }
      let now = inside.contains(shape: shape, stroke: stroke)
      active[index].change(to: now == isInside ? 0 : now ? 1 : -1, at: y, into: &accumulator)
      isInside = now
    }
  }
}

/// Crossings are looked for in bands higher than this, in 1/1024 pixel.
private let finestBand = 16

/// A line of the sweep, from its upper end to its lower one, in 1/1024 pixel.
private struct Edge {
  let x0: Int
  let y0: Int
  let x1: Int
  let y1: Int
  /// 1 for a line that goes down, else -1.
  let winding: Int
  let isStroke: Bool
  /// Where it is at the top of the band, and at its bottom.
  var x: Int
  var next: Int
  /// 1 where the inside begins at it, -1 where it ends, from `start` on.
  private var boundary = 0
  private var start: (x: Int, y: Int)

  /// Nil for a line that is level or outside of the rows.
  init?(_ line: Line, isStroke: Bool, _ top: Int, _ bottom: Int) {
    let goesDown = line.y0 < line.y1
    let upper = goesDown ? (Int(line.x0), Int(line.y0)) : (Int(line.x1), Int(line.y1))
    let lower = goesDown ? (Int(line.x1), Int(line.y1)) : (Int(line.x0), Int(line.y0))
    guard upper.1 < lower.1, upper.1 < bottom, lower.1 > top else { return nil }
    func x(_ y: Int) -> Int {
      let height = lower.1 - upper.1
      return upper.0 + floorDivision((lower.0 - upper.0) * (y - upper.1) + height / 2, height).quotient
    }
    (x0, y0) = upper.1 < top ? (x(top), top) : upper
    (x1, y1) = lower.1 > bottom ? (x(bottom), bottom) : lower
    winding = goesDown ? 1 : -1
    self.isStroke = isStroke
    self.x = x0
    next = x0
    start = (x0, y0)
  }

  /// Twice where it is in the middle of the band.
  var middle: Int { x + next }

  func x(at y: Int) -> Int {
    if y == y1 { return x1 }
    if x0 == x1 { return x0 }
    return x0 + floorDivision((x1 - x0) * (y - y0) + (y1 - y0) / 2, y1 - y0).quotient
  }

  /// What it has been a boundary for ends here, or goes on.
  mutating func change(to boundary: Int, at y: Int, into accumulator: inout Accumulator) {
    guard boundary != self.boundary else { return }
    // At the end of the line `x` stands for the band's end already.
    if self.boundary > 0 {
      accumulator.add(start.x, start.y, x, y)
    } else if self.boundary < 0 {
      accumulator.add(x, y, start.x, start.y)
    }
    self.boundary = boundary
    start = (x, y)
  }
}
