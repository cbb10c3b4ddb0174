import ThemeCore

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
