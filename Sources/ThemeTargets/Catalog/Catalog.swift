import ThemeBundle
import ThemeCheck
import ThemeModel
import ThemePictures
import ThemeResolution

/// The image sets of a theme's asset catalog. The target `xcassets` writes them, and UIKit code loads them by name.
struct Catalog: Sendable {
  /// The image sets of each element, in the elements' order.
  let imageSets: [[CatalogImageSet]]

  init(_ theme: CheckedTheme, _ elements: [ElementLooks]) {
    let names = CatalogNames(namespace: theme.namespace)
    imageSets = elements.map { $0.imageSets(names) }
  }
}

/// An image set: the art of one part at all scales, for each combination of traits by which the platform chooses.
struct CatalogImageSet: Sendable {
  /// The name by which code loads the set.
  let name: String
  let part: PartName
  /// The key of the variant that the set is named after.
  let key: VariantKey
  let images: [(choice: CatalogChoice, art: SlicedArt)]
  /// Whether the set's images are template images.
  let isTemplate: Bool
}

extension ElementLooks {
  fileprivate func imageSets(_ names: CatalogNames) -> [CatalogImageSet] {
    let sets = catalogSets()
    let parts = PartName.allCases.filter { part in looks.contains { $0[part].art != nil } }
    return parts.flatMap { part in
      let new = sets.new { set in
        let isTemplate = looks[set.place].isTemplate(part)
        return set.entries { CatalogPicture(art: looks[$0][part].art?.art, isTemplate: isTemplate) }
      }
      return new.compactMap { set, entries -> CatalogImageSet? in
        let images = entries.compactMap { choice, picture in picture.art.map { (choice: choice, art: $0) } }
        if images.isEmpty { return nil }
        return CatalogImageSet(
          name: names.image(self, part, set), part: part, key: set.key, images: images,
          isTemplate: looks[set.place].isTemplate(part))
      }
    }
  }
}

/// A part's picture in one of a set's variants.
private struct CatalogPicture: Equatable {
  /// The art; nil if the variant shows the platform's own look, or nothing.
  let art: SlicedArt?
  /// Whether the picture is a template image; the same for all pictures of the set.
  let isTemplate: Bool
}

extension Look {
  /// Whether a part's picture in the catalog is a template image.
  func isTemplate(_ part: PartName) -> Bool { part == .icon && icon.tint != nil || isTemplate }
}
