import ThemeCore

/// A theme file merged with its parents.
struct MergedTheme: Sendable {
  /// The merged tree; nil when the file could not be read as a theme.
  let root: SyntaxNode?
  /// The parents merged with each other; nil if the theme has none.
  let parents: SyntaxNode?
  /// Whether a part of the theme or of its parents could not be read or had errors.
  let isPartial: Bool
  let deprecated: [String: String]
  let remarks: Set<TokenRemark>
  /// The bare values that took the place of tokens with modes, in this theme and in its parents.
  let droppedModes: [DroppedModes]
  /// The places of the values of `tokens`, here and in parents, that were laid over tokens of token files.
  let overTokenFiles: Set<SourceRange>
  /// The number of themes in the longest chain of `extends` that begins here, including this theme.
  let height: Int
  /// The number of map entries that merging wrote, and of deprecations, remarks and dropped modes that the theme
  /// inherits.
  let nodes: Int

  /// The part of the tree that a child inherits: everything but the keys that describe this theme alone, such as `name`.
  var inherited: SyntaxNode? {
    guard let root, case .mapping(var mapping) = root.value else { return root }
    let own = ["themec", "name", "summary", "extends", "abstract", "tokenFiles", "interface"]
    mapping.entries.removeAll { own.contains($0.key.value) }
    return SyntaxNode(.mapping(mapping), root.range)
  }
}
