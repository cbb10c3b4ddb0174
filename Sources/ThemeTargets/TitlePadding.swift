import ThemeCheck
package import ThemeCore
import ThemeModel
import ThemeResolution

extension TitleFacts {
  /// The padding of the text in points: the insets, shifted by the offset. Nil if the theme says neither.
  package var padding: Insets<Points>? {
    guard $insets != nil || $offset != nil else { return nil }
    return Insets(
      top: insets.top + offset.y, left: insets.left + offset.x, bottom: insets.bottom - offset.y,
      right: insets.right - offset.x)
  }

  /// The padding in points between the text and the alignment rectangle, for platforms on which padding can't be negative.
  /// Where the vertical alignment allows it, a negative top or bottom is replaced by padding that has the same effect. Callers
  /// lose any side that is still negative.
  package func padding(within outset: Insets<Points>) -> Insets<Points> {
    var padding = Insets(
      top: insets.top + offset.y - outset.top, left: insets.left + offset.x - outset.left,
      bottom: insets.bottom - offset.y - outset.bottom, right: insets.right - offset.x - outset.right)
    // The position of a centered title depends only on the difference of top and bottom, and that of a title at the top or
    // bottom only on that side.
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
