import Platform
import ThemeCore

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
  /// Whether nobody else writes to it; false where the file system has no locks.
  let isLocked: Bool
  /// The folders that were made to get here.
  private let made: MadeFolders

  /// Opens a bundle's folder and waits for its lock; nil when it does not exist, unless for writing, which makes it and its
  /// parents.
  init?(
    _ place: BundlePlace, for access: Access, wait: LockWait = LockWait(), faults: Faults? = nil
  ) throws(CommitError) {
    typedPath = place.typedPath
    var made = MadeFolders()
    var waited = 0
    do {
      while true {
        let folder: Folder
        if access == .writing {
          folder = try place.make(faults, &made)
        } else {
          guard let found = try place.open(faults) else { return nil }
          folder = found
        }
        let isLocked = try folder.lock(forWriting: access == .writing, wait, place.typedPath, &waited)
        // Whoever held the lock may have removed the folder, or put another in its place.
        if try Self.isThere(folder, place) {
          (root, self.isLocked) = (folder, isLocked)
          break
        }
      }
    } catch {
      made.remove()
      throw Self.error(error, place.typedPath)
    }
    self.made = made
  }

  /// The same bundle when another folder has taken the place of its own, locked like that.
  init(_ bundle: BundleFolder, movedTo root: Folder) {
    (typedPath, self.root, isLocked, made) = (bundle.typedPath, root, bundle.isLocked, MadeFolders())
  }

  /// A way through the bundle's folders.
  var openPath: OpenFolderPath { OpenFolderPath(root: root) }

  /// What stands under a path, nil when nothing does or a folder on the way is none.
  func status(of path: BundlePath) throws(SystemError) -> FileStatus? {
    var openPath = openPath
    return try openPath.statusIfAny(of: path)
  }

  /// Removes what opening made, as far as it is empty.
  func removeIfMade() { made.remove() }

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
