import ThemeCore
import ThemeDiagnostics
import ThemeModel

extension Recipe {
  /// The name of a parent's recipe for which this recipe's name is probably a misspelling: it is declared in the theme's own
  /// file, draws nothing, and no parent has it. Nil if there is no such name.
  ///
  /// `known` holds the names of the parents' recipes; nil for a theme without parents.
  func mistaken(in theme: Theme, among known: KnownNames?, _ sink: inout DiagnosticSink) -> String? {
    guard let known, name.range.source == theme.source, drawing.size.isUnset,
      drawing.layers.isUnset, !drawing.isBroken, !known.contains(name.value), sink.maySearch()
    else { return nil }
    return Suggestion.nearest(to: name.value, among: known.inOrder.prefix(1_000))
  }
}

/// A list of names in the order of their file, with fast lookup.
struct KnownNames {
  let inOrder: [String]
  private let all: Set<String>

  init(_ names: [String]) {
    inOrder = names
    all = Set(names)
  }

  func contains(_ name: String) -> Bool { all.contains(name) }
}

/// The names of all arguments that a theme's elements give to recipes, gathered at the first lookup.
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
