package import ThemeCore

/// A theme file with its parents merged in and its token files below its tokens; every value keeps the range, and the
/// file, where it was written.
package struct SyntaxTree: Sendable {
  package let root: SyntaxNode
  /// The theme's own file, not a parent's.
  package let source: SourceID
  /// What the theme overlays: its parents, laid over each other; nil where it extends none.
  package let parents: SyntaxNode?
  /// Whether something of the theme, its parents or its token files could not be read: names that nothing has may have
  /// stood there.
  package let isPartial: Bool
  /// Why a token of a token file should no longer be used, by its path.
  package let deprecatedTokens: [String: String]
  /// What is to be said of tokens of token files if the theme uses them.
  package let tokenRemarks: Set<TokenRemark>
  /// Every file that was read, sorted.
  package let inputs: [ThemePath]
}
