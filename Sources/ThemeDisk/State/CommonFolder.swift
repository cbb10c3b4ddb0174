/// The folder that paths have in common which are looked at one after another: the system goes down to it once, and not for each
/// of them.
struct CommonFolder {
  /// From where the paths lead.
  private let base: Folder
  /// The path of the folder, with a slash at its end: two levels above the file that was not in the one before.
  private var path: [UInt8] = []
  /// Opened for the second file in it.
  private var folder: Folder?

  init(below base: Folder) { self.base = base }

  /// From which folder to look at a path, and where in the path the part begins that leads on from there.
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
