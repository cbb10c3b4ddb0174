import ThemeCore

extension Outline {
  /// The path of the outline, in points of the artboard.
  var path: Path {
    let (left, top) = (frame.x, frame.y)
    guard frame.width > 0, frame.height > 0 else { return Path() }
    switch shape {
    case .rectangle:
      return Path(rounding: corners(Corners(0)))
    case .roundedRectangle(let radii, let smoothing):
      return smoothing > 0
        ? Path(smoothing: radii, by: smoothing, in: frame) : Path(rounding: corners(radii))
    case .capsule:
      return Path(rounding: corners(Corners(min(frame.width, frame.height) / 2)))
    case .ellipse:
      var path = Path()
      ellipse.whole(into: &path)
      return path
    case .chevron(let chevron):
      return Path(rounding: corners(chevron))
    case .star(let points, let inner):
      return Path(star: points, inner: inner, in: ellipse)
    case .arc(let start, let end):
      return Path(arcOf: ellipse, from: start, to: end)
    case .ring(let thickness, let start, let end):
      return Path(ringOf: ellipse, thickness: thickness, from: start, to: end)
    case .polygon(let points):
      return Path(corners: points.map { $0 + Vector(x: left, y: top) })
    case .path(let path):
      return path.mapped { $0 + Vector(x: left, y: top) }
    }
  }

  /// Whether the outline is certain never to cross itself, so that the areas beside its lines can be added up directly.
  var isSimple: Bool {
    switch shape {
    case .rectangle, .roundedRectangle, .capsule, .ellipse, .chevron, .star, .arc, .ring: true
    case .polygon, .path: false
    }
  }

  /// The ellipse in the frame.
  private var ellipse: Arc {
    Arc(
      center: Vector(x: (frame.x + (frame.x + frame.width)) / 2, y: (frame.y + (frame.y + frame.height)) / 2),
      axes: (Vector(x: frame.width / 2, y: 0), Vector(x: 0, y: frame.height / 2)))
  }

  private func corners(_ radii: Corners) -> [RoundedCorner] {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    return [
      RoundedCorner(point: Vector(x: frame.x, y: frame.y), radius: radii.topLeft),
      RoundedCorner(point: Vector(x: right, y: frame.y), radius: radii.topRight),
      RoundedCorner(point: Vector(x: right, y: bottom), radius: radii.bottomRight),
      RoundedCorner(point: Vector(x: frame.x, y: bottom), radius: radii.bottomLeft),
    ]
  }

  /// The corners of a chevron that points to the left, clockwise from its upper shoulder. A point that is longer than the frame
  /// is wide is shortened, which makes the shape a triangle.
  private func corners(_ chevron: Chevron) -> [RoundedCorner] {
    let point = min(chevron.point, frame.width)
    let middle = frame.y + frame.height / 2
    let tip = chevron.tip ?? chevron.radius / 4
    let shoulder = chevron.shoulder ?? shoulder(of: chevron, point: point, tip: tip)
    let bottom = frame.y + frame.height
    // The x-coordinate at a distance from the side of the point.
    func x(_ distance: Double) -> Double {
      chevron.direction == .left ? frame.x + distance : frame.x + frame.width - distance
    }
    var corners = [
      RoundedCorner(point: Vector(x: x(point), y: frame.y), radius: shoulder),
      RoundedCorner(point: Vector(x: x(frame.width), y: frame.y), radius: chevron.radius),
      RoundedCorner(point: Vector(x: x(frame.width), y: bottom), radius: chevron.radius),
      RoundedCorner(point: Vector(x: x(point), y: bottom), radius: shoulder),
      RoundedCorner(point: Vector(x: x(0), y: middle), radius: tip),
    ]
    if point == frame.width {
      // The shoulders coincide with the corners at the other side.
      corners.remove(at: 3)
      corners.remove(at: 0)
    }
    return chevron.direction == .left ? corners : corners.reversed()
  }

  /// The default radius of a shoulder: twice the chevron's radius, or less if the slope and the long side lack room.
  private func shoulder(of chevron: Chevron, point: Double, tip: Double) -> Double {
    let slope = Vector(x: point, y: frame.height / 2)
    let (cosine, sine) = (slope.x / slope.length, slope.y / slope.length)
    // A circle takes radius × tan(turn / 2) of each side; at the tip, tan(turn / 2) is cosine / sine.
    let room = min(slope.length - tip * cosine / sine, frame.width - point - chevron.radius)
    let reach = ((1 - cosine) / (1 + cosine)).squareRoot()
    return min(2 * chevron.radius, max(room, 0) / reach)
  }
}

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

extension Path {
  /// Creates a star, clockwise from the point at the top.
  init(star points: Int, inner: Double, in ellipse: Arc) {
    let corners = (0..<2 * points).map { index in
      // Corners that are mirror images of each other have the same sine, to the last bit.
      let isLeft = index > points
      let step = isLeft ? 2 * points - index : index
      let isLow = points % 2 == 0 && step > points / 2
      let turn = Sine(degrees: 180 * Double(isLow ? points - step : step) / Double(points))
      let unit = Vector(x: isLeft ? -turn.sine : turn.sine, y: isLow ? turn.cosine : -turn.cosine)
      return ellipse.point(index % 2 == 0 ? unit : unit * inner)
    }
    self.init(corners: corners)
  }

  /// Creates the part of an ellipse from one angle clockwise to another, at most a turn; a whole turn is closed.
  init(arcOf ellipse: Arc, from start: Double, to end: Double) {
    self.init()
    guard end - start < 360 else {
      ellipse.whole(into: &self)
      return
    }
    elements.append(.move(ellipse.point(.unit(at: start))))
    ellipse.add(from: start, to: end, into: &self)
  }

  /// Creates a ring, or the part of one from one angle clockwise to another. Without a hole, it is a disk or a sector.
  init(ringOf ellipse: Arc, thickness: Double, from start: Double, to end: Double) {
    let hole = Arc(
      center: ellipse.center,
      axes: (Vector(x: ellipse.axes.x.x - thickness, y: 0), Vector(x: 0, y: ellipse.axes.y.y - thickness)))
    let hasHole = hole.axes.x.x > 0 && hole.axes.y.y > 0
    self.init(arcOf: ellipse, from: start, to: end)
    guard end - start < 360 else {
      // The other way round, so that it is a hole by either fill rule.
      if hasHole { Arc(center: hole.center, axes: (hole.axes.x, -hole.axes.y)).whole(into: &self) }
      return
    }
    elements.append(.line(hasHole ? hole.point(.unit(at: end)) : ellipse.center))
    if hasHole { hole.add(from: end, to: start, into: &self) }
    elements.append(.close)
  }
}

extension Arc {
  /// Adds curves from one angle to another, at most a turn away in either direction, cut at the quarters of the ellipse.
  fileprivate func add(from start: Double, to end: Double, into path: inout Path) {
    let (low, high) = (min(start, end), max(start, end))
    var angles = [low]
    var quarter = (low / 90).rounded(.down) * 90 + 90
    while quarter < high {
      angles.append(quarter)
      quarter += 90
    }
    angles.append(high)
    if end < start { angles.reverse() }
    for (from, to) in zip(angles, angles.dropFirst()) {
      curves(from: .unit(at: from), to: .unit(at: to), into: &path)
    }
  }
}

extension Vector {
  /// The direction at an angle in degrees, clockwise from up.
  fileprivate static func unit(at degrees: Double) -> Vector {
    let turn = Sine(degrees: degrees)
    return Vector(x: turn.sine, y: -turn.cosine)
  }
}

extension Path {
  /// Creates a rectangle with continuous corners, clockwise: on either side of its circle, each corner has a curve whose bend grows
  /// gradually, as Figma draws it ("Desperately seeking squircles").
  ///
  /// With the radius R and the smoothing s, a corner takes (1 + s) R of each side. Where there is less room, the smoothing shrinks; where
  /// there is only room for R, as in a capsule, the corner is a circle's.
  init(smoothing radii: Corners, by smoothing: Double, in frame: Rect<Double>) {
    self.init()
    let rooms = CornerRooms(radii, width: frame.width, height: frame.height).rooms
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let corners = [
      (Vector(x: frame.x, y: frame.y), Vector(x: 0, y: -1), Vector(x: 1, y: 0), radii.topLeft),
      (Vector(x: right, y: frame.y), Vector(x: 1, y: 0), Vector(x: 0, y: 1), radii.topRight),
      (Vector(x: right, y: bottom), Vector(x: 0, y: 1), Vector(x: -1, y: 0), radii.bottomRight),
      (Vector(x: frame.x, y: bottom), Vector(x: -1, y: 0), Vector(x: 0, y: -1), radii.bottomLeft),
    ]
    for (index, (corner, incoming, outgoing, radius)) in corners.enumerated() {
      let turn = SmoothTurn(radius: min(radius, rooms[index]), smoothing: smoothing, room: rooms[index])
      turn.add(at: corner, incoming, outgoing, to: &self)
    }
    elements.append(.close)
  }
}

extension Corners {
  /// How far each corner with this smoothing reaches along the sides of a rectangle.
  package func reaches(smoothing: Double, width: Double, height: Double) -> Corners {
    let rooms = CornerRooms(self, width: width, height: height).rooms
    func reach(_ radius: Double, _ room: Double) -> Double { min((1 + smoothing) * min(radius, room), room) }
    return Corners(
      topLeft: reach(topLeft, rooms[0]), topRight: reach(topRight, rooms[1]),
      bottomRight: reach(bottomRight, rooms[2]), bottomLeft: reach(bottomLeft, rooms[3]))
  }
}

/// One corner: its curve, its arc and its curve back.
private struct SmoothTurn {
  private let radius: Double
  /// How far the corner reaches along each side.
  private let reach: Double
  /// Along the side from where the corner begins: the control points and the end of the first curve; `d` is how far the end lies
  /// inside.
  private let (a, b, c, d): (Double, Double, Double, Double)
  /// The direction from the arc's center to where the arc begins, as the sine and cosine from the first side.
  private let start: Sine

  init(radius: Double, smoothing: Double, room: Double) {
    self.radius = radius
    let smoothing = radius > 0 ? min(smoothing, max(room / radius - 1, 0)) : 0
    reach = (1 + smoothing) * radius
    let arc = 90 * (1 - smoothing)
    let chord = 2.0.squareRoot() * radius * Sine(degrees: arc / 2).sine
    let quarter = Sine(degrees: 22.5 * smoothing)
    let length = radius * quarter.sine / quarter.cosine
    start = Sine(degrees: 45 * smoothing)
    c = length * start.cosine
    d = length * start.sine
    b = (reach - chord - c - d) / 3
    a = 2 * b
  }

  func add(at corner: Vector, _ incoming: Vector, _ outgoing: Vector, to path: inout Path) {
    let begin = corner - incoming * reach
    path.elements.append(path.elements.isEmpty ? .move(begin) : .line(begin))
    guard radius > 0 else { return }
    let end = corner + outgoing * reach
    if a > 0 {
      path.elements.append(
        .cubic(
          begin + incoming * a, begin + incoming * (a + b), begin + incoming * (a + b + c) + outgoing * d))
    }
    let center = corner + (outgoing - incoming) * radius
    let from = incoming * start.sine - outgoing * start.cosine
    let to = incoming * start.cosine - outgoing * start.sine
    if from.dot(to) < 1 - 1e-12 {
      Arc(center: center, radius: radius).curves(from: from, to: to, into: &path)
    }
    if a > 0 {
      path.elements.append(
        .cubic(end - outgoing * (a + b), end - outgoing * a, end))
    }
  }
}

/// The room that each corner of a rectangle has along its sides: what it shares with its neighbors by their radii, the largest corner
/// first.
private struct CornerRooms {
  /// In the order of ``Corners``: clockwise from the upper left.
  private(set) var rooms = [0.0, 0, 0, 0]

  init(_ corners: Corners, width: Double, height: Double) {
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let sides = [width, height, width, height]
    var taken: [Double?] = [nil, nil, nil, nil]
    // The order of equal radii does not matter: each has half of a side.
    for index in radii.indices.sorted(by: { (radii[$0], $1) > (radii[$1], $0) }) {
      var room = Double.infinity
      for (neighbor, side) in [((index + 1) % 4, sides[index]), ((index + 3) % 4, sides[(index + 3) % 4])] {
        let sum = radii[index] + radii[neighbor]
        let share = taken[neighbor].map { side - $0 } ?? (sum > 0 ? side * radii[index] / sum : side / 2)
        room = min(room, share)
      }
      rooms[index] = room
      taken[index] = room
    }
  }
}
