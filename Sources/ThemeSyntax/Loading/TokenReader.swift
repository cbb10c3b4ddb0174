package import ThemeCore
package import ThemeDiagnostics

/// Makes tokens of a theme of design-token files.
package protocol TokenReader: Sendable {
  /// A token file or a resolver document; nil after a report that nothing can be made of it.
  func document(_ root: SyntaxNode, _ limits: Limits, _ sink: inout DiagnosticSink) -> TokenDocument?

  /// What files come to, the later laid over the earlier; nil after a report that they are too much.
  func tokens(
    of documents: [TokenDocument], missing: MissingTokens, _ limits: Limits, _ sink: inout DiagnosticSink
  ) -> DesignTokens?

  /// What the files of a resolver document come to; nil after a report.
  ///
  /// `file` reads one by its path relative to the document, and reports what it can't read.
  func tokens(
    resolvedBy document: TokenDocument, _ use: ResolverUse, missing: MissingTokens, _ limits: Limits,
    _ sink: inout DiagnosticSink, file: (Ranged<String>) -> TokenDocument?
  ) -> DesignTokens?
}

/// A token file, or a resolver document.
package struct TokenDocument: Sendable {
  /// The file's tree in the words of DTCG.
  package let root: SyntaxNode
  /// Whether groups may inherit from others, of this file or of those that it is laid over.
  package let mayExtend: Bool
  /// What shows that it is a resolver document; nil for a token file.
  package let resolverSign: SourceRange?

  package init(root: SyntaxNode, mayExtend: Bool = false, resolverSign: SourceRange? = nil) {
    self.root = root
    self.mayExtend = mayExtend
    self.resolverSign = resolverSign
  }
}

/// What an alias means that leads to no token of a theme's files.
package enum MissingTokens: Hashable, Sendable {
  case isError
  /// A parent may have the token.
  case mayBeInherited
  /// The token may stand in a file that can't be read.
  case mayBeUnread
}
