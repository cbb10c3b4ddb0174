import Platform
import Synchronization
import ThemeCore

/// Opens folders of a bundle, and keeps the folders on the path to the last one open, because sorted paths share most of their
/// folders.
///
/// At most 16 folders are kept open, so that the process does not run out of descriptors, however deep a path is.
struct OpenFolderPath {
  private static let limit = 16

  private let root: Folder
  /// The open folders, each inside the one before it. The parent of the first one may have been closed.
  private var steps: [(path: BundlePath, folder: Folder)] = []
  /// The last path at which nothing was found.
  private var missing: BundlePath?

  init(root: Folder) {
    self.root = root
  }

  /// The folder at a path, or what exists there instead. The path is entered one part at a time, and no symbolic link is
  /// followed. Nil stands for the bundle's own folder.
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

  /// Makes the folder at a path if nothing exists there, and the folders above it.
  mutating func make(_ path: BundlePath) throws(SystemError) {
    guard case .nothing = try place(of: path) else { return }
    if let parent = path.folder { try make(parent) }
    missing = nil
    try folder(of: path).makeFolder(path.name)
  }

  /// The open folder at a path, which has to exist; nil stands for the bundle's own folder.
  mutating func openFolder(_ path: BundlePath?) throws(SystemError) -> Folder {
    switch try place(of: path) {
    case .folder(let folder): return folder
    case .nothing: throw SystemError(code: ENOENT)
    case .link, .file: throw SystemError(code: ENOTDIR)
    }
  }

  /// The open folder that contains the file at a path; nil if it does not exist or is not a folder.
  mutating func folderIfAny(of path: BundlePath) throws(SystemError) -> Folder? {
    guard case .folder(let folder) = try place(of: path.folder) else { return nil }
    return folder
  }

  /// The status of what exists at a path; nil where nothing does, or where a parent does not exist or is a symbolic link.
  mutating func statusIfAny(of path: BundlePath) throws(SystemError) -> FileStatus? {
    try folderIfAny(of: path)?.statusIfAny(of: path.name)
  }

  /// The open folder that contains the file at a path, and which has to exist.
  mutating func folder(of path: BundlePath) throws(SystemError) -> Folder {
    guard let folder = try folderIfAny(of: path) else { throw SystemError(code: ENOTDIR) }
    return folder
  }
}

/// Makes symbolic links in a folder, each by its name and where it leads, and removes other links whose name `isOurs`. Links that
/// are right stay as they are; a folder without links is removed if it is empty, and not made.
package func placeLinks(
  _ links: [(name: String, target: String)], in path: String, replacing isOurs: (String) -> Bool
) throws(CommitError) {
  Interrupt.hold()
  defer { Interrupt.release() }
  do throws(SystemError) {
    guard let folder = try folderOfLinks(at: path, isMade: !links.isEmpty) else { return }
    for link in links { try folder.placeLink(link.name, to: link.target) }
    let names = Set(links.map(\.name))
    for name in try folder.names(limit: .max) ?? [] where isOurs(name) && !names.contains(name) {
      if try folder.statusIfAny(of: name)?.kind == .link { try folder.removeIfAny(name) }
    }
    if links.isEmpty, try folder.names(limit: 0) != nil { try removeFolder(at: path) }
  } catch {
    throw .failed(path: path, error)
  }
}

private func folderOfLinks(at path: String, isMade: Bool) throws(SystemError) -> Folder? {
  var made = MadeFolders()
  if isMade { return try Folder.making(path, faults: nil, &made) }
  return try? Folder.walking(path)
}

private func removeFolder(at path: String) throws(SystemError) {
  let parts = path.pathParts
  guard let name = parts.last else { return }
  let above = parts.dropLast().joined(separator: "/")
  try Folder.walking(path.hasPrefix("/") ? "/\(above)" : above).removeFolder(String(name))
}

extension Folder {
  fileprivate func placeLink(_ name: String, to target: String) throws(SystemError) {
    if let status = try statusIfAny(of: name), status.kind == .link {
      if try self.target(ofLink: name).utf8.elementsEqual(target.utf8) { return }
      try remove(name)
    }
    try fault(.link, name)
    try descriptor.call { unsafe symlinkat(target, $0, name) }
  }
}

/// The results of `body` for the numbers 0 ..< `count` of sorted paths, computed on several threads. The first error ends the
/// work.
///
/// A thread processes a run of adjacent numbers at a time. Each run begins with a copy of `state`, which its calls change, so
/// that folders that one call opens are available to the next. `watch` measures each call as a part of a commit.
func mapInRuns<State: Sendable, Value: Sendable>(
  _ count: Int, workers: Int, with state: State, _ watch: StageWatch,
  _ body: @Sendable (inout State, Int) throws(CommitError) -> Value
) throws(CommitError) -> [Value] {
  // In long runs, more calls share open folders; short runs distribute the work more evenly.
  let length = workers == 1 ? max(count, 1) : min(max(count / (workers * 8), 1), 32)
  let hasFailed = Atomic(false)
  let runs = parallelMap((count + length - 1) / length, workers: workers) {
    run -> Result<[Value], CommitError> in
    var state = state
    var values: [Value] = []
    for index in run * length..<min((run + 1) * length, count) {
      if hasFailed.load(ordering: .relaxed) { break }
      do throws(CommitError) {
        values.append(
          try watch.measure(.commit) { () throws(CommitError) in try body(&state, index) })
      } catch {
        hasFailed.store(true, ordering: .relaxed)
        return .failure(error)
      }
    }
    return .success(values)
  }
  var values: [Value] = []
  values.reserveCapacity(count)
  for run in runs { values += try run.get() }
  return values
}
