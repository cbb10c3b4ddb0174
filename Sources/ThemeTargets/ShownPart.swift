import ThemeCheck
import ThemeModel
import ThemePictures
import ThemeSlicing

/// A part as a variant shows it: its own, or that of the variant to which it falls back.
struct ShownPart {
  let name: PartName
  /// The variant that has the part's files.
  let key: VariantKey
  /// Nil for the platform's own look.
  let art: SlicedArt?
}

extension SliceSet {
  /// A part that a variant of an element shows; nil where it has none.
  func shown(_ name: PartName, element: Int, variant: Int) -> ShownPart? {
    let variants = theme.elements[element].variants
    guard variants[variant].parts.contains(where: { $0.name == name }) else { return nil }
    var place: Int? = variant
    while let index = place {
      if let part = parts[element][index].first(where: { $0.name == name }) {
        return ShownPart(name: name, key: variants[index].key, art: part.art)
      }
      place = variants[index].fallback
    }
    preconditionFailure("a part that no variant has")
  }
}

extension CheckedElement {
  /// The part that is the element's own art.
  var mainPart: PartName { id.kind == .image ? .image : .background }
}
