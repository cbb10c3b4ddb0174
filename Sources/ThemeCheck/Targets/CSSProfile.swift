import ThemeDiagnostics
package import ThemeGeometry
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
      Loss(.cssClampsInsets, cssClampsInsets),
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

  /// The room around a title that its insets and its shift come to, inside of what layout aligns. Where it is less than
  /// nothing a stylesheet has to make it nothing.
  package static func padding(_ title: TitleFacts, outset: Insets<Points>) -> Insets<Points> {
    let insets = title.insets ?? .zero
    let (x, y) = (title.offset?.x ?? .zero, title.offset?.y ?? .zero)
    var padding = Insets(
      top: insets.top + y - outset.top, left: insets.left + x - outset.left,
      bottom: insets.bottom - y - outset.bottom, right: insets.right - x - outset.right)
    // Between top and bottom only their difference counts where the title stands in the middle, and only the one where
    // it stands at an end.
    switch title.verticalAlignment {
    case .top: padding.bottom = max(padding.bottom, .zero)
    case .bottom: padding.top = max(padding.top, .zero)
    case .center, nil:
      let missing = max(max(-padding.top, -padding.bottom), .zero)
      padding.top = padding.top + missing
      padding.bottom = padding.bottom + missing
    }
    return padding
  }
}
