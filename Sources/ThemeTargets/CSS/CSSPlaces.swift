import ThemeCheck
import ThemeModel

extension CSSElement {
  /// A bar with places before and after its title. A title in the middle is in the middle of the bar as long as the places
  /// leave room for it, and then moves; where there is too little room it is cut, and the places only when nothing of it
  /// is left.
  static func places(beside title: TitleFacts) -> [CSSGroup] {
    let columns =
      title.alignment == .center
      ? "minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)"
      : "minmax(0, max-content) minmax(0, 1fr) minmax(0, max-content)"
    let isGrid = [CSSGroup(.places, "display", "grid"), CSSGroup(.places, "grid-template-columns", columns)]
    return isGrid + place(.leading, column: 1) + [CSSGroup(.title, "grid-area", "1 / 2")]
      + place(.trailing, column: 3) + [CSSGroup(.trailing, "justify-content", "flex-end")]
      + (title.alignment == .center ? widest : [])
  }

  /// How wide places beside a title in the middle may get. Their columns have equal widths only if none of them shrinks, so
  /// the places are held to the page, or to what the page has made a container.
  private static var widest: [CSSGroup] {
    [(CSSBox.leading, "100cqw"), (.trailing, "100cqw"), (.leadingOfTwo, "50cqw"), (.trailingOfTwo, "50cqw")]
      .map { CSSGroup($0, "max-width", $1) }
  }

  private static func place(_ box: CSSBox, column: Int) -> [CSSGroup] {
    [
      CSSGroup(box, "grid-area", "1 / \(column)"), CSSGroup(box, "box-sizing", "border-box"),
      CSSGroup(box, "display", "flex"),
      CSSGroup(box, "align-items", "center"), CSSGroup(box, "gap", "8px"), CSSGroup(box, "padding", "0 8px"),
    ]
  }
}
