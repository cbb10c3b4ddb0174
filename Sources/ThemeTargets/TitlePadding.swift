package import ThemeCheck
package import ThemeCore
import ThemeModel

extension TitleFacts {
  /// How far the text stays from the edges: the insets, shifted by the offset. Nil where nothing is said.
  package var padding: Insets<Points>? {
    guard $insets != nil || $offset != nil else { return nil }
    return Insets(
      top: insets.top + offset.y, left: insets.left + offset.x, bottom: insets.bottom - offset.y,
      right: insets.right - offset.x)
  }

  /// The room around the text, inside of what layout aligns, for platforms on which it can't be less than nothing: a
  /// side that still is, is lost.
  package func padding(within outset: Insets<Points>) -> Insets<Points> {
    var padding = Insets(
      top: insets.top + offset.y - outset.top, left: insets.left + offset.x - outset.left,
      bottom: insets.bottom - offset.y - outset.bottom, right: insets.right - offset.x - outset.right)
    // Between top and bottom only their difference counts where the title stands in the middle, and only the one where
    // it stands at an end.
    switch verticalAlignment {
    case .top: padding.bottom = max(padding.bottom, .zero)
    case .bottom: padding.top = max(padding.top, .zero)
    case .center:
      let missing = max(max(-padding.top, -padding.bottom), .zero)
      padding.top = padding.top + missing
      padding.bottom = padding.bottom + missing
    }
    return padding
  }
}
