import ThemeCore

/// A theme file laid over its parents.
struct MergedTheme: Sendable {
  /// Nil when nothing can be made of the file.
  let root: SyntaxNode?
  /// Its parents, laid over each other; nil where it has none.
  let parents: SyntaxNode?
  /// Whether something of it or its parents could not be read.
  let isPartial: Bool
  let deprecated: [String: String]
  let remarks: Set<TokenRemark>
  /// How many themes stand above each other here, itself counted.
  let height: Int
  /// How many values were written to lay it out.
  let nodes: Int

  /// What a child takes over: everything but what a theme says of itself alone.
  var inherited: SyntaxNode? {
    guard let root, case .mapping(var mapping) = root.value else { return root }
    let own = ["themec", "name", "summary", "extends", "abstract", "tokenFiles", "interface"]
    mapping.entries.removeAll { own.contains($0.key.value) }
    return SyntaxNode(.mapping(mapping), root.range)
  }
}
