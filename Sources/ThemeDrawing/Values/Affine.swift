package import ThemeCore

/// An affine transform of the plane: `x' = a x + c y + e`, `y' = b x + d y + f`, as in SVG's `matrix(a b c d e f)`.
package struct Affine: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var e = 0.0
  package var f = 0.0

  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  package static func translation(_ x: Double, _ y: Double) -> Affine { Affine(e: x, f: y) }
  package static func scaling(_ x: Double, _ y: Double) -> Affine { Affine(a: x, d: y) }

  /// A rotation about the origin by an angle in degrees, clockwise on the screen.
  package static func rotation(_ degrees: Double) -> Affine {
    let turn = Sine(degrees: degrees)
    return Affine(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine)
  }

  /// The transform with a point of its own instead of the origin, which stays where it is.
  package func around(_ point: Point<Double>) -> Affine {
    Affine.translation(point.x, point.y).after(self).after(.translation(-point.x, -point.y))
  }

  /// The transform that applies `first` and then this one.
  package func after(_ first: Affine) -> Affine {
    Affine(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
      d: b * first.c + d * first.d, e: a * first.e + c * first.f + e, f: b * first.e + d * first.f + f)
  }

  package func callAsFunction(_ point: Point<Double>) -> Point<Double> {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  package var determinant: Double { a * d - b * c }

  /// The factor by which the transform scales all lengths; nil if it depends on the direction.
  package var factor: Double? {
    let (across, down) = (a * a + b * b, c * c + d * d)
    let skew = a * c + b * d
    let most = max(across, down)
    guard most > 0, abs(across - down) <= 1e-6 * most, abs(skew) <= 1e-6 * most else { return nil }
    return across.squareRoot()
  }

  /// The half axes of the ellipse into which the transform turns a circle of radius 1; nil if they are neither horizontal nor
  /// vertical.
  package var axes: (x: Double, y: Double)? {
    let (across, down) = (a * a + c * c, b * b + d * d)
    guard abs(a * b + c * d) <= 1e-6 * max(across, down) else { return nil }
    return (across.squareRoot(), down.squareRoot())
  }

  package var isIdentity: Bool { self == Affine() }

  /// The transform back; nil if this one makes the plane flat.
  package var inverse: Affine? {
    let size = determinant
    guard size != 0, size.isFinite, (1 / size).isFinite else { return nil }
    return Affine(
      a: d / size, b: -b / size, c: -c / size, d: a / size, e: (c * f - d * e) / size,
      f: (b * e - a * f) / size)
  }

  /// The largest factor by which the transform scales a length: the larger singular value of its matrix.
  package var stretch: Double {
    let (sum, difference) = ((a * a + b * b + c * c + d * d) / 2, (a * a + b * b - c * c - d * d) / 2)
    let skew = a * c + b * d
    return (sum + (difference * difference + skew * skew).squareRoot()).squareRoot()
  }
}
