import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution

extension Look {
  /// The lengths of an element's box in points, by CSS property. The box is the alignment rectangle, without the margins of the
  /// art outside of it. A length may differ between the scales of the art; the slice is nil if there is no art.
  func cssLengths(_ art: CSSArt?) -> [(property: String, length: (Slice?) -> Points)] {
    var lengths: [(String, (Slice?) -> Points)] = []
    func above(_ slice: Slice?) -> Points { slice.map { $0.outset.top + $0.outset.bottom } ?? .zero }
    func beside(_ slice: Slice?) -> Points { slice.map { $0.outset.left + $0.outset.right } ?? .zero }
    let isBar = kind == .navigationBar
    if let height = facts.height {
      lengths.append(("height", { height - above($0) }))
    } else if isBar, art.map({ $0.isTexture || $0.plainColor != nil }) ?? true {
      // Neither the theme nor the art determines the height, so it is the platform's.
      let height = key[.metrics].barHeights[0]
      lengths.append(("min-height", { height - above($0) }))
    } else if let art, art.hasNaturalHeight {
      lengths.append(("height", { ($0?.naturalSize.height ?? .zero) - above($0) }))
    } else if art != nil {
      lengths.append(
        (
          "min-height",
          { slice in
            let least = slice.map { isBar ? $0.naturalSize.height : $0.caps.top + $0.caps.bottom } ?? .zero
            return least - above(slice)
          }
        ))
    }
    if isBar { return lengths }
    let isRigid = art?.isRigid ?? false
    if isRigid, kind == .image {
      lengths.append(("width", { ($0?.size.width ?? .zero) - beside($0) }))
    }
    if art != nil || facts.minimumWidth != nil {
      let least = facts.minimumWidth ?? .zero
      lengths.append(
        (
          "min-width",
          { slice in
            // In a box that is smaller than the caps, browsers shrink all four caps, and art that keeps its size is cut off.
            let own = slice.map { isRigid ? $0.size.width : $0.caps.left + $0.caps.right } ?? .zero
            return max(least, own) - beside(slice)
          }
        ))
    }
    if let most = facts.maximumWidth { lengths.append(("max-width", { most - beside($0) })) }
    return lengths
  }
}

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
