import ThemeCore
import ThemeDiagnostics

/// Reads one theme file and its token files.
struct FileReading {
  let library: SyntaxLibrary
  private let path: ThemePath
  var file: ThemeFile
  /// How many more missing files may get a suggestion: the search for one reads folders.
  var searches = 5

  /// The theme file at a path with its token files. Every call reads the files again.
  static func read(_ path: ThemePath, from library: SyntaxLibrary) -> FileLookup<ThemeFile> {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try library.inputs.bytes(of: path, limit: library.limits[.fileBytes])
    } catch {
      return .unreadable(error)
    }
    var reading = FileReading(path, bytes, library)
    reading.read()
    return .file(reading.file)
  }

  private init(_ path: ThemePath, _ bytes: [UInt8], _ library: SyntaxLibrary) {
    self.library = library
    self.path = path
    let source = library.sources.add(SourceFile(path: path, bytes: bytes))
    file = ThemeFile(path: path, source: source, sink: library.newSink, bytes: bytes.count)
  }

  private mutating func read() {
    let text = library.sources[file.source]
    let base = library.bases[path]
    guard var root = parse(file.source, text, library.limits, &file.nodes, into: &file.sink) else { return }
    if base != nil { root = root.asBrand(of: path) }
    guard base != nil && root.isWithoutVersion || checkVersion(root, &file.sink), let mapping = root.mapping
    else { return }
    readParents(of: mapping)
    if let base, !file.parents.contains(where: { $0.path == base.path }) { file.parents.insert(base, at: 0) }
    var own = root
    if let tokens = tokens(of: mapping) { own.value = .mapping(mapping.replacing("tokens", with: tokens)) }
    file.root = own
  }

  private mutating func readParents(of mapping: Mapping) {
    guard let node = mapping["extends"], !node.isNull else { return }
    let expected = "the path of a theme, or a list of paths"
    if node.mapping != nil { return file.sink.report(.wrongType(expected: expected, found: node)) }
    let files = files(node.sequence ?? [node], of: "extends", expected: "the path of a theme")
    file.parents = files.map { ThemeParent(path: $0.path, name: $0.name) }
  }

  /// The files that the list at `key` names, each once. An item that is no path, leaves the root or repeats an earlier item is
  /// reported and left out.
  mutating func files(_ nodes: [SyntaxNode], of key: String, expected: String) -> [(
    path: ThemePath, name: Ranged<String>
  )] {
    var files: [(path: ThemePath, name: Ranged<String>)] = []
    var places: [ThemePath: SourceRange] = [:]
    for node in nodes {
      guard let scalar = node.scalar, !scalar.text.isEmpty else {
        file.sink.report(.wrongType(expected: expected, found: node))
        continue
      }
      guard let path = path(Ranged(scalar.text, node.range), relativeTo: self.path.folder) else { continue }
      if let first = places[path] {
        file.sink.report(
          Diagnostic(.invalidValue, "`\(path)` is listed twice in `\(key)`", at: node.range)
            .also(at: first, "first here").helping(
              "remove one of them: each file is merged only once"))
        continue
      }
      places[path] = node.range
      files.append((path, Ranged(scalar.text, node.range)))
    }
    return files
  }

  /// The path that `name` means, relative to `folder`; nil after a report that it is too long or leaves the root.
  mutating func path(_ name: Ranged<String>, relativeTo folder: ThemePath) -> ThemePath? {
    if let exceeded = Limits().exceeded(.textBytes, by: name.value.utf8.count) {
      return file.sink.refuse(.limitExceeded("the path has", exceeded, at: name.range))
    }
    guard let path = ThemePath(name.value, relativeTo: folder) else {
      return file.sink.refuse(.pathLeavesRoot(name.value, at: name.range))
    }
    return path
  }
}

extension SyntaxNode {
  /// Whether the node is a map without a language version (`themec`).
  fileprivate var isWithoutVersion: Bool { mapping.map { $0["themec"] == nil } ?? false }

  /// The tree of a brand's file. A brand without a `name` gets the name of its file, and an empty file becomes a map that
  /// changes nothing.
  fileprivate func asBrand(of path: ThemePath) -> SyntaxNode {
    guard var mapping = isNull ? Mapping([]) : mapping, mapping["name"] == nil else { return self }
    let start = SourceRange(source: range.source, start: 0, end: 0)
    let name = SyntaxNode(.scalar(Scalar(path.nameOfTheme, isQuoted: true)), start)
    mapping.entries.append(Mapping.Entry(key: Ranged("name", start), value: name))
    var copy = self
    copy.value = .mapping(mapping)
    return copy
  }
}

extension ThemePath {
  /// The file's name without its theme extension.
  fileprivate var nameOfTheme: String {
    let endings = [".theme.yaml", ".theme.yml", ".theme.json", ".yaml", ".yml", ".json"]
    let ending = endings.first { name.hasSuffix($0) } ?? ""
    return String(name.dropLast(ending.count))
  }
}

extension Mapping {
  fileprivate func replacing(_ key: String, with value: SyntaxNode) -> Mapping {
    var copy = self
    if let index = entries.firstIndex(where: { $0.key.value == key }) {
      copy.entries[index].value = value
    } else {
      copy.entries.append(Entry(key: Ranged(key, value.range), value: value))
    }
    return copy
  }
}
