import Platform
package import ThemeCore

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

/// Removes the folders above a file that is gone, as far as they are empty. The bundle's own folder stays.
///
/// Folders that don't exist are skipped, because an interrupted commit may have removed the inner ones.
func removeEmptyFolders(above path: BundlePath, in bundle: BundleFolder) throws(SystemError) {
  var folder = path.folder
  while let empty = folder {
    do throws(SystemError) {
      var openPath = bundle.openPath
      try openPath.folderIfAny(of: empty)?.removeFolder(empty.name)
    } catch {
      if [ENOTEMPTY, EEXIST, ENOTDIR, EBUSY].contains(error.code) { return }
      guard error.code == ENOENT else { throw error }
    }
    folder = empty.folder
  }
}

/// Every folder above the given files, without the bundle's own folder.
func foldersAbove(_ paths: some Sequence<BundlePath>) -> Set<BundlePath> {
  var folders: Set<BundlePath> = []
  for path in paths {
    var folder = path.folder
    while let next = folder, folders.insert(next).inserted { folder = next.folder }
  }
  return folders
}

/// The location of a bundle's folder, and which symbolic links on the way there may be followed.
package struct BundlePlace: Sendable {
  /// The path as the user would type it.
  package let typedPath: String
  /// The folder that the path must not leave, and the path from there; nil where every link may be followed.
  let held: (base: String, way: ThemePath)?

  /// A folder that the user named. All symbolic links are followed.
  package init(_ typedPath: String) {
    self.typedPath = typedPath
    held = nil
  }

  /// A folder that a theme or a project file names. No symbolic link on the way from the folder at `base` may lead out of it.
  package init(_ typedPath: String, by way: ThemePath, below base: String) {
    self.typedPath = typedPath
    held = (base, way)
  }

  /// Opens the folder; nil when it does not exist. Throws `InputError.leavesRoot` when a symbolic link leads out of the base
  /// folder.
  func open(_ faults: Faults? = nil) throws -> Folder? {
    do {
      guard let held else { return try openTyped(faults) }
      var walk = LinkWalk(root: try Folder(path: held.base, faults: faults), rootPath: held.base)
      return try walk.open(held.way)
    } catch let error as SystemError where error.code == ENOENT {
      return nil
    }
  }

  /// Opens the folder as `open` does, after making the folder and its parents if they don't exist. Adds what it makes to
  /// `made`.
  func make(_ faults: Faults?, _ made: inout MadeFolders) throws -> Folder {
    guard let held else {
      do throws(SystemError) {
        return try Folder(path: typedPath.isEmpty ? "." : typedPath, faults: faults)
      } catch {
        guard error.code == ENOENT || error.code == ENAMETOOLONG else { throw error }
        return try Folder.making(typedPath, faults: faults, &made)
      }
    }
    let base = try Folder.making(held.base, faults: faults, &made)
    var walk = LinkWalk(root: base, rootPath: held.base, makes: true)
    walk.made = made
    defer { made = walk.made }
    return try walk.open(held.way)
  }

  private func openTyped(_ faults: Faults?) throws(SystemError) -> Folder {
    do throws(SystemError) {
      return try Folder(path: typedPath.isEmpty ? "." : typedPath, faults: faults)
    } catch {
      guard error.code == ENAMETOOLONG else { throw error }
      return try Folder.walking(typedPath)
    }
  }
}
