import ThemeCore
import ThemeDiagnostics

/// The anchors of a document, and those of the maps and lists that are still open.
struct Anchors {
  /// An anchored node and the size that one alias of it adds to the tree.
  struct Named {
    let node: SyntaxNode
    let extent: TreeBuilder.Extent
  }

  enum Found {
    case node(Named)
    case refused((SourceRange) -> Diagnostic)
  }

  /// The anchored nodes by name; nil while the node is still open.
  private var table: [String: Named?] = [:]
  private var open: [String?] = []
  private var suggestions = 0

  /// The number of unknown names that get a suggestion. It is limited because every search compares all names.
  private static let suggestionLimit = 20

  mutating func define(_ name: String, as named: Named) {
    table[name] = .some(named)
  }

  mutating func begin(_ name: String?) {
    open.append(name)
    if let name { table[name] = .some(nil) }
  }

  /// Closes the innermost map or list and returns its anchor; nil if it has none.
  mutating func end() -> String? { open.removeLast() }

  mutating func lookUp(_ name: String) -> Found {
    guard let known = table[name] else {
      suggestions += 1
      let isCheap = suggestions <= Self.suggestionLimit
      let near = isCheap ? Suggestion.nearest(to: name, among: table.keys.sorted()) : nil
      return .refused { .unknownAnchor(name, near: near, at: $0) }
    }
    guard let named = known else { return .refused { .aliasInsideItself(name, at: $0) } }
    return .node(named)
  }
}

extension Diagnostic {
  fileprivate static func unknownAnchor(_ name: String, near: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(.invalidYAML, "there is no anchor `&\(name)` above", at: place)
      .helping(near.map { "did you mean `*\($0)`?" } ?? "quote the value if it is text that begins with `*`")
  }

  fileprivate static func aliasInsideItself(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(.invalidYAML, "the alias `*\(name)` is inside the value that it refers to", at: place)
  }
}
