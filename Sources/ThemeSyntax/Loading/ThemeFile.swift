package import ThemeCore
import ThemeDiagnostics

/// A theme that another theme extends, or that a brand overlays.
package struct ThemeParent: Sendable {
  package let path: ThemePath
  /// The name by which the extending file refers to the parent, with its place.
  package let name: Ranged<String>

  package init(path: ThemePath, name: Ranged<String>) {
    self.path = path
    self.name = name
  }
}

/// A theme file without its parents: its tree, with the tokens of its token files under `tokens`.
struct ThemeFile: Sendable {
  let path: ThemePath
  let source: SourceID
  /// The tree; nil when the file could not be read as a theme.
  var root: SyntaxNode?
  /// The themes that the file extends, each once.
  var parents: [ThemeParent] = []
  /// The reasons why tokens of its token files are deprecated, by the paths of the tokens.
  var deprecated: [String: String] = [:]
  /// The remarks about tokens of its token files, which apply if a theme uses these tokens.
  var remarks: Set<TokenRemark> = []
  /// The bare values of its `tokens` that took the place of tokens with modes of its token files.
  var droppedModes: [DroppedModes] = []
  /// The places of the values of its `tokens` that were laid over tokens of its token files.
  var overTokenFiles: Set<SourceRange> = []
  /// The token files that were looked up, whether they could be read or not.
  var tokenFiles: [ThemePath] = []
  /// Whether `tokenFiles` has an error that lowering reports, so that tokens may be missing.
  var isPartial = false
  /// The diagnostics of the file and its token files.
  var sink: DiagnosticSink
  /// The size of the file and its token files in bytes.
  var bytes: Int
  /// The number of values that were read and merged for the file and its token files.
  var nodes = 0
}

/// The result of looking up a file: its contents, or the reason why it can't be read.
enum FileLookup<File: Sendable>: Sendable {
  case file(File)
  case unreadable(InputError)
}

/// A token file or resolver document, before it is merged with others.
struct TokenFile: Sendable {
  /// The contents; nil when the file is neither a token file nor a resolver document.
  let document: TokenDocument?
  let sink: DiagnosticSink
  let bytes: Int
  let nodes: Int
}

/// The token files that a theme merges, in their order, as a key of the cache.
struct TokenFileList: Hashable {
  var paths: [ThemePath] = []
  var missing = MissingTokens.isError
}

/// The merged tokens of several token files, in the form of a theme's `tokens`.
struct CombinedTokens: Sendable {
  /// The tokens; nil when the files could not be merged.
  let tokens: DesignTokens?
  /// The diagnostics of merging, beyond those of the single files.
  let sink: DiagnosticSink
  let nodes: Int
}

extension SyntaxNode {
  /// The number of values in the node, counting map keys and the node itself.
  package var count: Int {
    switch value {
    case .scalar: 1
    case .sequence(let nodes): nodes.reduce(1) { $0 + $1.count }
    case .mapping(let mapping): mapping.entries.reduce(1) { $0 + 1 + $1.value.count }
    }
  }
}

/// Which files of a theme build on which others: a file builds on itself, on its token files, on those that it extends, and on
/// what these build on.
package struct FileLayers: Sendable {
  struct Layer: Sendable {
    let path: ThemePath
    let tokenFiles: [ThemePath]
    /// The indices of the layers that the file extends.
    let parents: [Int]
  }

  /// The theme files, the theme itself first.
  let layers: [Layer]

  init(_ files: ThemeFiles) {
    layers = files.files.map { file in
      Layer(
        path: file.path, tokenFiles: file.tokenFiles,
        parents: file.parents.compactMap { files.places[$0.path] })
    }
  }

  /// Whether a file is one of the theme's, or one of their token files.
  package func contains(_ file: ThemePath) -> Bool {
    layers.contains { $0.path == file || $0.tokenFiles.contains(file) }
  }

  /// Whether a file builds on another one. A token file builds on whatever the themes that name it build on.
  package func isBuilt(_ file: ThemePath, on other: ThemePath) -> Bool {
    var next = layers.indices.filter { layers[$0].path == file || layers[$0].tokenFiles.contains(file) }
    var seen = Set(next)
    while let index = next.popLast() {
      if layers[index].path == other || layers[index].tokenFiles.contains(other) { return true }
      next += layers[index].parents.filter { seen.insert($0).inserted }
    }
    return false
  }
}

/// The files of a theme: the theme itself and everything that it extends, directly or not. Each file is listed once, however
/// many others extend it.
struct ThemeFiles {
  /// The files that could be read, in breadth-first order, the theme itself first.
  private(set) var files: [ThemeFile] = []
  /// The index in `files` of each path.
  private(set) var places: [ThemePath: Int] = [:]
  private(set) var unreadable: [ThemePath: InputError] = [:]
  /// The limit that the files exceed together; nil if they exceed none.
  private(set) var exceeded: LimitExceeded?
  /// Every theme and token file that was looked up, sorted.
  private(set) var inputs: [ThemePath] = []
  private var bytes = 0

  init(from path: ThemePath, _ library: SyntaxLibrary) {
    add(path, library)
    var next = 0
    while next < files.count, exceeded == nil {
      for parent in files[next].parents where exceeded == nil {
        if places[parent.path] == nil, unreadable[parent.path] == nil { add(parent.path, library) }
      }
      next += 1
    }
    inputs = allInputs.sorted()
  }

  private mutating func add(_ path: ThemePath, _ library: SyntaxLibrary) {
    switch library.file(path) {
    case .unreadable(let error): unreadable[path] = error
    case .file(let file):
      places[path] = files.count
      files.append(file)
      bytes += file.bytes
      if library.limits.exceeded(.themeFiles, by: files.count + unreadable.count) != nil {
        exceeded = library.limits.exceeded(.themeFiles)
      } else if library.limits.exceeded(.themeBytes, by: bytes) != nil {
        exceeded = library.limits.exceeded(.themeBytes)
      }
    }
  }

  private var allInputs: Set<ThemePath> {
    var inputs = Set(unreadable.keys)
    for file in files {
      inputs.insert(file.path)
      inputs.formUnion(file.tokenFiles)
    }
    return inputs
  }
}
