import ThemeCore

/// A line through points, in pixels.
struct Contour {
  struct Point {
    var place: Vector
    /// Whether it lies inside a curve, where lines only seem to meet.
    var isSmooth: Bool
    /// The directions of the curves that end and begin here; nil of lines. Neighboring points only come near them.
    var arriving: Vector?
    var leaving: Vector?
  }

  /// No two neighbors are the same; a closed one does not repeat its first.
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
  /// The path in straight lines, in pixels: each point multiplied by `scale`. Curves are left by at most
  /// `flatteningTolerance`. Nil when that takes more than `limit` lines.
  func flattened(scale: Double, limit: Int) -> [Contour]? {
    var contours: [Contour] = []
    var current = Contour()
    var start = Vector(x: 0, y: 0)
    var count = 0
    func finish() {
      if !current.points.isEmpty { contours.append(current) }
      current = Contour()
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
      case .close:
        if !current.points.isEmpty { current.close() }
        finish()
      }
    }
    finish()
    return count <= limit ? contours : nil
  }
}

extension Vector {
  /// Whether two points, in pixels, are as good as one: a line between them would have no direction to speak of.
  fileprivate func isNear(_ other: Vector) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

/// How far lines may be from the curve that they stand for, in pixels.
private let flatteningTolerance = 1.0 / 256

private struct Cubic {
  let (start, first, second, end): (Vector, Vector, Vector, Vector)

  init(_ start: Vector, _ first: Vector, _ second: Vector, _ end: Vector) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// Into how many lines of equal parameter: the second derivative is at most 6 × the larger of two differences, and a
  /// chord leaves its curve by at most an eighth of it over the square of the count.
  var pieces: Int {
    let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
    // From either end and in a mirror as many, though the last bits differ.
    return Int(((0.75 * bend / flatteningTolerance).squareRoot() - 1e-9).rounded(.up))
  }

  /// The direction in which it begins, of length 1; nil where all its points are one.
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
