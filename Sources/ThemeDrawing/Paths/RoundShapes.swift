import ThemeCore

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
