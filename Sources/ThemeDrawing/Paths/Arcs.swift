import ThemeCore

/// Arcs of an ellipse as cubic curves, computed without angles: arcs are halved by adding unit vectors.
struct Arc {
  let center: Vector
  /// The vectors from the center to the points that correspond to (1, 0) and (0, 1) on the unit circle.
  let axes: (x: Vector, y: Vector)

  /// Adds the curves from one direction of the unit circle to another that is less than half a turn away. Each curve is at most
  /// an eighth of a turn, for which its error is 4 millionths of the radius.
  func curves(from start: Vector, to end: Vector, into path: inout Path) {
    let cosine = start.dot(end)
    guard cosine < eighth else { return curve(from: start, to: end, cosine: cosine, into: &path) }
    let middle = (start + end).unit
    curves(from: start, to: middle, into: &path)
    curves(from: middle, to: end, into: &path)
  }

  /// Adds the whole ellipse as a closed path, clockwise on the screen.
  func whole(into path: inout Path) {
    let directions = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (1, 0)].map { Vector(x: $0.0, y: $0.1) }
    path.elements.append(.move(point(directions[0])))
    for (start, end) in zip(directions, directions.dropFirst()) { curves(from: start, to: end, into: &path) }
    path.elements.append(.close)
  }

  /// Adds one curve. Its control points are on the tangents, at a distance of 4/3 tan(angle / 4) from the endpoints.
  private func curve(from start: Vector, to end: Vector, cosine: Double, into path: inout Path) {
    let half = ((1 + min(cosine, 1)) / 2).squareRoot()
    let handle = 4.0 / 3 * ((1 - half) / (1 + half)).squareRoot()
    let turn: Double = start.cross(end) < 0 ? -handle : handle
    path.elements.append(
      .cubic(point(start + start.turned * turn), point(end - end.turned * turn), point(end)))
  }

  private func point(_ unit: Vector) -> Vector { center + axes.x * unit.x + axes.y * unit.y }
}

extension Arc {
  init(center: Vector, radius: Double) {
    self.init(center: center, axes: (Vector(x: radius, y: 0), Vector(x: 0, y: radius)))
  }
}

/// Slightly less than the cosine of an eighth of a turn, so that halves of a quarter turn pass the test.
private let eighth = 0.7071067
