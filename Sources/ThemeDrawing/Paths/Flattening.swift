import ThemeCore

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
