package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A drawing with parameters that the art of elements uses by name.
package struct Recipe: Sendable {
  package let name: Ranged<String>
  /// The parameters with their defaults, in the order of the file.
  package internal(set) var parameters: [ParameterValue] = []
  /// The drawing. A reference in it names a parameter, or else a token.
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

/// Reads the recipes of `art`. If entries have invalid names, they are reported and left out, and `theme.lost` gets `recipe`.
func recipes(_ node: SyntaxNode, into theme: inout Theme, _ sink: inout DiagnosticSink) -> [Recipe] {
  var recipes: [Recipe] = []
  let named = node.namedEntries(expected: "a map of recipes by name", naming: "a recipe", &sink)
  if !named.isWhole { theme.lost.insert(.recipe) }
  for entry in named.entries {
    var recipe = Recipe(name: entry.key)
    let errors = sink.errorCount
    let members = entry.value.entries(expected: "a recipe such as `{ size: …, layers: [ … ] }`", &sink)
    RecipeKeys.read(members.filter { !$0.value.isNull }, into: &recipe, &sink)
    recipe.drawing.isBroken = sink.errorCount > errors
    recipes.append(recipe)
  }
  return recipes
}

/// Reads a map from the names of parameters to values of any type.
private func parameters(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> [ParameterValue] {
  node.namedEntries(
    expected: "a map from parameters to their values", naming: "a parameter",
    help: "each parameter has a value that holds where none is given: `{ fill: white }`", &sink
  )
  .entries.map { ParameterValue(name: $0.key, value: $0.value) }
}

/// The name of a parameter with its default, or with the value that a use of the recipe gives it. The type of the value is the
/// one that the references to it in the recipe expect.
package struct ParameterValue: Sendable {
  package let name: Ranged<String>
  package let value: SyntaxNode
}

/// The values that a use of a recipe gives to its parameters, in the order of the file.
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
    ArgumentsOverlay(arguments: arguments.replacing(by: overlay.arguments, of: \.name.value))
  }
}
