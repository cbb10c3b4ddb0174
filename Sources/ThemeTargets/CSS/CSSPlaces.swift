import ThemeCheck
import ThemeModel
import ThemeResolution

extension CSSElement {
  /// The layout of a bar with places before and after its title. A centered title is in the center of the bar as long as the
  /// places leave enough space for it, and moves otherwise. If there is too little space, the title is cut first, and then the
  /// places.
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

  /// The maximum widths of the places beside a centered title. The columns of the places have equal widths only if neither
  /// place shrinks, so the places are limited to the width of the page, or of an element that the page has made a container.
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
