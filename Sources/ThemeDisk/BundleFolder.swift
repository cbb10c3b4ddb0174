import ThemeSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of a bundle, open and locked for as long as this value lives.
struct BundleFolder: Sendable {
  /// Where a folder of the bundle should be.
  enum Place {
    case folder(Folder)
    case nothing
    case link(at: BundlePath)
    /// Something stands there that is neither folder nor link.
    case file(at: BundlePath)
  }

  enum Access { case reading, writing }

  /// The folder's path as typed.
  let typedPath: String
  let root: Folder
  /// The folders that were made to get here, the outermost first.
  private let made: [(parent: Folder, name: String)]

  /// Opens a bundle's folder and waits for its lock; nil when it does not exist, unless for writing, which makes it and its
  /// parents.
  init?(_ place: BundlePlace, for access: Access, faults: Faults? = nil) throws(CommitError) {
    typedPath = place.typedPath
    var made: [(parent: Folder, name: String)] = []
    do {
      while true {
        let folder: Folder
        if access == .writing {
          folder = try place.make(faults, &made)
        } else {
          guard let found = try place.open(faults) else { return nil }
          folder = found
        }
        try lock(folder, access)
        // Whoever held the lock may have removed the folder.
        if try Self.isThere(folder, place) {
          root = folder
          break
        }
      }
    } catch {
      for step in made.reversed() { try? step.parent.removeFolder(step.name) }
      throw Self.error(error, place.typedPath)
    }
    self.made = made
  }

  /// A way through the bundle's folders.
  var trail: FolderTrail { FolderTrail(root: root) }

  /// What stands under a path, nil when nothing does or a folder on the way is none.
  func status(of path: BundlePath) throws(SystemError) -> FileStatus? {
    var trail = trail
    return try trail.folderIfAny(of: path)?.statusIfAny(of: path.name)
  }

  /// Removes what opening made, as far as it is empty.
  func removeIfMade() {
    for step in made.reversed() { try? step.parent.removeFolder(step.name) }
  }

  /// Names a file as its user would.
  func typed(_ path: String) -> String {
    typedPath.isEmpty ? path : typedPath.hasSuffix("/") ? typedPath + path : "\(typedPath)/\(path)"
  }

  /// Does something, and gives an error of the system the path that it was done to.
  func attempt<Value>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(CommitError) -> Value {
    do {
      return try body()
    } catch {
      throw CommitError.failed(path: typed(path), error)
    }
  }

  private static func isThere(_ folder: Folder, _ place: BundlePlace) throws -> Bool {
    do {
      guard let other = try place.open() else { return false }
      return try other.descriptor.status().identity == folder.descriptor.status().identity
    } catch let error as SystemError where error.code == ENOTDIR {
      return false
    }
  }

  private static func error(_ error: any Error, _ path: String) -> CommitError {
    switch error {
    case let error as CommitError: error
    case InputError.leavesRoot: .leadsElsewhere(path)
    case let error as SystemError where error.code == ENOTDIR: .notAFolder(path)
    case let error as SystemError: .failed(path: path, error)
    default: preconditionFailure("an error of no known type")
    }
  }
}

/// Waits for the lock on a folder, unless the wait is interrupted. File systems without locks are used without.
private func lock(_ folder: Folder, _ access: BundleFolder.Access) throws {
  let kind = access == .writing ? LOCK_EX : LOCK_SH
  while true {
    if let signal = Interrupt.signal { throw CommitError.interrupted(signal: signal) }
    do {
      try folder.descriptor.call { flock($0, kind | LOCK_NB) }
      return
    } catch {
      switch error.code {
      case EWOULDBLOCK: usleep(10_000)
      case EBADF, EINVAL, ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP: return
      default: throw error
      }
    }
  }
}
