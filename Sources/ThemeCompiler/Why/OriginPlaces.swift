import ThemeCore
import ThemeModel
import ThemeSyntax

extension OriginSearch {
  /// Every place that has a say in a value, with what the body of its recipe is made of.
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
  /// Everything but maps and lists that the files say at a path and below it.
  func scalars(below path: [String]) -> [SyntaxNode] {
    nodes(at: path).flatMap(\.scalars)
  }
}

extension String {
  /// A text without the quotes that it has as the value of a setting.
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
