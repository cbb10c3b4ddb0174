import ThemeCore
import ThemeDiagnostics
package import ThemeModel
import ThemeResolution

extension TargetProfile {
  /// What a stylesheet can say.
  package static let css = TargetProfile(
    .css,
    losses: [
      losesVariants(
        of: CSSTerms.unsaid, .cssLacksButtonShapes,
        because: "there is no media query for button shapes"),
      losesTruncation(except: CSSTerms.truncations, .cssCannotTruncate),
      clampsInsets(.cssClampsInsets, because: "`padding` cannot be negative", isShown: CSSTerms.isOnTheWeb) {
        context, index in
        context.element.id.kind.isButton ? context.outset(ofVariant: index) : .zero
      },
      Loss(.cssCannotEnlargeTiles, cssCannotEnlargeTiles),
      Loss(.cssCannotTint, cssCannotTint),
    ])
}

/// What the stylesheet's writer and its losses have in common.
package enum CSSTerms {
  /// The value of a variant for which there is no condition.
  package static let unsaid = AxisValue(.accessibility, code: 2)
  /// Where `text-overflow` can shorten a title.
  package static let truncations: [Truncation] = [.tail, .none]

  /// Whether there is a condition for when a variant is seen; other platforms' versions are none of the web's business.
  package static func isOnTheWeb(_ key: VariantKey) -> Bool {
    key[.system].isFallback && key[.accessibility] != unsaid
  }
}
