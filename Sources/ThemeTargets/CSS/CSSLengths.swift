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
