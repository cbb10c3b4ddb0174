import Synchronization
package import ThemeCheck
package import ThemeModel
import ThemePictures
package import ThemeSlicing

/// A theme as targets show it.
///
/// A class because targets share what the first of them works out.
package final class ThemeLooks: Sendable {
  package let theme: CheckedTheme
  /// In the order of the theme's elements.
  package let elements: [ElementLooks]
  private let knownCatalog = Mutex<Catalog?>(nil)

  /// Works out what every variant shows.
  package init(_ slices: SliceSet) {
    theme = slices.theme
    elements = zip(slices.theme.elements, slices.parts).map { ElementLooks($0, $1) }
  }

  /// The sets of images of its asset catalogue, worked out once.
  var catalog: Catalog {
    knownCatalog.withLock { known in
      let catalog = known ?? Catalog(theme, elements)
      known = catalog
      return catalog
    }
  }
}

/// An element as targets show it.
package struct ElementLooks: Sendable {
  package let id: ElementID
  /// The name in generated code: `navButton`.
  package let symbol: String
  /// One a variant, `normal`'s first and each fall-back's before those that fall back to it.
  package let looks: [Look]

  fileprivate init(_ element: CheckedElement, _ parts: [[SlicedPart]]) {
    id = element.id
    symbol = element.symbol
    var looks: [Look] = []
    for (variant, own) in zip(element.variants, parts) {
      var shown = PartName.allCases.map { _ in ShownPart.nothing }
      for part in variant.parts {
        if let own = own.first(where: { $0.name == part.name }) {
          shown[part.name.place] =
            own.art.map { .art(ShownArt(part: part.name, key: variant.key, art: $0)) } ?? .system
        } else if let fallback = variant.fallback {
          shown[part.name.place] = looks[fallback][part.name]
        }
      }
      looks.append(Look(element.id.kind, variant, shown))
    }
    self.looks = looks
  }
}

/// A row of a target's table: some properties of a look, and how the target says them.
struct LookRow<Writer, Output>: Sendable {
  let properties: [LookProperty]
  let write: @Sendable (Writer, Look) -> Output

  init(_ properties: LookProperty..., write: @escaping @Sendable (Writer, Look) -> Output) {
    self.properties = properties
    self.write = write
  }
}
