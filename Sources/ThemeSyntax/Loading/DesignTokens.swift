package import ThemeCore

/// The tokens of design-token files (DTCG 2025.10), written in the words of a theme's `tokens`.
package struct DesignTokens: Sendable {
  /// A token that should no longer be used.
  package struct Deprecation: Sendable {
    /// `color.accent.light`
    package let path: String
    /// The file's explanation; may be empty.
    package let reason: String
    /// Where the file says so.
    package let range: SourceRange

    package init(path: String, reason: String, range: SourceRange) {
      self.path = path
      self.reason = reason
      self.range = range
    }
  }

  /// A map of maps, down to the tokens. Each value keeps the range where its file has it.
  package let tokens: SyntaxNode
  /// In the order of the files.
  package let deprecated: [Deprecation]
  /// What is to be said of tokens that a theme uses.
  package let remarks: Set<TokenRemark>

  package init(tokens: SyntaxNode, deprecated: [Deprecation], remarks: Set<TokenRemark>) {
    self.tokens = tokens
    self.deprecated = deprecated
    self.remarks = remarks
  }
}
