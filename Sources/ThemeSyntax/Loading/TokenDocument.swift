package import ThemeCore

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
