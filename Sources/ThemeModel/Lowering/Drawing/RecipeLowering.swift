import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// The recipes of `art:`.
func recipes(_ node: SyntaxNode, into theme: inout Theme, _ sink: inout DiagnosticSink) -> [Recipe] {
  var recipes: [Recipe] = []
  if node.mapping == nil { theme.lost.insert(.recipe) }
  for entry in node.entries(expected: "a map of recipes by name", &sink) where !entry.value.isNull {
    guard isName(entry.key.value, allowsUppercase: true) else {
      theme.lost.insert(.recipe)
      sink.report(.invalidName(entry.key.value, at: entry.key.range, what: "a recipe", allowsUppercase: true))
      continue
    }
    var parameters: [ParameterValue] = []
    var drawing = DrawingOverlay()
    for member in entry.value.entries(expected: "a recipe such as `{ size: …, layers: [ … ] }`", &sink)
    where !member.value.isNull {
      if member.key.value == "parameters" {
        parameters = arguments(member.value, what: "a parameter", &sink)
      } else if !drawing.take(member, &sink) {
        sink.report(unknownKey: member.key, in: .recipe)
        drawing.isBroken = true
      }
    }
    recipes.append(Recipe(name: entry.key, parameters: parameters, drawing: drawing))
  }
  return recipes
}

/// A map from names of parameters to any values.
private func arguments(_ node: SyntaxNode, what: String, _ sink: inout DiagnosticSink) -> [ParameterValue] {
  var arguments: [ParameterValue] = []
  for entry in node.entries(expected: "a map from parameters to their values", &sink)
  where !entry.value.isNull {
    guard isName(entry.key.value, allowsUppercase: true) else {
      sink.report(.invalidName(entry.key.value, at: entry.key.range, what: what, allowsUppercase: true))
      continue
    }
    arguments.append(ParameterValue(name: entry.key, value: entry.value))
  }
  return arguments
}

extension ArgumentsOverlay: Lowerable {
  package static var expectation: String { "a map from parameters to values such as `{ top: white }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ArgumentsOverlay? {
    guard let mapping = node.mapping else { return mismatch(node, &sink) }
    return ArgumentsOverlay(arguments: mapping.entries.map { ParameterValue(name: $0.key, value: $0.value) })
  }
}
