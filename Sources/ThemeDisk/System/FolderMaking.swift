import Platform
import ThemeCore

/// Folders that were made on the way to a bundle, the outermost first.
struct MadeFolders: Sendable {
  private var steps: [(parent: Folder, name: String)] = []

  /// Makes a folder where none is: another build may have made it just now.
  mutating func make(_ name: String, in parent: Folder) throws(SystemError) {
    do {
      try parent.makeFolder(name)
      steps.append((parent, name))
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// Removes them, as far as they are empty.
  func remove() {
    for step in steps.reversed() { try? step.parent.removeFolder(step.name) }
  }
}

extension Folder {
  /// Opens a folder, links followed, part by part: a path may be longer than the system takes in one piece.
  ///
  /// `make` is asked to make a part that does not exist, in the folder above it.
  static func walking(
    _ path: String, faults: Faults? = nil,
    _ make: (String, Folder) throws(SystemError) -> Void = { _, _ throws(SystemError) in
      throw SystemError(code: ENOENT)
    }
  ) throws(SystemError) -> Folder {
    var folder = try Folder(path: path.hasPrefix("/") ? "/" : ".", faults: faults)
    let parts = path.pathParts.map(String.init)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      do {
        folder = try folder.folder(part, followingLinks: true, searching: !isLast)
      } catch {
        guard error.code == ENOENT else { throw error }
        try make(part, folder)
        folder = try folder.folder(part, followingLinks: true, searching: !isLast)
      }
    }
    return folder
  }

  /// As `walking`, after making what does not exist of the folder and its parents.
  static func making(
    _ path: String, faults: Faults?, _ made: inout MadeFolders
  ) throws(SystemError) -> Folder {
    try walking(path, faults: faults) { part, folder throws(SystemError) in try made.make(part, in: folder) }
  }
}
