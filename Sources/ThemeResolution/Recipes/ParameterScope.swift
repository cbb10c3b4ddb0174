import ThemeCore
import ThemeModel
import ThemeSyntax

/// What the parameters of a recipe are in one use of it.
struct ParameterScope {
  private let defaults: [String: SyntaxNode]
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
  ///
  /// `defaults` are of all uses of the recipe, so that a use costs what it says itself.
  init(_ defaults: [String: SyntaxNode], _ given: ArgumentsOverlay?) {
    self.defaults = defaults
    var arguments: [String: SyntaxNode] = [:]
    for argument in given?.arguments ?? [] where !argument.value.isNull {
      arguments[argument.name.value] = argument.value
    }
    self.arguments = arguments
  }

  /// What a path names; nil where its first name is no parameter.
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
