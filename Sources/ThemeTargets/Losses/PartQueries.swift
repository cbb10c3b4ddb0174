import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution

// What several targets ask of an element's art.

extension ElementContext {
  /// Whether a part's center of more than one pixel repeats along an axis.
  func tilesVisibly(_ part: PartContext) -> Bool {
    Axis.allCases.contains { axis in
      tiles(part, along: axis) && part.images.contains { $0.core(along: axis).count > 1 }
    }
  }

  /// What of a variant's art lies outside of what layout aligns, in points of its least dense picture.
  func outset(ofVariant index: Int) -> Insets<Points> {
    guard let image = part(mainPart, ofVariant: index)?.images.first else { return .zero }
    let insets = store.alignmentInsets(element.variants[index].settings.alignmentInsets, of: image)
    return insets?.points(at: image.scale) ?? .zero
  }
}
