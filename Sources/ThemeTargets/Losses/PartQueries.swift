import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeResolution

// Facts about an element's art that several targets need.

extension PartContext {
  /// Whether the art repeats along at least one axis.
  var tiles: Bool { Axis.allCases.contains { mode[$0] == .tile } }
}

extension ElementContext {
  /// Whether a part tiles along an axis on which its center is more than one pixel long, so that the tiling is visible.
  func tilesVisibly(_ part: PartContext) -> Bool {
    Axis.allCases.contains { axis in
      tiles(part, along: axis) && part.images.contains { $0.core(along: axis).count > 1 }
    }
  }

  /// The alignment insets of a variant's art in points, measured on the image of the lowest scale; zero if there are none.
  func outset(ofVariant index: Int) -> Insets<Points> {
    guard let image = part(mainPart, ofVariant: index)?.images.first else { return .zero }
    let insets = store.alignmentInsets(element.variants[index].alignmentInsets?.value, of: image)
    return insets?.points(at: image.scale) ?? .zero
  }
}
