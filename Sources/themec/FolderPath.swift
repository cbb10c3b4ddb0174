import ThemeSource

/// An absolute path in parts, without `.` and `..`.
struct FolderPath: Equatable {
  private let parts: [Substring]

  private init(parts: [Substring]) {
    self.parts = parts
  }

  /// Nil for a path that is not absolute.
  init?(absolute path: String) {
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    self.init(path, from: FolderPath(parts: []))
  }

  /// A path as typed in a folder.
  init(_ path: String, from folder: FolderPath) {
    var parts = path.utf8.first == UInt8(ascii: "/") ? [] : folder.parts
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    self.parts = parts
  }

  var text: String { "/" + parts.joined(separator: "/") }

  var parent: FolderPath? { parts.isEmpty ? nil : FolderPath(parts: parts.dropLast()) }

  /// The folder that holds both.
  func common(with other: FolderPath) -> FolderPath {
    FolderPath(parts: zip(parts, other.parts).prefix { $0 == $1 }.map(\.0))
  }

  /// The way from a root to this path, or nil when it is not below.
  func path(below root: FolderPath) -> ThemePath? {
    guard parts.starts(with: root.parts) else { return nil }
    let rest = parts.dropFirst(root.parts.count)
    return rest.isEmpty ? .root : ThemePath(rest.joined(separator: "/"))
  }

  /// What to put before a path below this folder to reach it from `current`: empty, or with a `/` at its end.
  func prefix(from current: FolderPath) -> String {
    let shared = zip(parts, current.parts).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: current.parts.count - shared)
    let way = up + parts.dropFirst(shared).map(String.init)
    return way.isEmpty ? "" : way.joined(separator: "/") + "/"
  }
}
