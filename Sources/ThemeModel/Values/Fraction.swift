import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A number from 0 to 1, which themes write as such or as a percentage.
package struct Fraction: Hashable, Sendable {
  /// The fraction scaled to 0…255, rounded half up.
  package let byte: UInt8
  /// The fraction in thousandths, rounded half up, as the manifest prints it.
  package let thousandths: Int

  /// The fraction 1.
  package static let whole = Fraction(byte: 255, thousandths: 1_000)
}

extension Fraction: Lowerable {
  package static var form: ValueType { .fraction }
  package static var expectation: String { "a fraction such as `0.5` or `50%`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Fraction? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    let isPercentage = scalar.text.utf8.last == UInt8(ascii: "%")
    let unit = isPercentage ? 100 * Points.unitsPerPoint : Points.unitsPerPoint
    guard let number = Points(decimal: isPercentage ? scalar.text.dropLast() : scalar.text[...]) else {
      return mismatch(node, &sink)
    }
    guard number.units >= 0, number.units <= unit else {
      let isPercent = !isPercentage && number > Points(1) && number <= Points(100)
      return sink.refuse(
        Diagnostic(.invalidValue, "`\(scalar.text)` is not between 0 and 1", at: node.range)
          .helping(isPercent ? "write `\(number)%`" : nil))
    }
    return Fraction(
      byte: UInt8((number.units * 510 + unit) / (2 * unit)),
      thousandths: Int((number.units * 2000 + unit) / (2 * unit)))
  }
}

extension Fraction {
  /// Creates the fraction that is nearest to a number, in thousandths. Numbers outside 0…1 are clamped.
  package init(nearest number: Double) {
    let thousandths = Int((max(0, min(1, number)) * 1_000).rounded())
    self.init(byte: UInt8((thousandths * 510 + 1_000) / 2_000), thousandths: thousandths)
  }
}
