import ThemeCore

/// An arc in the form of path data: given by its endpoints.
struct EndpointArc {
  let start: Vector
  let end: Vector
  let radii: Vector
  /// The rotation of the ellipse's first axis, in degrees, clockwise on the screen.
  let rotation: Double
  /// Whether the arc is the longer one of the two possible arcs.
  let isLarge: Bool
  let isClockwise: Bool

  /// Adds the arc as curves (SVG 2, §9.5 and B.2.4), computed with unit vectors instead of angles.
  func add(to path: inout Path) {
    if start == end { return }
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0 else {
      path.elements.append(.line(end))
      return
    }
    let turn = Sine(degrees: rotation)
    let (across, down) = (Vector(x: turn.cosine, y: turn.sine), Vector(x: -turn.sine, y: turn.cosine))
    // Half of the vector between the endpoints, in the coordinates of the ellipse's axes and radii.
    let half = (start - end) / 2
    var unit = Vector(x: half.dot(across) / rx, y: half.dot(down) / ry)
    let distance = unit.dot(unit)
    if distance > 1 {
      // Radii that are too small are scaled up to the smallest ellipse that reaches both endpoints.
      let factor = distance.squareRoot()
      (rx, ry) = (rx * factor, ry * factor)
      unit = unit / factor
    }
    guard unit.dot(unit) > 1e-100 else {
      path.elements.append(.line(end))
      return
    }
    // In the unit circle, the center is perpendicular to the chord, beside its midpoint.
    let height = (max(1 - unit.dot(unit), 0) / unit.dot(unit)).squareRoot()
    let center = unit.turned * (isLarge == isClockwise ? height : -height)
    let axes = (across * rx, down * ry)
    let middle = (start + end) / 2 + axes.0 * center.x + axes.1 * center.y
    let arc = Arc(center: middle, axes: axes)
    let (from, to) = ((unit - center).unit, (-unit - center).unit)
    // Adds up to a quarter turn at a time in the direction of the arc, until the endpoint is less than a quarter turn away.
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
  /// Sets the endpoint of a curve to its exact value, without rounding errors.
  fileprivate mutating func end(at point: Vector) {
    if case .cubic(let first, let second, _) = self { self = .cubic(first, second, point) }
  }
}
