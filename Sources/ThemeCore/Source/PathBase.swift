/// Where somebody stands who reads paths: what makes of a path below the root one that opens from there.
package struct PathBase: Sendable {
  /// What leads to the root from outside of it: empty, or with a `/` at its end.
  private let prefix: String
  /// The folder below the root in which the reader stands.
  private let folder: ThemePath

  /// At the root itself.
  package static let root = PathBase(in: .root)

  /// In a folder below the root, or at it.
  package init(in folder: ThemePath) {
    prefix = ""
    self.folder = folder
  }

  /// Outside of the root, to which `prefix` leads: with a `/` at its end.
  package init(prefix: String) {
    self.prefix = prefix
    folder = .root
  }

  /// The way to a file or folder below the root.
  package func path(to path: ThemePath) -> String {
    guard prefix.isEmpty else {
      // The root of the file system is its own name.
      return path == .root && prefix != "/" ? String(prefix.dropLast()) : prefix + path.text
    }
    guard folder != .root else { return path.description }
    let way = path.written(from: folder)
    return way.isEmpty ? "." : way
  }
}
