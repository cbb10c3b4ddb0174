package import ThemeSource

/// A theme file with its parents merged in and its token files below its tokens; every value keeps the range, and the
/// file, where it was written.
package struct SyntaxTree: Sendable {
  package let root: SyntaxNode
  /// The theme's own file, not a parent's.
  package let source: SourceID
  /// Why a token of a token file should no longer be used, by its path.
  package let deprecatedTokens: [String: String]
  /// Every file that was read, sorted.
  package let inputs: [ThemePath]

  init(root: SyntaxNode, source: SourceID, deprecatedTokens: [String: String], inputs: [ThemePath]) {
    self.root = root
    self.source = source
    self.deprecatedTokens = deprecatedTokens
    self.inputs = inputs
  }
}
