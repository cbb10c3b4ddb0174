/// The common parent folder of paths that are looked up one after another. It is kept open, so that the system does not have to
/// resolve its path again for each of them.
struct CommonFolder {
  /// The folder that the paths are relative to.
  private let base: Folder
  /// The path of the common folder, with a slash at its end. It is two levels above the last file that was not in the common
  /// folder before it.
  private var path: [UInt8] = []
  /// The open common folder; nil until a second path is looked up in it.
  private var folder: Folder?

  init(below base: Folder) { self.base = base }

  /// The folder in which to look up a path, and the offset in the path at which the part relative to that folder begins.
  mutating func start(of path: [UInt8]) -> (folder: Folder, start: Int) {
    guard !self.path.isEmpty, path.starts(with: self.path) else {
      let slashes = path.indices.reversed().lazy.filter { path[$0] == UInt8(ascii: "/") }
      self.path = Array(path[..<(slashes.dropFirst().first.map { $0 + 1 } ?? 0)])
      folder = nil
      return (base, 0)
    }
    if folder == nil { folder = try? Folder(self.path, in: base) }
    return folder.map { ($0, self.path.count) } ?? (base, 0)
  }
}
