import ThemeCore

extension Stroke {
  /// The parts of contours that its dashes cover; all of them without dashes, or where dashes have no length at all (SVG 2,
  /// §13.5.6). Lengths are multiplied by `scale`.
  func dashed(
    _ contours: [Contour], scale: Double, budget: inout Budget
  ) throws(DrawingError) -> [Contour] {
    let period = dashes.reduce(0, +) * scale
    guard period > 0 else { return contours }
    let lengths = (dashes.count % 2 == 0 ? dashes : dashes + dashes).map { $0 * scale }
    let whole = lengths.reduce(0, +)
    var result: [Contour] = []
    var dashCount = 0.0
    for contour in contours {
      var dasher = Dasher(lengths, offset: dashOffset * scale, whole: whole)
      let count = contour.length / whole * Double(lengths.count)
      // A dash has a cap at either end.
      try budget.spend(Int(min(count, 1e9)) * 64)
      dashCount += count / 2
      guard dashCount <= Double(DrawingLimits.dashes) else {
        throw DrawingError(problem: .tooMany(Limits().exceeded(.curveLines)))
      }
      result += dasher.cut(contour)
    }
    return result
  }
}

extension Contour {
  fileprivate var length: Double {
    var sum = 0.0
    for index in points.indices.dropFirst() { sum += (points[index].place - points[index - 1].place).length }
    if isClosed, let first = points.first, let last = points.last { sum += (first.place - last.place).length }
    return sum
  }
}

/// Cuts a contour into dashes.
private struct Dasher {
  private let lengths: [Double]
  private var index = 0
  /// What is left of the current dash or gap.
  private var left: Double
  private var current = Contour()
  private var done: [Contour] = []

  private var isDash: Bool { index % 2 == 0 }

  init(_ lengths: [Double], offset: Double, whole: Double) {
    self.lengths = lengths
    // The place in the pattern, which is also before its start for an offset below 0.
    var place = offset - (offset / whole).rounded(.down) * whole
    while place > 0, place >= lengths[index], index < lengths.count - 1 {
      place -= lengths[index]
      index += 1
    }
    left = max(lengths[index] - place, 0)
  }

  mutating func cut(_ contour: Contour) -> [Contour] {
    let points = contour.points
    guard points.count > 1 else { return isDash ? [contour] : [] }
    let startsInside = isDash
    if isDash { begin(with: points[0]) }
    let count = contour.isClosed ? points.count : points.count - 1
    for step in 0..<count { walk(from: points[step], to: points[(step + 1) % points.count]) }
    let endsInside = isDash
    if endsInside { finish() }
    // The dash at the end of a closed contour goes on in the one at its start.
    if contour.isClosed, startsInside, endsInside, let last = done.last {
      guard done.count > 1 else { return [last.points.count > points.count ? contour : last] }
      done.removeLast()
      done[0].points = last.points + done[0].points.dropFirst()
      done[0].points[last.points.count - 1].isSmooth = points[0].isSmooth
    }
    return done
  }

  private mutating func walk(from start: Contour.Point, to end: Contour.Point) {
    let line = end.place - start.place
    let length = line.length
    guard length > 0 else { return }
    var walked = 0.0
    while length - walked > left {
      walked += left
      let place = start.place + line * (walked / length)
      // The direction at a cut is that of the line.
      let point = Contour.Point(place: place, isSmooth: false)
      if isDash {
        var end = point
        // A dash of no length still has a direction, which square caps show.
        if current.points.last?.place == place { end.place = place + line * (0.001 / length) }
        current.points.append(end)
        finish()
      }
      index = (index + 1) % lengths.count
      left = lengths[index]
      if isDash { begin(with: point) }
    }
    left -= length - walked
    if isDash { current.points.append(end) }
  }

  private mutating func begin(with point: Contour.Point) {
    var point = point
    point.isSmooth = false
    current = Contour(points: [point])
  }

  private mutating func finish() {
    if let last = current.points.indices.last { current.points[last].isSmooth = false }
    done.append(current)
    current = Contour()
  }
}
