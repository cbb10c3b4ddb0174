import ThemeCore
import ThemeModel
import ThemeSyntax

/// The values of a recipe's parameters in one use of the recipe.
struct ParameterScope {
  private let defaults: [String: SyntaxNode]
  private let arguments: [String: SyntaxNode]
  /// The names of the parameters to which the recipe has referred.
  private(set) var used: Set<String> = []

  /// The result of looking up a reference in the recipe.
  struct Found {
    /// The name of the parameter.
    let name: String
    let value: SyntaxNode
    /// The node in the parameter's value to which the rest of the path leads; nil if it leads nowhere.
    let node: SyntaxNode?
  }

  /// Creates the scope of a use: the recipe's defaults, and the arguments that replace them. A null argument leaves the
  /// default.
  ///
  /// All uses of the recipe share `defaults`, so a use costs only the arguments that it gives.
  init(_ defaults: [String: SyntaxNode], _ given: ArgumentsOverlay?) {
    self.defaults = defaults
    var arguments: [String: SyntaxNode] = [:]
    for argument in given?.arguments ?? [] where !argument.value.isNull {
      arguments[argument.name.value] = argument.value
    }
    self.arguments = arguments
  }

  /// Looks up a path and marks its parameter as used; nil if the path's first name is not a parameter.
  mutating func use(_ path: String) -> Found? {
    var names = path.split(separator: ".", omittingEmptySubsequences: false)[...]
    guard let first = names.popFirst().map(String.init), let value = arguments[first] ?? defaults[first]
    else { return nil }
    used.insert(first)
    var node: SyntaxNode? = value
    for name in names where node != nil { node = node?.mapping?[String(name)] }
    return Found(name: first, value: value, node: node)
  }
}
