package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// Drawn art with parameters, which elements use by name.
package struct Recipe: Sendable {
  package let name: Ranged<String>
  /// In the order of the file.
  package internal(set) var parameters: [ParameterValue] = []
  /// Its references name parameters first, then tokens.
  package internal(set) var drawing = DrawingOverlay()
}

/// The keys of recipes.
package enum RecipeKeys: KeyList {
  package typealias Root = Recipe

  package static let about = KeyListName("recipe", "a recipe", shownBy: "recipes")

  package static func list(_ keys: inout some KeyVisitor<Recipe>) {
    keys.other(
      "parameters", ArgumentsOverlay.form,
      "Names with their default values; `$name` in the recipe is the value given in `with`, or else the default."
    ) { $0.parameters = parameters($1.value, &$2) }
    keys.inline(\.drawing)
  }
}

/// The recipes of `art:`.
func recipes(_ node: SyntaxNode, into theme: inout Theme, _ sink: inout DiagnosticSink) -> [Recipe] {
  var recipes: [Recipe] = []
  let named = node.namedEntries(expected: "a map of recipes by name", naming: "a recipe", &sink)
  if !named.isWhole { theme.lost.insert(.recipe) }
  for entry in named.entries {
    var recipe = Recipe(name: entry.key)
    for member in entry.value.entries(expected: "a recipe such as `{ size: …, layers: [ … ] }`", &sink)
    where !member.value.isNull {
      let errors = sink.errorCount
      RecipeKeys.read([member], into: &recipe, &sink)
      if member.key.value != "parameters", sink.errorCount > errors { recipe.drawing.isBroken = true }
    }
    recipes.append(recipe)
  }
  return recipes
}

/// A map from names of parameters to any values.
private func parameters(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> [ParameterValue] {
  node.namedEntries(expected: "a map from parameters to their values", naming: "a parameter", &sink)
    .entries.map { ParameterValue(name: $0.key, value: $0.value) }
}

/// A parameter's name with its default, or with what a use gives it. Its type is the one that its uses in the recipe
/// expect.
package struct ParameterValue: Sendable {
  package let name: Ranged<String>
  package let value: SyntaxNode
}

/// What a use of a recipe gives its parameters, in the order of the file.
package struct ArgumentsOverlay: Lowerable {
  package private(set) var arguments: [ParameterValue]

  package static let isMap = true
  package static let expectation = "a map from parameters to values such as `{ top: white }`"
  package static var form: ValueType { .named(pattern: elementPattern, .anything) }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ArgumentsOverlay? {
    guard let mapping = node.mapping else { return mismatch(node, &sink) }
    return ArgumentsOverlay(arguments: mapping.entries.map { ParameterValue(name: $0.key, value: $0.value) })
  }

  package subscript(name: String) -> ParameterValue? { arguments.first { $0.name.value == name } }

  package func overlaid(by overlay: ArgumentsOverlay) -> ArgumentsOverlay {
    var result = self
    var places: [String: Int] = [:]
    for (place, argument) in arguments.enumerated() { places[argument.name.value] = place }
    for argument in overlay.arguments {
      if let place = places[argument.name.value] {
        result.arguments[place] = argument
      } else {
        result.arguments.append(argument)
      }
    }
    return result
  }
}
