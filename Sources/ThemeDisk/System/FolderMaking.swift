import Platform
import ThemeCore

/// The folders that were made on the way to a bundle, the outermost first.
struct MadeFolders: Sendable {
  private var steps: [(parent: Folder, name: String)] = []

  /// Makes a folder unless it exists; another build may have made it just now.
  mutating func make(_ name: String, in parent: Folder) throws(SystemError) {
    do {
      try parent.makeFolder(name)
      steps.append((parent, name))
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// Removes the folders that were made, as far as they are empty.
  func remove() {
    for step in steps.reversed() { try? step.parent.removeFolder(step.name) }
  }
}

extension Folder {
  /// Opens the folder at a path one component after the other, because a path may be longer than system calls accept. Symbolic
  /// links are followed.
  ///
  /// `make` is called with the name of a component that does not exist and the folder above it, and has to make it.
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

  /// Opens the folder at a path as `walking` does, after making the folder and its parents if they don't exist. Adds what it
  /// makes to `made`.
  static func making(
    _ path: String, faults: Faults?, _ made: inout MadeFolders
  ) throws(SystemError) -> Folder {
    try walking(path, faults: faults) { part, folder throws(SystemError) in try made.make(part, in: folder) }
  }
}
