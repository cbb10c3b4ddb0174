package import ThemeCore

/// A theme file merged with its parents, with the tokens of its token files under `tokens`. Every value keeps the file and the
/// range in which it was written.
package struct SyntaxTree: Sendable {
  package let root: SyntaxNode
  /// The source of the theme's own file, not of a parent's.
  package let source: SourceID
  /// The parents of the theme, merged with each other; nil if it extends none.
  package let parents: SyntaxNode?
  /// Whether a part of the theme, its parents or its token files could not be read or had errors. Names that seem undefined may
  /// be defined there.
  package let isPartial: Bool
  /// The reasons why tokens of token files are deprecated, by the paths of the tokens.
  package let deprecatedTokens: [String: String]
  /// The remarks about tokens of token files, which apply if the theme uses these tokens.
  package let tokenRemarks: Set<TokenRemark>
  /// The bare values that took the place of tokens with modes, in the theme and in its parents; some may have been replaced in
  /// turn.
  package let droppedModes: [DroppedModes]
  /// Which of the files build on which others.
  package let layers: FileLayers
  /// Every file that was looked up, whether it could be read or not, sorted.
  package let inputs: [ThemePath]
}
