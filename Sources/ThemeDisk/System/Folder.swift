import Platform
import ThemeCore

/// An open folder. What is named in it is one part, never a path, so nothing here can leave it but through a link, and
/// links are followed only where it says so.
struct Folder: Sendable {
  let descriptor: Descriptor
  /// What a test lets fail, in this folder and those below.
  let faults: Faults?

  private init(_ number: Int32, _ faults: Faults?) {
    descriptor = Descriptor(number)
    self.faults = faults
  }

  /// Opens a folder by a path from the working folder, links followed.
  init(path: String, faults: Faults? = nil) throws(SystemError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    self.init(try retrying { unsafe open(path, flags) }, faults)
  }

  /// Opens a folder by the bytes of a path from another one, links followed, for looking at what is below it.
  init(_ path: [UInt8], in folder: Folder) throws(SystemError) {
    let flags = Self.searchOnly | O_DIRECTORY | O_CLOEXEC
    let path = path.map { CChar(bitPattern: $0) } + [0]
    self.init(try folder.descriptor.call { unsafe openat($0, path, flags, 0) }, folder.faults)
  }

  /// Opens a folder in this one. A link is an error unless `followingLinks`.
  ///
  /// Opened for `searching`, it need not be readable where the system can do so, but can't be listed, locked or synced.
  func folder(_ name: String, followingLinks: Bool = false, searching: Bool = false) throws(SystemError)
    -> Folder
  {
    let access = searching ? Self.searchOnly : O_RDONLY
    let flags = access | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    let name = try entry(name)
    return Folder(try descriptor.call { unsafe openat($0, name, flags, 0) }, faults)
  }

  /// Opens a file for reading, without waiting for a pipe's other end. A link is an error unless `followingLinks`.
  func file(_ name: String, followingLinks: Bool = false) throws(SystemError) -> Descriptor {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    let name = try entry(name)
    return Descriptor(try descriptor.call { unsafe openat($0, name, flags, 0) })
  }

  /// What stands under a name; of a link, the link itself unless `followingLinks`.
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

  /// As `status(of:)`, nil when nothing stands there.
  func statusIfAny(of name: String) throws(SystemError) -> FileStatus? {
    do {
      return try status(of: name)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Where a link points, as it is written.
  func target(ofLink name: String) throws(SystemError) -> String {
    let room = 65_536
    var text = [CChar](repeating: 0, count: room)
    let count = try descriptor.call { unsafe readlinkat($0, name, &text, room) }
    return SystemName.text(of: text[..<count].map { UInt8(bitPattern: $0) })
  }

  /// The names in the folder but `.` and `..`, in the system's order; nil when there are more than `limit`.
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

  /// Opens a folder only to look names up in it, which needs no right to list it.
  private static var searchOnly: Int32 {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      0o10_000_000  // O_PATH, which the importer does not see.
    #else
      O_RDONLY
    #endif
  }
}
