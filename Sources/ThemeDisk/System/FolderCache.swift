import Synchronization

/// Open folders, by their paths below one root.
///
/// A class, because many threads share it. It keeps so few folders that the process does not run out of descriptors. A caller
/// that still uses a folder after the cache has dropped it keeps the folder open.
final class FolderCache: Sendable {
  private let folders = Mutex<[ByteText: Folder]>([:])

  subscript(path: String) -> Folder? {
    get { folders.withLock { $0[ByteText(text: path)] } }
    set {
      folders.withLock { folders in
        if folders.count >= 48 { folders.removeAll() }
        folders[ByteText(text: path)] = newValue
      }
    }
  }
}
