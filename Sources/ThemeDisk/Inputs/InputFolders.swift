import Platform
import Synchronization
package import ThemeCore

/// The folders that contain inputs of a run, and all folders above them. No bundle may be written to one of them.
///
/// Folders are compared by their identities, because symbolic links and different spellings can give a folder many paths.
package struct InputFolders: Sendable {
  /// For each folder, the folder of the input that it contains.
  private var known: [FileStatus.Identity: ThemePath] = [:]

  /// `folders` are the folders of all inputs. Folders that symbolic links among the inputs lead to are included.
  package init(_ folders: Set<ThemePath>, in disk: DiskInputs) {
    known = disk.foldersOfLinks.mapValues(\.folder)
    for path in folders.sorted() {
      if let folder = try? disk.folder(path) { climb(from: folder, path) }
    }
  }

  /// Adds a folder and the folders above it, up to the first that is known.
  private mutating func climb(from folder: Folder, _ path: ThemePath) {
    var next: Folder? = folder
    while let folder = next, let status = try? folder.descriptor.status(), known[status.identity] == nil {
      known[status.identity] = path
      next = try? folder.folder("..", searching: true)
    }
  }

  /// The folder of an input that is in the given folder, however deep; nil when the folder contains no inputs.
  func input(in folder: FileStatus.Identity) -> ThemePath? { known[folder] }
}

/// Why a bundle can't be written to a place.
package enum PlaceProblem: Hashable, Sendable {
  /// A symbolic link on the way leads out of the folder that the place must stay in.
  case leadsElsewhere
  /// The place is a folder of inputs or above one; the value is the input's folder.
  case holdsInputs(ThemePath)
}

/// Checks places of bundles before anything is written. The commit itself checks symbolic links again, which may change until
/// then.
package struct PlaceCheck {
  private let inputs: InputFolders
  /// The folders above the places that were checked, because most bundles share theirs; nil for one that does not exist.
  private var parents: [String: Folder?] = [:]

  package init(inputs: InputFolders) {
    self.inputs = inputs
  }

  /// Whether a symbolic link on the way to a place leads out of the folder that the place must stay in.
  package func leadsElsewhere(_ place: BundlePlace) -> Bool {
    do {
      _ = try place.open()
      return false
    } catch {
      if case InputError.leavesRoot = error { return true }
      return false
    }
  }

  /// The problem with a place; nil when there is none or nothing exists there yet.
  package mutating func problem(of place: BundlePlace) -> PlaceProblem? {
    do {
      guard let identity = try identity(of: place) else { return nil }
      return inputs.input(in: identity).map { .holdsInputs($0) }
    } catch InputError.leavesRoot {
      return .leadsElsewhere
    } catch {
      // The commit reports other errors.
      return nil
    }
  }

  private mutating func identity(of place: BundlePlace) throws -> FileStatus.Identity? {
    if let held = place.held, held.way.folder != .root || held.way != .root {
      let above = BundlePlace("", by: held.way.folder, below: held.base)
      let key = "\(held.base)\0\(held.way.folder.text)"
      let parent: Folder?
      if let known = parents[key] {
        parent = known
      } else {
        parent = try above.open()
        parents[key] = .some(parent)
      }
      guard let status = try parent?.statusIfAny(of: held.way.name) else { return nil }
      if status.kind != .link { return status.identity }
    }
    return try place.open()?.descriptor.status().identity
  }
}

/// Open folders, by their paths below one root.
///
/// A class, because many threads share it. It keeps so few folders that the process does not run out of descriptors. A caller
/// that still uses a folder after the cache has dropped it keeps the folder open.
final class FolderCache: Sendable {
  private let folders = Mutex<[ByteText: Folder]>([:])

  subscript(path: String) -> Folder? {
    get { folders.withLock { $0[ByteText(path)] } }
    set {
      folders.withLock { folders in
        if folders.count >= 48 { folders.removeAll() }
        folders[ByteText(path)] = newValue
      }
    }
  }
}

/// The files that a run has read, by their identities: with symbolic links and different spellings, a file can have many paths.
package struct InputFiles: Sendable {
  private var paths: [FileStatus.Identity: ThemePath] = [:]

  package init(readFrom disk: DiskInputs) {
    for (path, file) in disk.readFiles { paths[file] = min(path, paths[file] ?? path) }
  }

  /// The path of the input that is the file at a path as typed; nil when the file is not an input or does not exist.
  package func input(at file: String) -> ThemePath? {
    var status = stat()
    guard unsafe stat(file, &status) == 0 else { return nil }
    return paths[FileStatus(status).identity]
  }
}
