import ThemeCheck
import ThemeModel
import ThemePictures
import ThemeSlicing

/// The sets of images in a theme's asset catalog: for the target that writes them, and for code that asks for them by
/// name.
struct Catalog: Sendable {
  /// For each element.
  let imageSets: [[CatalogImageSet]]

  init(_ theme: CheckedTheme, _ elements: [ElementLooks]) {
    let names = CatalogNames(namespace: theme.namespace)
    imageSets = elements.map { $0.imageSets(names) }
  }
}

/// A set of images: one picture of a part at all scales for each choice of the platform's.
struct CatalogImageSet: Sendable {
  /// By which code asks for it.
  let name: String
  let part: PartName
  /// The variant after which it is named.
  let key: VariantKey
  let images: [(choice: CatalogChoice, art: SlicedArt)]
  /// Whether its images are only shapes for a tint.
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

/// A part as one of a set's variants shows it.
private struct CatalogPicture: Equatable {
  /// Nil where the platform's own look is to be seen, or nothing.
  let art: SlicedArt?
  /// The same for the whole set.
  let isTemplate: Bool
}

extension Look {
  /// Whether a part's picture in the catalog is only a shape for a tint.
  func isTemplate(_ part: PartName) -> Bool { part == .icon && icon.tint != nil || isTemplate }
}
