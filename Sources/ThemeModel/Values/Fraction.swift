import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A number from 0 to 1, or a percentage.
package struct Fraction: Hashable, Sendable {
  /// 0…255, rounded half up.
  package let byte: UInt8
  /// As the manifest prints it, in thousandths.
  package let thousandths: Int

  /// 1.
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
      return sink.refuse(Diagnostic(.invalidValue, "`\(scalar.text)` is not between 0 and 1", at: node.range))
    }
    return Fraction(
      byte: UInt8((number.units * 510 + unit) / (2 * unit)),
      thousandths: Int((number.units * 2000 + unit) / (2 * unit)))
  }
}

extension Fraction {
  /// The nearest fraction in thousandths, of a number from 0 to 1.
  package init(nearest number: Double) {
    let thousandths = Int((max(0, min(1, number)) * 1_000).rounded())
    self.init(byte: UInt8((thousandths * 510 + 1_000) / 2_000), thousandths: thousandths)
  }
}
