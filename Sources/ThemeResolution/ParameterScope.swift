import ThemeModel
import ThemeSource
import ThemeSyntax

/// What the parameters of a recipe are in one use of it.
struct ParameterScope {
  private let arguments: [String: SyntaxNode]
  /// Those that the recipe named.
  private(set) var used: Set<String> = []

  /// What a reference in the recipe leads to.
  struct Found {
    /// The parameter.
    let name: String
    let value: SyntaxNode
    /// What its value has at the rest of the path; nil where it has nothing there.
    let node: SyntaxNode?
  }

  /// The defaults of a recipe, and what a use gives instead; a null there is the default.
  init(_ recipe: Recipe, _ given: ArgumentsOverlay?) {
    var arguments: [String: SyntaxNode] = [:]
    for parameter in recipe.parameters { arguments[parameter.name.value] = parameter.value }
    for argument in given?.arguments ?? [] where !argument.value.isNull {
      arguments[argument.name.value] = argument.value
    }
    self.arguments = arguments
  }

  /// What a path names; nil where its first name is no parameter.
  mutating func use(_ path: String) -> Found? {
    var names = path.split(separator: ".", omittingEmptySubsequences: false)[...]
    guard let first = names.popFirst(), let value = arguments[String(first)] else { return nil }
    used.insert(String(first))
    var node: SyntaxNode? = value
    for name in names { node = node?.mapping?[String(name)] }
    return Found(name: String(first), value: value, node: node)
  }
}
