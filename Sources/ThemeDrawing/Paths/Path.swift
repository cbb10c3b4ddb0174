package import ThemeCore

/// Lines and curves, in points. A path begins with a move. An element after a close continues from the start of the closed
/// subpath, unless it is a move.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point<Double>)
    case line(Point<Double>)
    /// A cubic Bézier curve: two control points and the endpoint.
    case cubic(Point<Double>, Point<Double>, Point<Double>)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }
}

extension Path {
  /// Creates the closed path through corners.
  init(corners: [Vector]) {
    elements = []
    for (index, corner) in corners.enumerated() {
      elements.append(index == 0 ? .move(corner) : .line(corner))
    }
    if !corners.isEmpty { elements.append(.close) }
  }

  /// The path with each of its points transformed.
  package func mapped(_ transform: (Point<Double>) -> Point<Double>) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .cubic(let first, let second, let end):
          .cubic(transform(first), transform(second), transform(end))
        case .close: .close
        }
      })
  }
}

/// A point or the difference of two points. Its operations use only `+ - * /` and square roots, for which IEEE 754 guarantees
/// the same result on every machine.
typealias Vector = Point<Double>

extension Point<Double> {
  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Vector, right: Vector) -> Vector { Vector(x: left.x - right.x, y: left.y - right.y) }
  static func * (left: Vector, right: Double) -> Vector { Vector(x: left.x * right, y: left.y * right) }
  static func / (left: Vector, right: Double) -> Vector { Vector(x: left.x / right, y: left.y / right) }
  static prefix func - (vector: Vector) -> Vector { Vector(x: -vector.x, y: -vector.y) }

  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector with the same direction and length 1.
  var unit: Vector { self / length }
  /// The vector turned by a quarter from x to y, which is clockwise on the screen.
  var turned: Vector { Vector(x: -y, y: x) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// The cross product, which is positive if `other` is clockwise from the vector on the screen.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}

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

  func point(_ unit: Vector) -> Vector { center + axes.x * unit.x + axes.y * unit.y }
}

extension Arc {
  init(center: Vector, radius: Double) {
    self.init(center: center, axes: (Vector(x: radius, y: 0), Vector(x: 0, y: radius)))
  }
}

/// Slightly less than the cosine of an eighth of a turn, so that halves of a quarter turn pass the test.
private let eighth = 0.7071067
