package import ThemeCore
package import ThemeDiagnostics

/// A design-token file (DTCG 2025.10), written in the words of a theme's `tokens`.
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

  /// A map of maps, down to the tokens. Each value keeps the range where the file has it.
  package let tokens: SyntaxNode
  /// In the order of the file.
  package let deprecated: [Deprecation]

  package init(tokens: SyntaxNode, deprecated: [Deprecation]) {
    self.tokens = tokens
    self.deprecated = deprecated
  }
}

/// Reads the tree of a design-token file: nil when nothing can be made of it.
package typealias TokenReader =
  @Sendable (_ root: SyntaxNode, _ limits: Limits, _ sink: inout DiagnosticSink) -> DesignTokens?
