package import ThemeCore
import ThemeDiagnostics
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

/// The project file of one side of a comparison, whose options its themes were compiled with.
package struct WrittenProject: Sendable {
  let root: SyntaxNode

  /// Reads the project file of a folder in the session of its themes; nil where it can't be read or parsed.
  package init?(in folder: ThemePath, of session: Session) {
    let path = folder.appending(Project.fileName)
    guard let bytes = try? session.inputs.bytes(of: path, limit: session.limits[.fileBytes]) else {
      return nil
    }
    let source = session.sources.add(SourceFile(path: path, bytes: bytes))
    // The diagnostics of the file were reported when its themes were compiled.
    var sink = DiagnosticSink()
    guard let root = parse(source, session.sources[source], limits: session.limits, into: &sink) else {
      return nil
    }
    self.root = root
  }

  /// Whether the value at a path of keys can change the contents of bundles, and not only which bundles there are, where they
  /// are written, or what is warned of.
  static func reachesBundles(_ keys: [String]) -> Bool {
    switch keys.first {
    case "themec", "output", "strict", "allow": false
    case "themes": keys.last == "over"
    default: true
    }
  }
}

/// The contents of a theme's files, by place and by keys.
struct WrittenPlaces {
  /// The files, the theme's own first.
  private let files: [WrittenFile]
  /// The keys that lead to each value, by the place of the value.
  private var keys: [SourceRange: [String]] = [:]

  init(_ files: [WrittenFile]) {
    self.files = files
    for file in files {
      if let root = file.root { add(root, at: []) }
    }
  }

  private mutating func add(_ node: SyntaxNode, at path: [String]) {
    if keys[node.range] == nil { keys[node.range] = path }
    switch node.value {
    case .scalar: break
    case .sequence(let items):
      for (index, item) in items.enumerated() { add(item, at: path + ["\(index)"]) }
    case .mapping(let mapping):
      for entry in mapping.entries { add(entry.value, at: path + [entry.key.value]) }
    }
  }

  /// The keys that lead from the root of its file to the value at a place; nil where no value has exactly this place.
  func keys(to range: SourceRange) -> [String]? { keys[range] }

  /// The values other than maps that the files have at a path of keys, that of the theme's own file first.
  func written(at path: [String]) -> [SyntaxNode] { nodes(at: path).filter { $0.mapping == nil } }

  /// The values that the files have at a path of keys, that of the theme's own file first.
  func nodes(at path: [String]) -> [SyntaxNode] {
    files.compactMap { file in path.reduce(file.root) { $0?.value(of: $1) } }
  }

  /// The names by which the theme reaches another of its files, step by step, each with the place where it is written. Empty
  /// for the theme's own file and for files of tokens.
  func way(to source: SourceID) -> [Ranged<String>] {
    var ways: [(file: Int, names: [Ranged<String>])] = [(0, [])]
    var seen: Set<Int> = [0]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      if files[way.file].source == source { return way.names }
      for parent in files[way.file].parents {
        guard let place = files.firstIndex(where: { $0.path == parent.path }), seen.insert(place).inserted
        else { continue }
        ways.append((place, way.names + [parent.name]))
      }
    }
    return []
  }
}

extension SyntaxNode {
  /// The value of a key of a map, or the item of a list with an index from 0.
  func value(of name: String) -> SyntaxNode? {
    sequence.flatMap { items in Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil } }
      ?? mapping?[name]
  }
}
