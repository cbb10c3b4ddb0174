package import ThemeCore

/// The tokens of design-token files (DTCG 2025.10), converted to the form of a theme's `tokens`.
package struct DesignTokens: Sendable {
  /// A token that its file marks as deprecated.
  package struct Deprecation: Sendable {
    /// The path of the token, such as `color.accent.light`.
    package let path: String
    /// The explanation in the token file; may be empty.
    package let reason: String
    /// The place of the deprecation in the token file.
    package let range: SourceRange

    package init(path: String, reason: String, range: SourceRange) {
      self.path = path
      self.reason = reason
      self.range = range
    }
  }

  /// The nested maps of groups and tokens. Each value keeps the range in its token file.
  package let tokens: SyntaxNode
  /// The deprecated tokens, in the order of the files.
  package let deprecated: [Deprecation]
  /// The remarks about tokens, which apply if a theme uses these tokens.
  package let remarks: Set<TokenRemark>

  package init(tokens: SyntaxNode, deprecated: [Deprecation], remarks: Set<TokenRemark>) {
    self.tokens = tokens
    self.deprecated = deprecated
    self.remarks = remarks
  }
}
