package import ThemeCore

/// A theme file as it is written, before it is laid over what it extends.
package struct WrittenFile: Sendable {
  package let path: ThemePath
  package let source: SourceID
  /// Its tree, with its token files below its tokens; nil when nothing can be made of it.
  package let root: SyntaxNode?
  /// What it extends, each theme once, in its order.
  package let parents: [ThemeParent]
}

/// The files that a theme is made of as they are written, the theme's own first.
package func writtenFiles(of path: ThemePath, from library: SyntaxLibrary) -> [WrittenFile] {
  ThemeFiles(from: path, library).files.map {
    WrittenFile(path: $0.path, source: $0.source, root: $0.root, parents: $0.parents)
  }
}
