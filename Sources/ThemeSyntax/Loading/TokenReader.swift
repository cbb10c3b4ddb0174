package import ThemeCore
package import ThemeDiagnostics

/// Converts design-token files to the tokens of a theme.
package protocol TokenReader: Sendable {
  /// The token file or resolver document in a tree; nil after a report that it is neither.
  func document(_ root: SyntaxNode, _ limits: Limits, _ sink: inout DiagnosticSink) -> TokenDocument?

  /// The merged tokens of several token files, later files over earlier ones; nil after a report that they exceed a limit.
  func tokens(
    of documents: [TokenDocument], missing: MissingTokens, _ limits: Limits, _ sink: inout DiagnosticSink
  ) -> DesignTokens?

  /// The merged tokens of the files of a resolver document; nil after a report.
  ///
  /// `file` reads a token file by its path relative to the document. It reports a file that it can't read and returns nil.
  func tokens(
    resolvedBy document: TokenDocument, _ use: ResolverUse, missing: MissingTokens, _ limits: Limits,
    _ sink: inout DiagnosticSink, file: (Ranged<String>) -> TokenDocument?
  ) -> DesignTokens?
}

/// A token file, or a resolver document.
package struct TokenDocument: Sendable {
  /// The file's tree, in the vocabulary of DTCG.
  package let root: SyntaxNode
  /// Whether groups of the file may inherit (`$extends`) from groups of this file or of the files that it overlays.
  package let mayExtend: Bool
  /// The place that identifies the file as a resolver document; nil for a token file.
  package let resolverSign: SourceRange?

  package init(root: SyntaxNode, mayExtend: Bool = false, resolverSign: SourceRange? = nil) {
    self.root = root
    self.mayExtend = mayExtend
    self.resolverSign = resolverSign
  }
}

/// How an alias is treated that refers to no token in a theme's files.
package enum MissingTokens: Hashable, Sendable {
  case isError
  /// The alias is accepted, because a parent may have the token.
  case mayBeInherited
  /// The alias is accepted, because the token may be in a file that can't be read.
  case mayBeUnread
}
