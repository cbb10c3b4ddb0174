import Platform

/// Opens folders of a bundle and keeps those on the way to the last one open, because sorted paths share most of their folders.
///
/// It keeps at most 16, so that the process does not run out of descriptors, however deep a path is.
struct OpenFolderPath {
  private static let limit = 16

  private let root: Folder
  /// Each in the one before; the first one's parent need not be here.
  private var steps: [(path: BundlePath, folder: Folder)] = []
  /// Where nothing was when it was looked for last.
  private var missing: BundlePath?

  init(root: Folder) {
    self.root = root
  }

  /// The folder that a path names, or what is there instead, entered part by part, no link followed; nil names the bundle's.
  mutating func place(of path: BundlePath?) throws(SystemError) -> BundleFolder.Place {
    guard let path else { return .folder(root) }
    if let missing, path == missing || path.isBelow(missing) { return .nothing }
    while let last = steps.last {
      if last.path == path { return .folder(last.folder) }
      if path.isBelow(last.path) { break }
      steps.removeLast()
    }
    let parent = try place(of: path.folder)
    guard case .folder(let folder) = parent else { return parent }
    do {
      let found = try folder.folder(path.name)
      if steps.count == Self.limit { steps.removeFirst() }
      steps.append((path, found))
      return .folder(found)
    } catch {
      if error.code == ENOENT {
        missing = path
        return .nothing
      }
      guard error.code == ENOTDIR || error.code == ELOOP || error.code == EMLINK else { throw error }
      return try folder.status(of: path.name).kind == .link ? .link(at: path) : .file(at: path)
    }
  }

  /// Makes a folder where nothing is, and those above it; `made` is told of each.
  mutating func make(_ path: BundlePath, _ made: (BundlePath) -> Void) throws(SystemError) {
    guard case .nothing = try place(of: path) else { return }
    if let parent = path.folder { try make(parent, made) }
    try folder(of: path).makeFolder(path.name)
    missing = nil
    made(path)
  }

  /// The folder that a path names, which must be there.
  mutating func openFolder(_ path: BundlePath?) throws(SystemError) -> Folder {
    switch try place(of: path) {
    case .folder(let folder): return folder
    case .nothing: throw SystemError(code: ENOENT)
    case .link, .file: throw SystemError(code: ENOTDIR)
    }
  }

  /// The folder that holds a file, when it is there and no link.
  mutating func folderIfAny(of path: BundlePath) throws(SystemError) -> Folder? {
    guard case .folder(let folder) = try place(of: path.folder) else { return nil }
    return folder
  }

  /// What exists at a path; nil where nothing does, or where a folder above it does not exist or is a link.
  mutating func statusIfAny(of path: BundlePath) throws(SystemError) -> FileStatus? {
    try folderIfAny(of: path)?.statusIfAny(of: path.name)
  }

  /// The folder that holds a file, which must be there.
  mutating func folder(of path: BundlePath) throws(SystemError) -> Folder {
    guard let folder = try folderIfAny(of: path) else { throw SystemError(code: ENOTDIR) }
    return folder
  }
}
