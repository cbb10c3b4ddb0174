import ThemeGeometry

/// A line through points, in pixels.
struct Contour {
  /// No two neighbors are the same; a closed one does not repeat its first.
  var points: [Vector] = []
  /// For each point, whether it lies inside a curve, where lines only seem to meet.
  var isSmooth: [Bool] = []
  var isClosed = false

  fileprivate mutating func add(_ point: Vector, smooth: Bool) {
    if let last = points.last, last.isNear(point) {
      if !smooth { isSmooth[isSmooth.count - 1] = false }
      return
    }
    points.append(point)
    isSmooth.append(smooth)
  }

  fileprivate mutating func close() {
    isClosed = true
    if points.count > 1, points[0].isNear(points[points.count - 1]) {
      points.removeLast()
      isSmooth.removeLast()
    }
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
        current.add(start, smooth: false)
      case .line(let point):
        if current.points.isEmpty { current.add(start, smooth: false) }
        current.add(point * scale, smooth: false)
      case .cubic(let first, let second, let end):
        if current.points.isEmpty { current.add(start, smooth: false) }
        let curve = Cubic(
          current.points[current.points.count - 1], first * scale, second * scale, end * scale)
        let pieces = curve.pieces
        count += pieces
        guard count <= limit else { return nil }
        for index in 1..<max(pieces, 1) {
          current.add(curve.point(at: Double(index) / Double(pieces)), smooth: true)
        }
        current.add(curve.end, smooth: false)
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
    return Int((0.75 * bend / flatteningTolerance).squareRoot().rounded(.up))
  }

  func point(at t: Double) -> Vector {
    let rest = 1 - t
    return start * (rest * rest * rest) + first * (3 * rest * rest * t) + second * (3 * rest * t * t)
      + end * (t * t * t)
  }
}
