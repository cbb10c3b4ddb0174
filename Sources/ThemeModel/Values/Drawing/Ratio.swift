package import ThemeCore

/// A number without a unit, exact in thirds and in five decimals as lengths are: a fraction of a frame, or how many
/// times something.
package struct Ratio: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number, as if it were so many points.
  private let points: Points

  package init(_ points: Points) {
    self.points = points
  }

  package static let zero = Ratio(.zero)
  package static let one = Ratio(Points(1))
  package static let half = Ratio(Points(units: Points.unitsPerPoint / 2))

  /// The nearest binary number.
  package var double: Double { points.double }
  /// The shortest decimal number.
  package var description: String { points.description }

  package static func < (left: Ratio, right: Ratio) -> Bool { left.points < right.points }
}

/// A direction in degrees as CSS counts them: 0 points up, 90 to the right, 180 down.
package struct Angle: Hashable, Sendable, CustomStringConvertible {
  /// The number of degrees.
  package let degrees: Ratio

  package init(degrees: Ratio) {
    self.degrees = degrees
  }

  package static let down = Angle(degrees: Ratio(Points(180)))

  package var description: String { degrees.description }
}
