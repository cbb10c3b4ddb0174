package import ThemeCore

/// A theme file as written, before it is merged with the themes that it extends.
package struct WrittenFile: Sendable {
  package let path: ThemePath
  package let source: SourceID
  /// The file's tree, with the tokens of its token files under `tokens`; nil when the file could not be read as a theme.
  package let root: SyntaxNode?
  /// The themes that the file extends, each once, in the order of its `extends`.
  package let parents: [ThemeParent]
}

/// The theme and everything that it extends, as written, the theme's own file first. Files that can't be read are left out.
package func writtenFiles(of path: ThemePath, from library: SyntaxLibrary) -> [WrittenFile] {
  ThemeFiles(from: path, library).files.map {
    WrittenFile(path: $0.path, source: $0.source, root: $0.root, parents: $0.parents)
  }
}
