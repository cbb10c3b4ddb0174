/// The contrast ratio of two colors as WCAG 2.2 defines it: 1 for equal luminances, 21 for black and white.
package struct Contrast: Hashable, Comparable, Sendable {
  /// The ratio in millionths, rounded down.
  package let millionths: Int64

  /// A ratio given in tenths: 45 is 4.5:1.
  package init(tenths: Int) {
    millionths = Int64(tenths) * 100_000
  }

  package init(_ first: Luminance, _ second: Luminance) {
    // WCAG adds the light that a screen reflects: 0.05 of white.
    let flare = Luminance.white.units / 20
    millionths = (max(first, second).units + flare) * 1_000_000 / (min(first, second).units + flare)
  }

  /// The contrast of two opaque colors. Alpha is ignored.
  package init(_ first: Color, _ second: Color) {
    self.init(first.luminance, second.luminance)
  }

  package static func < (left: Contrast, right: Contrast) -> Bool { left.millionths < right.millionths }

  /// The ratio as text, such as `4.48:1`, rounded to hundredths. A ratio below `needed` is never rounded up to `needed`.
  package func text(needed: Contrast) -> String {
    var hundredths = (millionths + 5_000) / 10_000
    if self < needed { hundredths = min(hundredths, (needed.millionths - 1) / 10_000) }
    let rest = hundredths % 100
    if rest == 0 { return "\(hundredths / 100):1" }
    return rest % 10 == 0
      ? "\(hundredths / 100).\(rest / 10):1" : "\(hundredths / 100).\(String(rest, digits: 2)):1"
  }
}

extension Contrast: CustomStringConvertible {
  /// The ratio rounded to hundredths, such as `4.5:1`.
  package var description: String { text(needed: Contrast(tenths: 0)) }
}
