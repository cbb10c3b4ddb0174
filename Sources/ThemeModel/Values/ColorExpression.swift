package import ThemeCore

/// A color that is computed from other colors: one with an alpha of its own, or a mix of two.
package indirect enum ColorExpression: Sendable {
  case color(Color)
  /// The path of a token or a parameter, without the dollar sign. Its range is that of the reference, or that of the whole text
  /// if escapes or line breaks make the position of the reference uncertain.
  case reference(Ranged<String>)
  /// A color whose alpha is replaced.
  case translucent(ColorExpression, alpha: UInt8)
  /// The first color with a share of the second mixed into it.
  case mix(ColorExpression, ColorExpression, Percentage)

  /// The color that the expression evaluates to; nil if `meaning` returns nil for a reference. `meaning` is called for every
  /// reference, even after it returned nil for one.
  package func color(_ meaning: (Ranged<String>) -> Color?) -> Color? {
    switch self {
    case .color(let color): return color
    case .reference(let reference): return meaning(reference)
    case .translucent(let expression, let alpha):
      guard var color = expression.color(meaning) else { return nil }
      color.alpha = alpha
      return color
    case .mix(let first, let second, let share):
      let (color, other) = (first.color(meaning), second.color(meaning))
      guard let color, let other else { return nil }
      return share.mixed(color, with: other)
    }
  }
}
