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

/// A flattened subpath: points that are joined by straight lines, in pixels.
struct Contour {
  struct Point {
    var place: Vector
    /// Whether the point lies inside a curve, so that it is not a corner.
    var isSmooth: Bool
    /// The directions of the curves that end and begin at the point; nil for lines. The directions to neighboring points only
    /// approximate them.
    var arriving: Vector?
    var leaving: Vector?
  }

  /// The points. No two neighbors are equal, and a closed contour does not repeat its first point at its end.
  var points: [Point] = []
  var isClosed = false

  fileprivate mutating func add(_ place: Vector, isSmooth: Bool = false, arriving: Vector? = nil) {
    guard let last = points.last, last.place.isNear(place) else {
      points.append(Point(place: place, isSmooth: isSmooth, arriving: arriving))
      return
    }
    if !isSmooth { points[points.count - 1].isSmooth = false }
    if points.count > 1, let arriving { points[points.count - 1].arriving = arriving }
  }

  fileprivate mutating func close() {
    isClosed = true
    guard points.count > 1, let last = points.last, points[0].place.isNear(last.place) else { return }
    points[0].arriving = last.arriving
    points.removeLast()
  }
}

extension Path {
  /// The path as straight lines, in pixels: each point is multiplied by `scale`. Lines differ from curves by at most
  /// `flatteningTolerance`. Nil if that takes more than `limit` lines.
  func flattened(scale: Double, limit: Int) -> [Contour]? {
    var contours: [Contour] = []
    var current = Contour()
    var start = Vector(x: 0, y: 0)
    var count = 0
    // A move alone draws nothing, not even the dot that a line without length is (SVG 2, §13.5.4).
    var isDrawn = false
    func finish() {
      if isDrawn { contours.append(current) }
      current = Contour()
      isDrawn = false
    }
    for element in elements {
      count += 1
      switch element {
      case .move(let point):
        finish()
        start = point * scale
        current.add(start)
      case .line(let point):
        if current.points.isEmpty { current.add(start) }
        current.add(point * scale)
        isDrawn = true
      case .cubic(let first, let second, let end):
        if current.points.isEmpty { current.add(start) }
        let last = current.points.count - 1
        let curve = Cubic(current.points[last].place, first * scale, second * scale, end * scale)
        let pieces = curve.pieces
        count += pieces
        guard count <= limit else { return nil }
        current.points[last].leaving = curve.tangent
        for index in 1..<max(pieces, 1) {
          current.add(curve.point(at: Double(index) / Double(pieces)), isSmooth: true)
        }
        current.add(curve.end, arriving: curve.reversed.tangent.map { -$0 })
        isDrawn = true
      case .close:
        isDrawn = !current.points.isEmpty
        if isDrawn { current.close() }
        finish()
      }
    }
    finish()
    return count <= limit ? contours : nil
  }
}

extension Vector {
  /// Whether two points, in pixels, are so close that a line between them would have no reliable direction.
  fileprivate func isNear(_ other: Vector) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

/// The largest distance between lines and the curve that they approximate, in pixels.
private let flatteningTolerance = 1.0 / 256

private struct Cubic {
  let (start, first, second, end): (Vector, Vector, Vector, Vector)

  init(_ start: Vector, _ first: Vector, _ second: Vector, _ end: Vector) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// The number of lines, each for an equal range of the parameter. The second derivative is at most 6 times the larger of two
  /// differences, and the distance between chord and curve is at most an eighth of it, divided by the square of the number.
  var pieces: Int {
    let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
    // The small subtraction makes the number the same from either end and in a mirrored picture, although the last bits differ.
    return Int(((0.75 * bend / flatteningTolerance).squareRoot() - 1e-9).rounded(.up))
  }

  /// The direction in which the curve begins, with length 1; nil if all of its points are the same.
  var tangent: Vector? {
    for point in [first, second, end] where !point.isNear(start) { return (point - start).unit }
    return nil
  }

  var reversed: Cubic { Cubic(end, second, first, start) }

  func point(at t: Double) -> Vector {
    let rest = 1 - t
    return start * (rest * rest * rest) + first * (3 * rest * rest * t) + second * (3 * rest * t * t)
      + end * (t * t * t)
  }
}
