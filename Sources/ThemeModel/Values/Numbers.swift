package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A number from 0 to 1, which themes write as such or as a percentage.
package struct Fraction: Hashable, Sendable {
  /// The fraction scaled to 0…255, rounded half up.
  package let byte: UInt8
  /// The fraction in thousandths, rounded half up, as the manifest prints it.
  package let thousandths: Int

  package static let zero = Fraction(byte: 0, thousandths: 0)
  /// The fraction 1.
  package static let whole = Fraction(byte: 255, thousandths: 1_000)
}

extension Fraction: Lowerable {
  package static var form: ValueType { .fraction }
  package static var expectation: String { "a fraction such as `0.5` or `50%`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Fraction? {
    guard case .scalar(let scalar) = node.value, node.quotesHelp == nil else {
      return mismatch(node, &sink, help: node.quotesHelp)
    }
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
  package var double: Double { Double(thousandths) / 1_000 }

  /// Creates the fraction that is nearest to a number, in thousandths. Numbers outside 0…1 are clamped.
  package init(nearest number: Double) {
    let thousandths = Int((max(0, min(1, number)) * 1_000).rounded())
    self.init(byte: UInt8((thousandths * 510 + 1_000) / 2_000), thousandths: thousandths)
  }
}

/// A share from 0 to 100 percent, exact to five decimals of a percent.
package struct Percentage: Hashable, Sendable {
  /// The share in units of which `whole` are 100 percent.
  private let units: Int64

  private static let whole = 100 * Points.unitsPerPoint

  /// Parses a percentage such as `20%` or `12.5%`. Nil for other text and for shares outside 0…100.
  init?(_ text: Substring) {
    guard text.utf8.last == UInt8(ascii: "%"), text.utf8.first != UInt8(ascii: "-"),
      let number = Points(decimal: text.dropLast()), number <= Points(100)
    else { return nil }
    units = number.units
  }

  /// The share scaled to 0…255, rounded half up.
  package var byte: UInt8 { mixed(0, 255) }

  /// The percentage that is meant by a number without a percent sign, such as `40` or `0.4`. The result, `40` for both, has no
  /// sign either; nil if the text is no number from 0 to 100.
  static func meant(by text: Substring) -> String? {
    guard let number = Points(decimal: text), number >= .zero, number <= Points(100) else { return nil }
    let isFraction = number < Points(1) && number > .zero
    return isFraction ? Points(units: number.units * 100).description : number.description
  }

  /// A color with this share of another one mixed in. Unpremultiplied samples and alpha are mixed one by one, rounded half up.
  package func mixed(_ color: Color, with other: Color) -> Color {
    Color(
      red: mixed(color.red, other.red), green: mixed(color.green, other.green),
      blue: mixed(color.blue, other.blue), alpha: mixed(color.alpha, other.alpha))
  }

  private func mixed(_ sample: UInt8, _ other: UInt8) -> UInt8 {
    let sum = Int64(sample) * (Self.whole - units) + Int64(other) * units
    return UInt8((2 * sum + Self.whole) / (2 * Self.whole))
  }
}

/// The maximum number of lines of a text.
package struct LineCount: Hashable, Lowerable, Sendable {
  /// The maximum number of lines, at most 100; 0 means any number.
  package let count: Int

  package static var expectation: String { "a number of lines" }
  package static var form: ValueType { .wholeNumber(0...most) }

  private static let most = 100

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> LineCount? {
    guard let count = wholeNumber(node, upTo: 7, &sink) else { return nil }
    guard 0...most ~= count else {
      let range = "a whole number from 0 to \(most)"
      return sink.refuse(
        Diagnostic(.invalidValue, "`lines` must be \(range), not \(count)", at: node.range)
          .helping("`lines: 0` is any number of lines"))
    }
    return LineCount(count: count)
  }
}

extension Lowerable {
  /// The whole number of a node, with at most a number of digits and a sign; nil after a report.
  static func wholeNumber(_ node: SyntaxNode, upTo digits: Int, _ sink: inout DiagnosticSink) -> Int? {
    if let scalar = node.scalar, !scalar.isQuoted, scalar.text.utf8.count <= digits,
      let number = Int(scalar.text)
    {
      return number
    }
    _ = mismatch(node, &sink, help: node.quotesHelp)
    return nil
  }

  /// The whole number of a node, in a range; nil after a report. `name` is the key in the report.
  static func wholeNumber(
    _ node: SyntaxNode, _ name: String, _ range: ClosedRange<Int>, _ sink: inout DiagnosticSink
  ) -> Int? {
    guard let number = wholeNumber(node, upTo: 9, &sink) else { return nil }
    guard range ~= number else {
      return sink.refuse(
        Diagnostic(
          .invalidValue,
          "`\(name)` must be a whole number from \(range.lowerBound) to \(range.upperBound), not \(number)",
          at: node.range))
    }
    return number
  }
}
