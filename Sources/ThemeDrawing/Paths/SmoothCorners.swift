import ThemeCore

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
