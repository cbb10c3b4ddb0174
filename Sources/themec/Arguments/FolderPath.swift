import ThemeCore

/// An absolute path in parts, without `.` and `..`.
struct FolderPath: Hashable {
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
    for part in path.pathParts where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    self.parts = parts
  }

  var text: String { "/" + parts.joined(separator: "/") }

  /// The last part; empty for `/`.
  var name: String { parts.last.map(String.init) ?? "" }

  var parent: FolderPath? { parts.isEmpty ? nil : FolderPath(parts: parts.dropLast()) }

  /// This path and the folders above it, the nearest first.
  var ancestry: [FolderPath] {
    (0...parts.count).reversed().map { FolderPath(parts: Array(parts.prefix($0))) }
  }

  func appending(_ name: String) -> FolderPath { FolderPath(parts: parts + [name[...]]) }

  /// The folder that holds both.
  func common(with other: FolderPath) -> FolderPath {
    FolderPath(parts: zip(parts, other.parts).prefix { Self.isSame($0, $1) }.map(\.0))
  }

  /// The way from a root to this path, or nil when it is not below.
  func path(below root: FolderPath) -> ThemePath? {
    guard parts.count >= root.parts.count, zip(root.parts, parts).allSatisfy(Self.isSame) else { return nil }
    let rest = parts.dropFirst(root.parts.count)
    return rest.reduce(.root) { $0.appending(String($1)) }
  }

  /// What to put before a path below this folder to reach it from `current`: empty, or with a `/` at its end.
  func prefix(from current: FolderPath) -> String {
    way(from: current.parts, to: parts).map { "\($0)/" }.joined()
  }

  /// Where somebody stands, in a folder, who reads paths below this one.
  func pathBase(from current: FolderPath) -> PathBase {
    if let folder = current.path(below: self) { return PathBase(in: folder) }
    return PathBase(prefix: prefix(from: current))
  }

  /// This folder as it is typed in another one.
  func typed(from current: FolderPath) -> String {
    let prefix = prefix(from: current)
    return prefix.isEmpty ? "." : String(prefix.dropLast())
  }

  /// What to put before a path below this folder to make it absolute.
  var absolutePrefix: String { parts.isEmpty ? "/" : text + "/" }

  static func == (left: FolderPath, right: FolderPath) -> Bool {
    left.parts.count == right.parts.count && zip(left.parts, right.parts).allSatisfy(isSame)
  }

  /// Equal are the same bytes: `é` has two spellings, which can be two files.
  private static func isSame(_ left: Substring, _ right: Substring) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
