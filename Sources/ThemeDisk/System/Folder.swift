import Platform
import ThemeCore

/// An open folder. Its functions take names of single entries, not paths, so only a symbolic link can lead out of the folder.
/// Symbolic links are followed only where a function says so.
struct Folder: Sendable {
  let descriptor: Descriptor
  /// The faults that a test injects into this folder and the folders opened from it; nil outside of tests.
  let faults: Faults?

  private init(_ number: Int32, _ faults: Faults?) {
    descriptor = Descriptor(number)
    self.faults = faults
  }

  /// Opens the folder at a path from the working directory; symbolic links are followed.
  init(path: String, faults: Faults? = nil) throws(SystemError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    self.init(try retrying { unsafe open(path, flags) }, faults)
  }

  /// Opens a folder for looking up entries below it, by the bytes of a path from another folder; symbolic links are followed.
  init(_ path: [UInt8], in folder: Folder) throws(SystemError) {
    let flags = Self.searchOnly | O_DIRECTORY | O_CLOEXEC
    let path = path.map { CChar(bitPattern: $0) } + [0]
    self.init(try folder.descriptor.call { unsafe openat($0, path, flags, 0) }, folder.faults)
  }

  /// Opens a folder in this one. A symbolic link is an error unless `followingLinks`.
  ///
  /// With `searching`, the folder need not be readable where the system supports that, but it can't be locked or flushed, and
  /// only a readable one can be listed.
  func folder(_ name: String, followingLinks: Bool = false, searching: Bool = false) throws(SystemError)
    -> Folder
  {
    let access = searching ? Self.searchOnly : O_RDONLY
    let flags = access | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    let name = try entry(name)
    return Folder(try descriptor.call { unsafe openat($0, name, flags, 0) }, faults)
  }

  /// Opens a file for reading, without waiting for the other end of a pipe. A symbolic link is an error unless
  /// `followingLinks`.
  func file(_ name: String, followingLinks: Bool = false) throws(SystemError) -> Descriptor {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    let name = try entry(name)
    return Descriptor(try descriptor.call { unsafe openat($0, name, flags, 0) })
  }

  /// The status of an entry; for a symbolic link, the status of the link itself unless `followingLinks`.
  func status(of name: String, followingLinks: Bool = false) throws(SystemError) -> FileStatus {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    let entry = try entry(name)
    try descriptor.call { unsafe fstatat($0, entry, &status, flags) }
    if let folding = faults?.folding {
      status.st_ino &+= ino_t(truncatingIfNeeded: folding.offset(of: name))
    }
    return FileStatus(status)
  }

  /// The status of an entry, as `status(of:)` returns it; nil when the entry does not exist.
  func statusIfAny(of name: String) throws(SystemError) -> FileStatus? {
    try unless(ENOENT) { () throws(SystemError) in try status(of: name) }
  }

  /// The target of a symbolic link, as the link contains it.
  func target(ofLink name: String) throws(SystemError) -> String {
    let room = 65_536
    var text = [CChar](repeating: 0, count: room)
    let count = try descriptor.call { unsafe readlinkat($0, name, &text, room) }
    return SystemName.text(of: text[..<count].map { UInt8(bitPattern: $0) })
  }

  /// The names in the folder except `.` and `..`, in the system's order; nil when there are more than `limit`.
  func names(limit: Int) throws(SystemError) -> [String]? {
    let number = try descriptor.call { unsafe openat($0, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
    guard let stream = unsafe fdopendir(number) else {
      let error = SystemError.last
      close(number)
      throw error
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    var count = 0
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        let error = SystemError.last
        if error.code != 0 { throw error }
        return names
      }
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
        preconditionFailure("a folder's entry without a name")
      }
      let text = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let name = unsafe SystemName.text(ofCString: text)
      if name == "." || name == ".." { continue }
      count += 1
      guard count <= limit else { return nil }
      names.append(name)
    }
  }

  /// The flags for opening a folder only to look up names in it, which does not require the permission to list it.
  private static var searchOnly: Int32 {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      0o10_000_000  // O_PATH, which the importer does not see.
    #elseif canImport(Darwin)
      O_SEARCH
    #else
      O_RDONLY
    #endif
  }
}

/// The folders that were made on the way to a bundle, the outermost first.
struct MadeFolders: Sendable {
  private var steps: [(parent: Folder, name: String)] = []

  /// Makes a folder unless it exists; another build may have made it just now.
  mutating func make(_ name: String, in parent: Folder) throws(SystemError) {
    let made: Void? = try unless(EEXIST) { () throws(SystemError) in try parent.makeFolder(name) }
    if made != nil { steps.append((parent, name)) }
  }

  /// Removes the folders that were made, as far as they are empty.
  func remove() {
    for step in steps.reversed() { try? step.parent.removeFolder(step.name) }
  }
}

extension Folder {
  /// Opens the folder at a path one component after the other, because a path may be longer than system calls accept. Symbolic
  /// links are followed.
  ///
  /// `make` is called with the name of a component that does not exist and the folder above it, and has to make it.
  static func walking(
    _ path: String, faults: Faults? = nil,
    _ make: (String, Folder) throws(SystemError) -> Void = { _, _ throws(SystemError) in
      throw SystemError(code: ENOENT)
    }
  ) throws(SystemError) -> Folder {
    var folder = try Folder(path: path.hasPrefix("/") ? "/" : ".", faults: faults)
    let parts = path.pathParts.map(String.init)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      do {
        folder = try folder.folder(part, followingLinks: true, searching: !isLast)
      } catch {
        guard error.code == ENOENT else { throw error }
        try make(part, folder)
        folder = try folder.folder(part, followingLinks: true, searching: !isLast)
      }
    }
    return folder
  }

  /// Opens the folder at a path as `walking` does, after making the folder and its parents if they don't exist. Adds what it
  /// makes to `made`.
  static func making(
    _ path: String, faults: Faults?, _ made: inout MadeFolders
  ) throws(SystemError) -> Folder {
    try walking(path, faults: faults) { part, folder throws(SystemError) in try made.make(part, in: folder) }
  }
}
