import ThemeCore

/// A point or a difference of two. Only `+ - * /` and square roots, which IEEE 754 makes the same everywhere.
typealias Vector = Point<Double>

extension Point<Double> {
  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Vector, right: Vector) -> Vector { Vector(x: left.x - right.x, y: left.y - right.y) }
  static func * (left: Vector, right: Double) -> Vector { Vector(x: left.x * right, y: left.y * right) }
  static func / (left: Vector, right: Double) -> Vector { Vector(x: left.x / right, y: left.y / right) }
  static prefix func - (vector: Vector) -> Vector { Vector(x: -vector.x, y: -vector.y) }

  var length: Double { (x * x + y * y).squareRoot() }
  /// The same direction, of length 1.
  var unit: Vector { self / length }
  /// A quarter turn from x to y: clockwise on the screen.
  var turned: Vector { Vector(x: -y, y: x) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// Positive where `other` lies clockwise on the screen.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}
