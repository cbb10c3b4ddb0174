package import ThemeCore
package import ThemeSyntax

/// Drawn art with parameters, which elements use by name.
package struct Recipe: Sendable {
  package let name: Ranged<String>
  /// In the order of the file.
  package let parameters: [ParameterValue]
  /// Its references name parameters first, then tokens.
  package let drawing: DrawingOverlay
}

/// A parameter's name with its default, or with what a use gives it. Its type is the one that its uses in the recipe
/// expect.
package struct ParameterValue: Sendable {
  package let name: Ranged<String>
  package let value: SyntaxNode
}

/// What a use of a recipe gives its parameters, in the order of the file.
package struct ArgumentsOverlay: Overlaying {
  package internal(set) var arguments: [ParameterValue]

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
