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
