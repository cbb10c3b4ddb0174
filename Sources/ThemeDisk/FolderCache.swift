import Synchronization

/// Folders that are kept open, by their paths below one root.
///
/// A class because many threads share it. It keeps so few that descriptors never run out; who still uses a folder that
/// was let go keeps it open. What was asked for lately stays: the outer folders, of which all need some. No folder is
/// closed while others wait.
final class FolderCache: Sendable {
  private typealias Folders = [ByteText: Folder]

  private struct Generations {
    var young: Folders = [:]
    var old: Folders = [:]

    /// Adds a folder; what is returned is let go.
    mutating func add(_ folder: Folder?, _ key: ByteText) -> Folders {
      var gone: Folders = [:]
      if young.count >= 24 { (gone, old, young) = (old, young, [:]) }
      young[key] = folder
      return gone
    }
  }

  private let generations = Mutex(Generations())

  subscript(path: String) -> Folder? {
    get {
      let key = ByteText(text: path)
      var gone: Folders = [:]
      let found = generations.withLock { generations -> Folder? in
        if let folder = generations.young[key] { return folder }
        guard let folder = generations.old[key] else { return nil }
        gone = generations.add(folder, key)
        return folder
      }
      withExtendedLifetime(gone) {}
      return found
    }
    set {
      let key = ByteText(text: path)
      let gone = generations.withLock { $0.add(newValue, key) }
      withExtendedLifetime(gone) {}
    }
  }
}
