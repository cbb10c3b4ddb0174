import ThemeCore

/// The outline of a stroke: on each side of a contour, lines that are offset by half the width.
///
/// At a corner, the outer side has the join. The inner side goes through the point where the offset lines meet or, if the lines
/// are too short for that, through the corner itself. All parts of the outline thus wind in the same direction, and the nonzero
/// rule unites them.
struct StrokeOutline {
  /// Half of the stroke's width, in pixels.
  let halfWidth: Double
  let join: Stroke.Join
  let cap: Stroke.Cap
  let miterLimit: Double
  var cutsMiter = false
  /// What is done with each point of the outline; nil for nothing.
  var placing: Affine?
  private(set) var lines = Lines()

  /// Adds the outline along a contour; false, if there would be more than `most` lines. A round corner of a
  /// wide stroke takes thousands of them, so they are counted corner by corner.
  mutating func add(_ contour: Contour, upTo most: Int) -> Bool {
    guard contour.points.count > 1 else {
      if let point = contour.points.first { addDot(at: point.place) }
      return lines.lines.count <= most
    }
    let segments = contour.segments
    let count = segments.count
    var left: [Vector] = []
    var right: [Vector] = []
    var isWithin: Bool { lines.lines.count + left.count + right.count <= most }
    for index in 1..<count {
      addMeeting(segments[index - 1], segments[index], to: &left)
      guard isWithin else { return false }
    }
    if contour.isClosed {
      addMeeting(segments[count - 1], segments[0], to: &left)
      addMeetingBack(segments[0], segments[count - 1], to: &right)
    } else {
      addCap(after: segments[count - 1], to: &left)
    }
    for index in (1..<count).reversed() {
      addMeetingBack(segments[index], segments[index - 1], to: &right)
      guard isWithin else { return false }
    }
    if contour.isClosed {
      add(left)
      add(right)
    } else {
      addCap(after: segments[0].reversed(), to: &right)
      add(left + right)
    }
    return lines.lines.count <= most
  }

  private mutating func add(_ points: [Vector]) {
    lines.add(placing.map { placing in points.map { placing($0) } } ?? points)
  }

  /// Adds a contour of one point, which is round or square or nothing, as in SVG.
  private mutating func addDot(at point: Vector) {
    guard cap != .butt else { return }
    let segment = Segment(from: point, direction: Vector(x: 1, y: 0), isSmooth: false)
    var outline: [Vector] = []
    addCap(after: segment, to: &outline)
    addCap(after: segment.reversed(), to: &outline)
    add(outline)
  }

  /// Adds the right side's points where `after` precedes `before` in the contour, by reversing both segments.
  private func addMeetingBack(_ before: Segment, _ after: Segment, to side: inout [Vector]) {
    addMeeting(before.reversed(), after.reversed(isSmooth: before.isSmooth), to: &side)
  }

  /// Adds the left side's points between one segment and the next.
  private func addMeeting(_ before: Segment, _ after: Segment, to side: inout [Vector]) {
    let point = after.start
    let (from, to) = (before.normal, after.normal)
    let cosine = from.dot(to)
    let sum = 1 + cosine
    let meeting = point + (from + to) * (halfWidth / sum)
    guard before.direction.cross(after.direction) >= 0 else {
      // The inner side: each segment is shortened by tan(turn / 2) × half the width.
      let reach = halfWidth * (max(1 - cosine, 0) / sum).squareRoot()
      if cosine > -0.99, 2 * reach <= min(before.length, after.length) + slack {
        side.append(meeting)
      } else {
        side += [point + from * halfWidth, point, point + to * halfWidth]
      }
      return
    }
    if after.isSmooth || join == .round {
      // For a turn back, `forward` is halfway between both directions, which is the same from either end.
      addArc(
        around: point, from: from, to: to, forward: before.direction - after.direction, into: &side)
    } else if join == .miter, 2 <= miterLimit * miterLimit * sum + slack {
      // The ratio of the miter's length to the width is 1 / cos(turn / 2).
      side.append(meeting)
    } else if join == .miter, cutsMiter, cosine < 1 {
      // How far both edges go on until a line across the miter cuts them, at the limit from the corner.
      let rest = halfWidth * (miterLimit - (max(sum, 0) / 2).squareRoot())
      let reach = max(rest, 0) / ((1 - cosine) / 2).squareRoot()
      side.append(point + from * halfWidth + before.direction * reach)
      side.append(point + to * halfWidth - after.direction * reach)
    } else {
      side += [point + from * halfWidth, point + to * halfWidth]
    }
  }

  private func addCap(after segment: Segment, to side: inout [Vector]) {
    let (point, across, forward) = (segment.end, segment.normal, segment.direction)
    switch cap {
    case .butt:
      side += [point + across * halfWidth, point - across * halfWidth]
    case .square:
      side += [point + (across + forward) * halfWidth, point + (forward - across) * halfWidth]
    case .round:
      addArc(around: point, from: across, to: -across, forward: forward, into: &side)
    }
  }

  /// Adds points on a circle of half the width, including both ends. `forward` is the direction of the middle for half a turn.
  private func addArc(
    around point: Vector, from: Vector, to: Vector, forward: Vector, into side: inout [Vector]
  ) {
    let sum = 1 + from.dot(to)
    // The square of the cosine of half the turn is sum / 2. For a small turn, the meeting point of the tangents is close enough
    // to the arc.
    if sum > 1.9, halfWidth * (2 - sum) / 4 < arcTolerance {
      side.append(point + (from + to) * (halfWidth / sum))
      return
    }
    side.append(point + from * halfWidth)
    addInnerArc(around: point, from: from, to: to, forward: forward, into: &side)
    side.append(point + to * halfWidth)
  }

  private func addInnerArc(
    around point: Vector, from: Vector, to: Vector, forward: Vector, into side: inout [Vector]
  ) {
    let sum = from + to
    let middle = from.dot(to) < -0.999_999 ? forward.unit : sum.unit
    // The distance between the chord and the arc.
    guard halfWidth * (1 - from.dot(middle)) > arcTolerance else { return }
    addInnerArc(around: point, from: from, to: middle, forward: forward, into: &side)
    side.append(point + middle * halfWidth)
    addInnerArc(around: point, from: middle, to: to, forward: forward, into: &side)
  }
}

/// The largest distance between lines and the arc that they approximate, in pixels.
private let arcTolerance = 1.0 / 256
/// The tolerance for comparing numbers that can have been computed in a different order, as in a mirrored picture.
private let slack = 1e-9

/// A straight part of a contour, or the direction of a curve's end, which has the length 0.
private struct Segment {
  let start: Vector
  let end: Vector
  let length: Double
  /// The direction, with length 1.
  let direction: Vector
  /// Whether the segment begins where there is no corner.
  let isSmooth: Bool

  init(from start: Vector, to end: Vector, isSmooth: Bool) {
    self.start = start
    self.end = end
    self.isSmooth = isSmooth
    length = (end - start).length
    direction = (end - start) / length
  }

  /// Creates a segment of length 0.
  init(from point: Vector, direction: Vector, isSmooth: Bool) {
    (start, end, length) = (point, point, 0)
    self.direction = direction
    self.isSmooth = isSmooth
  }

  private init(back segment: Segment, isSmooth: Bool) {
    (start, end, length) = (segment.end, segment.start, segment.length)
    direction = -segment.direction
    self.isSmooth = isSmooth
  }

  /// The unit vector to the left of the direction, on the screen.
  var normal: Vector { -direction.turned }

  func reversed(isSmooth: Bool = false) -> Segment { Segment(back: self, isSmooth: isSmooth) }
}

extension Vector {
  /// Whether a curve's direction at its end is that of the chord there, so that the cap follows the curve. A curve that turns
  /// within a fraction of a pixel has its cap across the chord, as if it were a line.
  fileprivate func leads(along chord: Vector?) -> Bool { chord.map { dot($0) > 0.9 } ?? true }
}

extension Contour {
  fileprivate var segments: [Segment] {
    var segments: [Segment] = []
    for index in points.indices {
      let isLast = index == points.count - 1
      let (point, next) = (points[index], points[isLast ? 0 : index + 1])
      if !isClosed, isLast {
        if let arriving = point.arriving, arriving.leads(along: segments.last?.direction) {
          segments.append(Segment(from: point.place, direction: arriving, isSmooth: true))
        }
        break
      }
      let chord = Segment(from: point.place, to: next.place, isSmooth: true)
      if point.isSmooth {
        segments.append(chord)
        continue
      }
      let arriving = point.arriving ?? segments.last?.direction ?? previousDirection(of: index)
      let isStart = !isClosed && index == 0
      let tangent = point.leaving.flatMap { !isStart || $0.leads(along: chord.direction) ? $0 : nil }
      let leaving = tangent ?? chord.direction
      if let arriving, arriving.dot(leaving) > 0.99999 {
        // A curve that continues smoothly in another curve or in a line has no corner here.
        segments.append(chord)
        continue
      }
      if let arriving = point.arriving {
        segments.append(Segment(from: point.place, direction: arriving, isSmooth: true))
      }
      if let leaving = tangent {
        segments.append(Segment(from: point.place, direction: leaving, isSmooth: false))
        segments.append(chord)
      } else {
        segments.append(Segment(from: point.place, to: next.place, isSmooth: false))
      }
    }
    return segments
  }

  /// For the first point, the direction of the line that closes the contour; nil for other points.
  private func previousDirection(of index: Int) -> Vector? {
    guard isClosed, index == 0, let last = points.last else { return nil }
    return (points[0].place - last.place).unit
  }
}
