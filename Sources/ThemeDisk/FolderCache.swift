import Synchronization

/// Folders that are kept open, by their paths below one root.
///
/// A class because many threads share it. It keeps so few that descriptors never run out; who still uses a folder that
/// was let go keeps it open. Nothing is made, hashed twice or closed while others wait.
final class FolderCache: Sendable {
  private typealias Folders = [[UInt8]: Folder]

  private let folders = Mutex<Folders>([:])

  subscript(path: String) -> Folder? {
    get {
      let key = [UInt8](path.utf8)
      return folders.withLock { $0[key] }
    }
    set {
      let key = [UInt8](path.utf8)
      let old = folders.withLock { folders -> Folders in
        guard folders.count >= 48 else {
          folders[key] = newValue
          return [:]
        }
        let old = folders
        folders = [:]
        folders[key] = newValue
        return old
      }
      withExtendedLifetime(old) {}
    }
  }
}
