import ThemeDiagnostics
package import ThemeModel

extension TargetProfile {
  /// What a stylesheet can say.
  static let css = TargetProfile(
    .css,
    losses: [
      losesVariants(
        of: CSSTerms.unsaid, .cssLacksButtonShapes,
        because: "the web has no setting that asks for the shapes of buttons"),
      losesTruncation(except: CSSTerms.truncations, .cssCannotTruncate),
    ])
}

/// What the stylesheet's writer and its losses have in common.
package enum CSSTerms {
  /// The value of a variant for which there is no condition.
  package static let unsaid = AxisValue(.accessibility, code: 2)
  /// Where `text-overflow` can shorten a title.
  package static let truncations: [Truncation] = [.tail, .none]
}
