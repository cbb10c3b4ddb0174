import Synchronization

/// Folders that are kept open, by their paths below one root.
///
/// A class because many threads share it. It keeps so few that descriptors never run out; who still uses a folder that
/// was let go keeps it open.
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
