package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A number without a unit, such as a fraction of a frame or a factor, exact in thirds and to five decimals as lengths are.
package struct Ratio: Hashable, Comparable, Lowerable, CustomStringConvertible {
  /// The number, stored as that many points.
  private let points: Points

  package init(_ points: Points) {
    self.points = points
  }

  package static let zero = Ratio(.zero)
  package static let one = Ratio(Points(1))

  package static let expectation = "a number such as `0.5` or `50%`"
  package static var form: ValueType { .ratio }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Ratio? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    guard scalar.text.utf8.last == UInt8(ascii: "%") else {
      return Points(decimal: scalar.text).map(Ratio.init) ?? mismatch(node, &sink)
    }
    guard let hundredths = Points(decimal: scalar.text.dropLast()) else { return mismatch(node, &sink) }
    return Ratio(Points(units: (hundredths.units + (hundredths.units < 0 ? -50 : 50)) / 100))
  }

  /// The nearest floating-point number.
  package var double: Double { points.double }
  /// The number in decimal notation, as short as possible.
  package var description: String { points.description }

  package static func < (left: Ratio, right: Ratio) -> Bool { left.points < right.points }
}

/// A direction in degrees, as in CSS: 0 points up, 90 to the right, 180 down.
package struct Angle: Hashable, Lowerable, CustomStringConvertible {
  /// The number of degrees.
  package let degrees: Ratio

  package static let expectation = "an angle in degrees such as `180`: 0 points up, 90 to the right"
  package static var form: ValueType { .angle }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Angle? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    let number = scalar.text.hasSuffix("deg") ? scalar.text.dropLast(3) : scalar.text[...]
    guard let degrees = Points(decimal: number) else { return mismatch(node, &sink) }
    return Angle(degrees: Ratio(degrees))
  }

  package var description: String { degrees.description }
}
