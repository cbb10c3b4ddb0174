import ThemeCore
import ThemeModel
import ThemeSyntax

extension OriginSearch {
  /// The places that affect a value: those of its steps that hold and, where the value names a recipe, those of all scalars in
  /// the recipe's definition and of the tokens that they refer to.
  func places(of value: ValueOrigin, in key: VariantKey, of id: ElementID) -> [SourceRange] {
    let steps = value.steps.filter { ![.overridden, .default].contains($0.kind) }
    var found = steps.compactMap(\.place)
    let isRecipe = value.key.split(separator: ".").last == "use" && TracedValue.isOfArt(value.key)
    guard isRecipe, let name = value.value?.unquoted else { return found }
    for node in places.scalars(below: ["art", name]) {
      found.append(node.range)
      if let text = node.scalar?.text, text.contains("$") {
        found += tokens(from: text, in: key, of: id).compactMap(\.place)
      }
    }
    return found
  }
}

extension WrittenPlaces {
  /// The scalars that the files have at a path of keys and below it.
  func scalars(below path: [String]) -> [SyntaxNode] {
    nodes(at: path).flatMap(\.scalars)
  }
}

extension String {
  /// The text without the quotes that the value of a setting may have.
  var unquoted: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}

extension SyntaxNode {
  fileprivate var scalars: [SyntaxNode] {
    switch value {
    case .scalar: [self]
    case .sequence(let items): items.flatMap(\.scalars)
    case .mapping(let mapping): mapping.entries.flatMap(\.value.scalars)
    }
  }
}
