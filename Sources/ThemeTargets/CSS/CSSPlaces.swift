import ThemeCheck
import ThemeModel

extension CSSElement {
  /// A bar with places before and after its title. A title in the middle is in the middle of the bar as long as the places
  /// leave room for it, and then moves; where there is too little room it is cut, and the places are not.
  static func places(beside title: TitleFacts) -> [CSSGroup] {
    let columns =
      title.alignment == .center
      ? "minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)"
      : "max-content minmax(0, 1fr) max-content"
    let isGrid = [CSSGroup(.places, "display", "grid"), CSSGroup(.places, "grid-template-columns", columns)]
    return isGrid + place(.leading, column: 1) + [CSSGroup(.title, "grid-area", "1 / 2")]
      + place(.trailing, column: 3) + [CSSGroup(.trailing, "justify-content", "flex-end")]
  }

  private static func place(_ box: CSSBox, column: Int) -> [CSSGroup] {
    [
      CSSGroup(box, "grid-area", "1 / \(column)"), CSSGroup(box, "display", "flex"),
      CSSGroup(box, "align-items", "center"), CSSGroup(box, "gap", "8px"), CSSGroup(box, "padding", "0 8px"),
    ]
  }
}
