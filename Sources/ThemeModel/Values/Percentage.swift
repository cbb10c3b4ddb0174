package import ThemeCore

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
