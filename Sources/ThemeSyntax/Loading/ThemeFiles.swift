import ThemeCore

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
