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
  /// In the order of the theme's elements, with the looks of every system.
  private let elements: [ElementLooks]
  private let knownCatalog = Mutex<Catalog?>(nil)

  /// Works out what every variant shows.
  package init(_ slices: SliceSet) {
    theme = slices.theme
    elements = zip(slices.theme.elements, slices.parts).map { ElementLooks($0, $1) }
  }

  /// The theme's elements, in their order, as a target has them: with the looks that it shows, those of its platform in
  /// place of what others see.
  package func elements(for target: TargetProfile) -> [ElementLooks] { elements.map { $0.seen(by: target) } }

  /// The sets of images of its asset catalog, worked out once.
  var catalog: Catalog {
    knownCatalog.withLock { known in
      let catalog = known ?? Catalog(theme, elements(for: .xcassets))
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
  package let style: BackButtonStyle
  /// One a variant, `normal`'s first and each fall-back's before those that fall back to it.
  package let looks: [Look]

  fileprivate init(_ element: CheckedElement, _ parts: [[SlicedPart]]) {
    id = element.id
    symbol = element.symbol
    style = element.style
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

  private init(_ element: ElementLooks, _ looks: [Look]) {
    id = element.id
    symbol = element.symbol
    style = element.style
    self.looks = looks
  }

  fileprivate func seen(by target: TargetProfile) -> ElementLooks {
    let seen = target.seen(looks.map(\.key), of: id.kind)
    if seen.count == looks.count { return self }
    // Where the platform's own take the place of others, they fall back to each other, and may look the same.
    let areItsOwn = seen.first?.place != 0
    var files: Set<ShownArt.File> = []
    var shown: [Look] = []
    for variant in seen {
      let fallback = areItsOwn ? variant.fallback.map { shown[$0] } : nil
      shown.append(Look(looks[variant.place], variant, over: fallback, after: &files))
    }
    return ElementLooks(self, shown)
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
