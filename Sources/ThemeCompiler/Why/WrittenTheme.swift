package import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeSyntax

/// A compiled theme as its files are written, with the session that read them.
package struct WrittenTheme: Sendable {
  let path: ThemePath
  let session: Session
  /// The pictures that the theme uses, PNG and SVG files, sorted.
  let art: [ThemePath]
  /// The project file whose options the theme was compiled with; nil where there is none.
  let project: WrittenProject?

  /// Takes a compiled theme, the session in which it was compiled, and the project file whose options it was compiled with.
  package init(_ theme: CompiledTheme, in session: Session, of project: WrittenProject? = nil) {
    path = theme.path
    self.session = session
    self.project = project
    art = (theme.art?.paths ?? []).filter { path in
      [".png", ".svg"].contains { path.name.lowercased().hasSuffix($0) }
    }.sorted()
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

/// An edit between two sides of a theme: a value that differs, is new or is gone, or a picture file with different bytes.
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

extension WrittenTheme {
  /// The edits between the files of another theme and those of this one: those of theme files in their order, then those of the
  /// project file, then those of art.
  package func edits(since old: WrittenTheme) -> [WrittenEdit] {
    let (before, after) = (old.files, files)
    var comparison = TreeComparison(old: old, new: self)
    for (place, file) in after.enumerated() {
      // The theme's own file is compared even if it has another name.
      let former = place == 0 ? before.first : before.dropFirst().first { $0.path == file.path }
      if let former, let first = former.root, let second = file.root {
        comparison.compare(first, second, at: [])
      }
    }
    return comparison.edits + projectEdits(since: old) + artEdits(since: old)
  }

  /// The files whose bytes differ from those of another theme although no value in them does, so that only their layout or their
  /// comments are different; with the lines of this theme's file that differ, and the text of a line that differs alone.
  package func filesWithOtherLayout(
    since old: WrittenTheme
  ) -> [ThemePath: (lines: ClosedRange<Int>, text: String?)] {
    let (before, after) = (old.sources, sources)
    let differing = after.filter { path, bytes in before[path].map { $0 != bytes } ?? false }
    if differing.isEmpty { return [:] }
    let edited = Set(edits(since: old).flatMap { [$0.old?.path, $0.new?.path] })
    let found = differing.filter { !edited.contains($0.key) }
    return Dictionary(uniqueKeysWithValues: found.map { ($0, differingLines($1, since: before[$0] ?? [])) })
  }

  /// The lines, from 1, between what two texts have in common at their beginning and at their end; with the text of a single one.
  private func differingLines(
    _ new: [UInt8], since old: [UInt8]
  ) -> (lines: ClosedRange<Int>, text: String?) {
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    let (before, after) = (lines(old), lines(new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed()).prefix { $0 == $1 }
      .count
    let isSingle = after.count - end == start + 1
    let text = isSingle ? String(decoding: after[start].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self) : nil
    return (start + 1...max(start + 1, after.count - end), text)
  }

  /// The bytes of the files that the values of the theme are written in: themes, and their token files.
  private var sources: [ThemePath: [UInt8]] {
    var found: Set<SourceID> = []
    func add(_ node: SyntaxNode) {
      found.insert(node.range.source)
      switch node.value {
      case .scalar: break
      case .sequence(let items): for item in items { add(item) }
      case .mapping(let mapping): for entry in mapping.entries { add(entry.value) }
      }
    }
    for root in files.compactMap(\.root) { add(root) }
    let all = found.map { session.sources[$0] }
    return Dictionary(all.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  private func projectEdits(since old: WrittenTheme) -> [WrittenEdit] {
    guard let former = old.project?.root, let root = project?.root else { return [] }
    var comparison = TreeComparison(old: old, new: self)
    comparison.compare(former, root, at: [])
    return comparison.edits.filter { WrittenProject.reachesBundles($0.keys) }
  }

  private func artEdits(since old: WrittenTheme) -> [WrittenEdit] {
    func place(_ path: ThemePath) -> WrittenEdit.Place {
      WrittenEdit.Place(path: path, line: nil, text: "", range: nil)
    }
    func bytes(_ path: ThemePath, _ theme: WrittenTheme) -> [UInt8]? {
      try? theme.session.inputs.bytes(of: path, limit: theme.session.limits[.pictureBytes])
    }
    let (before, after) = (Set(old.art), Set(art))
    return before.union(after).sorted().compactMap { path in
      let (isOld, isNew) = (before.contains(path), after.contains(path))
      if isOld, isNew, bytes(path, old) == bytes(path, self) { return nil }
      return WrittenEdit(keys: [], old: isOld ? place(path) : nil, new: isNew ? place(path) : nil)
    }
  }
}

/// Compares the syntax trees of two files, and collects the edits between them.
private struct TreeComparison {
  let old: WrittenTheme
  let new: WrittenTheme
  private(set) var edits: [WrittenEdit] = []

  mutating func compare(_ before: SyntaxNode, _ after: SyntaxNode, at keys: [String]) {
    switch (before.value, after.value) {
    case (.mapping(let first), .mapping(let second)) where first.base?.value == second.base?.value:
      for entry in first.entries {
        if let other = second[entry.key.value] {
          compare(entry.value, other, at: keys + [entry.key.value])
        } else {
          note(keys + [entry.key.value], gone: (entry.value, entry.key.range))
        }
      }
      for entry in second.entries where first[entry.key.value] == nil {
        note(keys + [entry.key.value], new: (entry.value, entry.key.range))
      }
    case (.sequence(let first), .sequence(let second)):
      compare(first, second, at: keys)
    case (.scalar(let first), .scalar(let second)) where first == second: break
    default: note(keys, gone: (before, before.range), new: (after, after.range))
    }
  }

  /// Compares two lists. Where their lengths differ, equal items at the beginning and at the end are matched first.
  private mutating func compare(_ before: [SyntaxNode], _ after: [SyntaxNode], at keys: [String]) {
    if before.count == after.count {
      for (index, (first, second)) in zip(before, after).enumerated() {
        compare(first, second, at: keys + ["\(index + 1)"])
      }
      return
    }
    let (first, second) = (before.map(\.inOneLine), after.map(\.inOneLine))
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed()).prefix { $0 == $1 }
      .count
    let (gone, new) = (Array(before[start..<(before.count - end)]), Array(after[start..<(after.count - end)]))
    for (index, pair) in zip(gone, new).enumerated() {
      compare(pair.0, pair.1, at: keys + ["\(start + index + 1)"])
    }
    for index in min(gone.count, new.count)..<max(gone.count, new.count) {
      let path = keys + ["\(start + index + 1)"]
      if index < gone.count { note(path, gone: (gone[index], gone[index].range)) }
      if index < new.count { note(path, new: (new[index], new[index].range)) }
    }
  }

  private mutating func note(
    _ keys: [String], gone: (SyntaxNode, SourceRange)? = nil, new: (SyntaxNode, SourceRange)? = nil
  ) {
    edits.append(
      WrittenEdit(
        keys: keys, old: gone.map { old.place(of: $0.0, at: $0.1) },
        new: new.map { self.new.place(of: $0.0, at: $0.1) }))
  }
}
