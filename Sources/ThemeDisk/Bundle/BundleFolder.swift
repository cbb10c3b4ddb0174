import Platform
import ThemeCore

/// The open folder of a bundle. It is locked for as long as this value exists, where the file system has locks.
struct BundleFolder: Sendable {
  /// What exists at the path of a folder of the bundle.
  enum Place {
    case folder(Folder)
    case nothing
    case link(at: BundlePath)
    /// Something that is neither a folder nor a symbolic link.
    case file(at: BundlePath)
  }

  enum Access { case reading, writing }

  /// The folder's path as typed.
  let typedPath: String
  let root: Folder
  /// Whether the folder is locked against other builds; false where the file system has no locks.
  let isLocked: Bool
  /// The folders that were made in order to open this one.
  private let made: MadeFolders

  /// Opens a bundle's folder and waits for its lock. When it does not exist, access for writing makes it and its parents, and
  /// access for reading returns nil.
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
        // The build that held the lock may have removed the folder, or put another one in its place.
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

  /// The same bundle after the folder `root`, which is locked in the same way, has taken the place of the bundle's folder.
  init(_ bundle: BundleFolder, movedTo root: Folder) {
    (typedPath, self.root, isLocked, made) = (bundle.typedPath, root, bundle.isLocked, MadeFolders())
  }

  /// A cursor for opening folders of the bundle, which begins at its root.
  var openPath: OpenFolderPath { OpenFolderPath(root: root) }

  /// The status of the file or folder at a path; nil when nothing exists there or when a parent is not a folder.
  func status(of path: BundlePath) throws(SystemError) -> FileStatus? {
    var openPath = openPath
    return try openPath.statusIfAny(of: path)
  }

  /// Removes the folders that opening this one has made, as far as they are empty.
  func removeIfMade() { made.remove() }

  /// The path of a file as the user would type it, given its path inside the bundle.
  func typed(_ path: String) -> String {
    typedPath.isEmpty ? path : typedPath.hasSuffix("/") ? typedPath + path : "\(typedPath)/\(path)"
  }

  /// Runs `body`, and turns a system error into a `CommitError` for a path inside the bundle.
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
