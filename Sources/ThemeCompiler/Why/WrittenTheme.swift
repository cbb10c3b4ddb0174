package import ThemeCore
import ThemeModel
import ThemePictures
import ThemeSyntax

/// A compiled theme as its files are written, with the session that read them.
package struct WrittenTheme: Sendable {
  let path: ThemePath
  let session: Session
  /// The PNG files that the theme uses, sorted.
  let art: [ThemePath]
  /// The project file whose options the theme was compiled with; nil where there is none.
  let project: WrittenProject?

  /// Takes a compiled theme, the session in which it was compiled, and the project file whose options it was compiled with.
  package init(_ theme: CompiledTheme, in session: Session, of project: WrittenProject? = nil) {
    path = theme.path
    self.session = session
    self.project = project
    art = (theme.art?.paths ?? []).filter { $0.name.lowercased().hasSuffix(".png") }.sorted()
  }

  /// The files of the theme, its own file first.
  var files: [WrittenFile] { writtenFiles(of: path, from: session.library) }

  /// The place where the theme, or a file nearer to it, has its own value for the keys of an edit in a file that it extends;
  /// nil where there is none.
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

/// An edit between two sides of a theme: a value that differs, is new or is gone, or a PNG file with different bytes.
package struct WrittenEdit: Sendable {
  /// The place of a value on one side.
  package struct Place: Sendable {
    package let path: ThemePath
    /// The line, from 1; nil for a file of art.
    package let line: Int?
    /// The value in one line; empty for a file of art.
    package let text: String
    let range: SourceRange?
  }

  /// The keys that lead from the root of the file to the value; empty for a file of art.
  package let keys: [String]
  /// The keys on the old side; nil where they are those in `keys`.
  package private(set) var formerKeys: [String]?
  /// The place on the old side; nil where the value is new.
  package let old: Place?
  /// The place on the new side; nil where the value is gone.
  package let new: Place?

  /// Whether the edit is of a file of art.
  package var isArt: Bool { keys.isEmpty }

  /// Whether the edit is in the project file, and not in a file of the theme.
  package var isOfProject: Bool { !isArt && (new ?? old)?.path.name == Project.fileName }

  /// Joins two edits into one, a renaming: the value of `gone` has the keys of `new` now.
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
