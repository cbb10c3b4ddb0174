package import ThemeCore

/// A color that is made of others: one with an alpha of its own, or two that are mixed.
package indirect enum ColorExpression: Sendable {
  case color(Color)
  /// A token or a parameter, by its path, with the place of the reference where the text stands in the file as it is.
  case reference(Ranged<String>)
  /// The alpha takes the place of the one that the color has.
  case translucent(ColorExpression, alpha: UInt8)
  /// The first with a share of the second in it.
  case mix(ColorExpression, ColorExpression, Percentage)

  /// What it comes to; nil where a reference has no meaning. Every reference is asked for.
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
