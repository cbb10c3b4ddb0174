import ThemeCore

/// A corner of a polygon, with the radius of the circle that rounds it.
struct RoundedCorner {
  let point: Vector
  let radius: Double
}

extension Path {
  /// Creates a convex polygon, clockwise on the screen, whose corners are rounded by circles that touch both sides.
  ///
  /// If two circles don't fit on a side, all radii shrink by a common factor (CSS Backgrounds and Borders 3, §4.5).
  init(rounding corners: [RoundedCorner]) {
    self.init()
    let turns = corners.indices.map { index in
      Turn(
        at: corners[index], from: corners[(index + corners.count - 1) % corners.count].point,
        to: corners[(index + 1) % corners.count].point)
    }
    var factor = 1.0
    for index in turns.indices {
      let next = (index + 1) % turns.count
      let side = (corners[next].point - corners[index].point).length
      let needed = turns[index].reach + turns[next].reach
      if needed > side { factor = min(factor, side / needed) }
    }
    for turn in turns { turn.add(to: &self, factor: factor) }
    elements.append(.close)
  }
}

/// A corner with the directions of the two sides that meet there.
private struct Turn {
  let corner: RoundedCorner
  /// The directions of both sides as unit vectors, in the direction of the outline.
  let (incoming, outgoing): (Vector, Vector)
  /// The length of each side that the circle takes: radius × tan(turn / 2).
  let reach: Double

  init(at corner: RoundedCorner, from previous: Vector, to next: Vector) {
    self.corner = corner
    let (before, after) = (corner.point - previous, next - corner.point)
    let isCorner = before.length > 0 && after.length > 0
    incoming = isCorner ? before.unit : Vector(x: 0, y: 0)
    outgoing = isCorner ? after.unit : Vector(x: 0, y: 0)
    let cosine = incoming.dot(outgoing)
    let isRound = isCorner && corner.radius > 0 && cosine < 1 && cosine > -0.999_999
    reach = isRound ? corner.radius * (max(1 - cosine, 0) / (1 + cosine)).squareRoot() : 0
  }

  func add(to path: inout Path, factor: Double) {
    let start = corner.point - incoming * (reach * factor)
    path.elements.append(path.elements.isEmpty ? .move(start) : .line(start))
    guard reach * factor > 0 else { return }
    let radius = corner.radius * factor
    // As the outline is clockwise, the center is a quarter turn clockwise from the incoming direction.
    let arc = Arc(center: start + incoming.turned * radius, radius: radius)
    arc.curves(from: -incoming.turned, to: -outgoing.turned, into: &path)
  }
}
