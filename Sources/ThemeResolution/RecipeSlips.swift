import ThemeDiagnostics
import ThemeModel
import ThemeSource

extension Recipe {
  /// The recipe of a parent that this one is probably meant to be: it draws nothing of its own, and no parent has it.
  func mistaken(in theme: Theme) -> String? {
    guard let parents = theme.parents, name.range.source == theme.source, drawing.size.isUnset,
      drawing.layers.isUnset, !drawing.isBroken, case let known = parents.recipes, !known.contains(name.value)
    else { return nil }
    return Suggestion.nearest(to: name.value, among: known.prefix(1_000))
  }
}

/// The names that the uses of a theme's recipes give arguments by, gathered when they are first asked for.
struct ArgumentNames {
  private let theme: Theme
  private var names: Set<String>?

  init(_ theme: Theme) {
    self.theme = theme
  }

  mutating func contains(_ name: String) -> Bool {
    if let names { return names.contains(name) }
    var found: Set<String> = []
    for element in theme.elements {
      for overlay in [element.base] + element.conditions.map(\.overlay) {
        for art in overlay.everyArt { found.formUnion(art.with.value?.arguments.map(\.name.value) ?? []) }
      }
    }
    names = found
    return found.contains(name)
  }
}

extension ElementOverlay {
  fileprivate var everyArt: [ArtOverlay] {
    [
      body.art.value, icon.value?.art.value, background.value?.art.value, shadowImage.value?.art.value,
      backIndicator.value?.art.value, backIndicator.value?.mask.value,
    ].compactMap(\.self)
  }
}
