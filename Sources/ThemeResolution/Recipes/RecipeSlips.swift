import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

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
        overlay.eachArt { found.formUnion($0.with.value?.arguments.map(\.name.value) ?? []) }
      }
    }
    names = found
    return found.contains(name)
  }
}

/// The values of a recipe's parameters in one use of the recipe.
struct ParameterScope {
  private let defaults: [String: SyntaxNode]
  private let arguments: [String: SyntaxNode]
  /// The names of the parameters to which the recipe has referred.
  private(set) var used: Set<String> = []

  /// The names of the parameters, sorted; at most 1,000.
  var names: [String] { Array(Set(defaults.keys).union(arguments.keys).sorted().prefix(1_000)) }

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
