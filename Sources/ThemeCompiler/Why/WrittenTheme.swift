package import ThemeCore
import ThemeModel
import ThemePictures
import ThemeSyntax

/// A theme that was compiled, with the run that read its files.
package struct WrittenTheme: Sendable {
  let path: ThemePath
  let session: Session
  /// Its files of art.
  let art: [ThemePath]
  let project: WrittenProject?

  /// Takes a theme, the session in which it was compiled, and the project file whose options it was compiled with.
  package init(_ theme: CompiledTheme, in session: Session, of project: WrittenProject? = nil) {
    path = theme.path
    self.session = session
    self.project = project
    art = (theme.art?.paths ?? []).filter { $0.name.lowercased().hasSuffix(".png") }.sorted()
  }

  /// The theme's own file first.
  var files: [WrittenFile] { writtenFiles(of: path, from: session.library) }

  /// Where the theme says something of its own for the keys of an edit in a file that it extends.
  package func override(of edit: WrittenEdit) -> WrittenEdit.Place? {
    guard let range = edit.new?.range else { return nil }
    for file in files {
      if file.source == range.source { return nil }
      if let node = edit.keys.reduce(file.root, { $0?.mapping?[$1] }) {
        return place(of: node, at: node.range)
      }
    }
    return nil
  }

  func place(of node: SyntaxNode, at range: SourceRange) -> WrittenEdit.Place {
    let file = session.sources[range.source]
    let line = file.lines.position(of: Int(range.start)).line
    return WrittenEdit.Place(path: file.path, line: line, text: node.inOneLine, range: node.range)
  }
}

/// A value of a theme's files that is not what it was, or a file of art with other bytes.
package struct WrittenEdit: Sendable {
  /// Where a value stands on one side.
  package struct Place: Sendable {
    package let path: ThemePath
    /// From 1; nil for art.
    package let line: Int?
    /// The value in one line; empty for art.
    package let text: String
    let range: SourceRange?
  }

  /// From the root of the file on; empty for art.
  package let keys: [String]
  /// The keys that it had on the old side; nil where they are the same.
  package private(set) var formerKeys: [String]?
  /// Nil where it is new.
  package let old: Place?
  /// Nil where it is gone.
  package let new: Place?

  /// Whether a file of art is meant.
  package var isArt: Bool { keys.isEmpty }

  /// Whether it is one of the project file and not of a file of the theme.
  package var isOfProject: Bool { !isArt && (new ?? old)?.path.name == Project.fileName }

  /// One edit of two: what is gone was given the name of what is new.
  package init(renaming gone: WrittenEdit, to new: WrittenEdit) {
    self.init(keys: new.keys, old: gone.old, new: new.new)
    formerKeys = gone.keys
  }

  init(keys: [String], old: Place?, new: Place?) {
    self.keys = keys
    self.old = old
    self.new = new
  }
}
