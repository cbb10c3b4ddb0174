import Platform
import Synchronization
package import ThemeCore

/// The files below a root folder on the disk.
///
/// Without `trustLinks`, a symbolic link is followed only while its target is below the root; targets elsewhere are not opened.
/// Pipes, sockets and devices are refused without reading them. Each folder is listed once in a run, and the names found then
/// hold for the whole run. A class, because many threads share what it has found.
package final class DiskInputs: ThemeInputs {
  private let root: Folder
  /// The path of the root, as it was opened.
  let rootPath: String
  private let trustLinks: Bool
  private let limits: Limits
  private let folders = FolderCache()
  private let listings = Mutex<[[UInt8]: [String]]>([:])
  private let reads = Mutex<[ThemePath: (identity: FileStatus.Identity, modified: FileTime)]>([:])
  /// The folders that contain files that were reached by symbolic links, and all folders above them, each with the first of
  /// these links.
  private let linked = Mutex<[FileStatus.Identity: ThemePath]>([:])
  /// Records what was found at each path; nil when that is not needed.
  let seen: SeenInputs?
  private let failed = Mutex<(path: ThemePath, reason: String)?>(nil)

  /// Opens the root. `trustLinks` follows every symbolic link, wherever it leads. With `start`, the time at which the run
  /// began, it records what is found at each path, for a state.
  package init(
    root: String, trustLinks: Bool = false, limits: Limits = Limits(), notingSince start: FileTime? = nil
  ) throws(InputError) {
    seen = start.map { SeenInputs(since: $0) }
    rootPath = root
    self.trustLinks = trustLinks
    self.limits = limits
    self.root = try reading { () throws(SystemError) in try Folder(path: root) }
  }

  /// Whether it records what is found at each path.
  package var isNoting: Bool { seen != nil }

  /// The first path that could not be read because of a problem of the machine, and the reason; nil when there was none.
  package var failure: (path: ThemePath, reason: String)? { failed.withLock { $0 } }

  package func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    try noting(path) { () throws(InputError) in try read(path, limit: limit) }
  }

  package func names(in path: ThemePath) throws(InputError) -> [String] {
    try noting(path) { () throws(InputError) in try list(path) }
  }

  /// Runs `body`, which reads from a path, and records its error.
  private func noting<Value>(_ path: ThemePath, _ body: () throws(InputError) -> Value) throws(InputError)
    -> Value
  {
    do {
      return try body()
    } catch {
      if case .machineFailed(let reason) = error { failed.withLock { $0 = $0 ?? (path, reason) } }
      note(error, at: path)
      throw error
    }
  }

  private func note(_ error: InputError, at path: ThemePath) {
    guard let seen else { return }
    switch error {
    case .notFound: seen.noteNothing(path)
    case .wrongKind, .tooLarge:
      guard let file = try? open(path), let status = try? file.status() else {
        return seen.noteUnknown(path)
      }
      seen.notePlace(path, status)
    case .leavesRoot, .unreadable, .machineFailed: seen.noteUnknown(path)
    }
  }

  private func read(_ path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    guard path != .root else { throw .wrongKind }
    let file = try open(path)
    let status = try reading { () throws(SystemError) in try file.status() }
    switch status.kind {
    case .file: break
    case .folder: throw .wrongKind
    case .link, .special: throw .unreadable("not a file but a pipe, a socket or a device")
    }
    reads.withLock { $0[path] = (status.identity, status.modified) }
    guard status.size <= limit else { throw .tooLarge(bytes: status.size, limit: limit) }
    let bytes = try reading { () throws(SystemError) in try file.read(size: status.size, limit: limit) }
    guard let bytes else { throw .tooLarge(bytes: limit + 1, limit: limit) }
    seen?.noteFile(path, status, bytes)
    return bytes
  }

  private func list(_ path: ThemePath) throws(InputError) -> [String] {
    let key = [UInt8](path.text.utf8)
    if let known = listings.withLock({ $0[key] }) { return known }
    let folder = try folder(path)
    let limit = limits[.folderNames]
    var status: FileStatus?
    if seen != nil { status = try reading { () throws(SystemError) in try folder.descriptor.status() } }
    guard var names = try reading({ () throws(SystemError) in try folder.names(limit: limit) }) else {
      let exceeded = limits.exceeded(.folderNames)
      throw .unreadable("it has \(exceeded.words); \(exceeded.advice)")
    }
    // A theme can't name files whose names are not UTF-8.
    names.removeAll { !SystemName.isUTF8($0) }
    names.sort(by: precedesInBytes)
    if let status { seen?.noteNames(path, status, names) }
    listings.withLock { $0[key] = names }
    return names
  }

  package func identity(of path: ThemePath) throws(InputError) -> FolderIdentity {
    let folder = try noting(path) { () throws(InputError) in try self.folder(path) }
    let status = try reading { () throws(SystemError) in try folder.descriptor.status() }
    seen?.notePlace(path, status)
    return .number(device: status.identity.device, status.identity.number)
  }

  /// The size of a file in bytes; nil when no file can be reached at the path. The file is not opened unless it is a symbolic
  /// link.
  package func size(of path: ThemePath) -> Int? {
    guard path != .root, let folder = try? folder(path.folder),
      let status = try? folder.status(of: path.name)
    else { return nil }
    switch status.kind {
    case .file: return status.size
    case .folder, .special: return nil
    case .link:
      guard let found = try? open(path).status(), found.kind == .file else { return nil }
      return found.size
    }
  }

  /// The modification time of a file or folder; for a file that was read, the time that it had then. Nil when it can't be
  /// reached.
  package func modificationTime(of path: ThemePath) -> FileTime? {
    if let known = reads.withLock({ $0[path] }) { return known.modified }
    guard let kept = try? folder(path) else {
      guard path != .root, let file = try? open(path) else { return nil }
      return try? file.status().modified
    }
    return try? kept.descriptor.status().modified
  }

  /// The newest modification time of several inputs, without those that can't be reached; nil when none can.
  package func newestTime(of paths: [ThemePath]) -> FileTime? {
    paths.compactMap(modificationTime(of:)).max()
  }

  /// Every file that was read, in no order.
  var readFiles: [(path: ThemePath, file: FileStatus.Identity)] {
    reads.withLock { $0.map { ($0.key, $0.value.identity) } }
  }

  /// The folders that contain files that were reached by symbolic links, and all folders above them, each with the first of
  /// these links.
  var foldersOfLinks: [FileStatus.Identity: ThemePath] { linked.withLock { $0 } }

  /// Opens a file. If no part of the path is a symbolic link, as usual, this takes one call in a folder that is open already.
  private func open(_ path: ThemePath) throws(InputError) -> Descriptor {
    let folder = try folder(path.folder)
    do {
      return try folder.file(path.name, followingLinks: trustLinks)
    } catch {
      guard !trustLinks, error.code == ELOOP || error.code == EMLINK else { throw InputError(error) }
    }
    var walk = LinkWalk(root: root, rootPath: rootPath)
    guard case .entry(let parent, let name) = try walk.follow(path) else { throw .wrongKind }
    return try reading { () throws(SystemError) in
      try note(parent, holding: path)
      return try parent.file(name)
    }
  }

  private func note(_ folder: Folder, holding link: ThemePath) throws(SystemError) {
    var next = folder
    while true {
      let identity = try next.descriptor.status().identity
      let isKnown = linked.withLock { linked in
        if let known = linked[identity], known <= link { return true }
        linked[identity] = link
        return false
      }
      if isKnown { return }
      next = try next.folder("..", searching: true)
    }
  }

  /// The folder at a path below the root, opened for listing it and for looking up entries.
  func folder(_ path: ThemePath) throws(InputError) -> Folder {
    guard path != .root else { return root }
    if let known = folders[path.text] { return known }
    let found = try find(path)
    folders[path.text] = found
    return found
  }

  private func find(_ path: ThemePath) throws(InputError) -> Folder {
    let parent = try folder(path.folder)
    do {
      return try parent.folder(path.name, followingLinks: trustLinks, searching: true)
    } catch {
      // Opening a symbolic link and opening a file as a folder fail with the same errors, which differ between systems.
      let isMaybeLink = error.code == ELOOP || error.code == ENOTDIR || error.code == EMLINK
      guard isMaybeLink, !trustLinks else { throw InputError(error) }
    }
    var walk = LinkWalk(root: root, rootPath: rootPath)
    guard case .folder(let folder) = try walk.follow(path) else { throw .wrongKind }
    return folder
  }
}

/// Runs `body`, and turns a system error into an `InputError`.
private func reading<Value>(_ body: () throws(SystemError) -> Value) throws(InputError) -> Value {
  do {
    return try body()
  } catch {
    throw InputError(error)
  }
}

extension InputError {
  init(_ error: SystemError) {
    switch error.code {
    case ENOENT: self = .notFound
    case ENOTDIR, EISDIR: self = .wrongKind
    case EMFILE, ENFILE, ENOMEM, EIO: self = .machineFailed(error.words)
    default: self = .unreadable(error.words)
    }
  }
}
