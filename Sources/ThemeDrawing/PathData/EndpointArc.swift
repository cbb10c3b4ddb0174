import ThemeCore

/// An arc as path data states it: by its ends.
struct EndpointArc {
  let start: Vector
  let end: Vector
  let radii: Vector
  /// Of the ellipse's first axis, in degrees, clockwise on the screen.
  let rotation: Double
  /// Whether it is the longer way round.
  let isLarge: Bool
  let isClockwise: Bool

  /// Adds it as curves (SVG 2, §9.5 and B.2.4), with unit vectors in place of angles.
  func add(to path: inout Path) {
    if start == end { return }
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0 else {
      path.elements.append(.line(end))
      return
    }
    let turn = Sine(degrees: rotation)
    let (across, down) = (Vector(x: turn.cosine, y: turn.sine), Vector(x: -turn.sine, y: turn.cosine))
    // Half the way between the ends, in the ellipse's own directions and radii.
    let half = (start - end) / 2
    var unit = Vector(x: half.dot(across) / rx, y: half.dot(down) / ry)
    let distance = unit.dot(unit)
    if distance > 1 {
      // Too small to reach: the smallest ellipse that does.
      let factor = distance.squareRoot()
      (rx, ry) = (rx * factor, ry * factor)
      unit = unit / factor
    }
    guard unit.dot(unit) > 1e-100 else {
      path.elements.append(.line(end))
      return
    }
    // The center lies beside the middle of the ends, at a right angle in the unit circle.
    let height = (max(1 - unit.dot(unit), 0) / unit.dot(unit)).squareRoot()
    let center = unit.turned * (isLarge == isClockwise ? height : -height)
    let axes = (across * rx, down * ry)
    let middle = (start + end) / 2 + axes.0 * center.x + axes.1 * center.y
    let arc = Arc(center: middle, axes: axes)
    let (from, to) = ((unit - center).unit, (-unit - center).unit)
    // Up to a quarter at a time: from the beginning in the arc's sense, until the end lies within.
    var direction = from
    for _ in 0..<4 {
      let next = isClockwise ? direction.turned : -direction.turned
      let side = isClockwise ? direction.cross(to) : -direction.cross(to)
      if side > -1e-9, direction.dot(to) >= 0, !(isLarge && direction == from) { break }
      arc.curves(from: direction, to: next, into: &path)
      direction = next
    }
    arc.curves(from: direction, to: to, into: &path)
    path.elements[path.elements.count - 1].end(at: end)
  }
}

extension Path.Element {
  /// Puts the end of a curve where it is known to be, without rounding.
  fileprivate mutating func end(at point: Vector) {
    if case .cubic(let first, let second, _) = self { self = .cubic(first, second, point) }
  }
}
