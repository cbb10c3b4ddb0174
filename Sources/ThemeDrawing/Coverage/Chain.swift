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
  private var start: (y: Int, before: Int)

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
    start = (top, before)
    look(at: top, all)
    enter()
    start.before = before
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
    next = Slope(points[index], points[index + 1]).x(at: y)
  }

  /// Goes on to the band below.
  mutating func enter() {
    (x, before) = (next, nextBefore)
  }

  /// What it has been a boundary for ends at the top of the band, or goes on.
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

/// A point of a chain.
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
/// They are cut where an outline turns, and nowhere else: not where it happens to begin, nor by the way in which it runs.
struct Chains {
  private(set) var points: [Corner] = []
  /// By where they begin, from the top.
  private(set) var chains: [Chain] = []
  private let rows: Range<Int>

  /// Of what is between two rows, in 1/1024 pixel.
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
      add(lines.lines[start..<end], isStroke: isStroke)
      start = end
    }
  }

  /// A closed outline.
  private mutating func add(_ outline: ArraySlice<Line>, isStroke: Bool) {
    // From a turn on: what is closed has some.
    let turn = outline.indices.first { index in
      let before = index == outline.startIndex ? outline.endIndex - 1 : index - 1
      return outline[index].heading != outline[before].heading
    }
    guard let turn else { return }
    let lines = turn == outline.startIndex ? outline : outline[turn...] + outline[..<turn]
    var first = lines.startIndex
    while first < lines.endIndex {
      let heading = lines[first].heading
      let end = lines[first...].firstIndex { $0.heading != heading } ?? lines.endIndex
      if heading.down != 0 { add(lines[first..<end], winding: Int(heading.down), isStroke) }
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

extension Line {
  /// Whether it goes to the right or the left, and down or up: 1, 0 or -1 each.
  fileprivate var heading: (right: Int32, down: Int32) { ((x1 - x0).signum(), (y1 - y0).signum()) }
}
