package import ThemeCore
package import ThemeDiagnostics

/// Makes tokens of a theme of design-token files.
package protocol TokenReader: Sendable {
  /// A token file whose groups are written out; nil after a report that nothing can be made of it.
  func document(_ root: SyntaxNode, _ limits: Limits, _ sink: inout DiagnosticSink) -> TokenDocument?

  /// What files come to, the later laid over the earlier; nil after a report that they are too much.
  func tokens(
    of documents: [TokenDocument], missing: MissingTokens, _ limits: Limits, _ sink: inout DiagnosticSink
  ) -> DesignTokens?
}

/// A token file, of which each group has what it inherits from others of the file.
package struct TokenDocument: Sendable {
  /// The file's tree in the words of DTCG.
  package let root: SyntaxNode

  package init(root: SyntaxNode) {
    self.root = root
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
