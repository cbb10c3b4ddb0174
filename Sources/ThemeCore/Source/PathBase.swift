/// The place from which paths are read. It converts a path below the root to one that can be opened from there.
package struct PathBase: Sendable {
  /// The path to the root from outside it: empty, or with a `/` at its end.
  private let prefix: String
  /// The folder below the root that paths are relative to.
  private let folder: ThemePath

  /// The root itself.
  package static let root = PathBase(in: .root)

  /// A folder below the root, or the root itself.
  package init(in folder: ThemePath) {
    prefix = ""
    self.folder = folder
  }

  /// A place outside the root. `prefix` leads from there to the root, with a `/` at its end.
  package init(prefix: String) {
    self.prefix = prefix
    folder = .root
  }

  /// The path from this place to a file or folder below the root.
  package func path(to path: ThemePath) -> String {
    guard prefix.isEmpty else {
      // The root of the file system keeps its slash.
      return path == .root && prefix != "/" ? String(prefix.dropLast()) : prefix + path.text
    }
    guard folder != .root else { return path.description }
    let way = path.written(from: folder)
    return way.isEmpty ? "." : way
  }
}
