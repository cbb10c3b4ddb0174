import ThemeCore

/// An absolute path, split into its parts, without `.` and `..`.
struct FolderPath: Hashable {
  private let parts: [Substring]

  private init(parts: [Substring]) {
    self.parts = parts
  }

  /// Parses an absolute path; nil for a path that does not begin with `/`.
  init?(absolute path: String) {
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    self.init(path, from: FolderPath(parts: []))
  }

  /// Resolves a path that is typed while `folder` is the current folder. `..` removes the part before it, even if that is a
  /// symbolic link.
  init(_ path: String, from folder: FolderPath) {
    var parts = path.utf8.first == UInt8(ascii: "/") ? [] : folder.parts
    for part in path.pathParts where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    self.parts = parts
  }

  var text: String { "/" + parts.joined(separator: "/") }

  /// The last part of the path; empty for `/`.
  var name: String { parts.last.map(String.init) ?? "" }

  var parent: FolderPath? { parts.isEmpty ? nil : FolderPath(parts: parts.dropLast()) }

  /// This path and the folders above it, the nearest first.
  var ancestry: [FolderPath] {
    (0...parts.count).reversed().map { FolderPath(parts: Array(parts.prefix($0))) }
  }

  func appending(_ name: String) -> FolderPath { FolderPath(parts: parts + [name[...]]) }

  /// The nearest common ancestor of this path and `other`, which may be one of the two.
  func common(with other: FolderPath) -> FolderPath {
    FolderPath(parts: zip(parts, other.parts).prefix { Self.isSame($0, $1) }.map(\.0))
  }

  /// The path that leads from `root` to this path; nil if this path is neither `root` nor below it.
  func path(below root: FolderPath) -> ThemePath? {
    guard parts.count >= root.parts.count, zip(root.parts, parts).allSatisfy(Self.isSame) else { return nil }
    let rest = parts.dropFirst(root.parts.count)
    return rest.reduce(.root) { $0.appending(String($1)) }
  }

  /// The prefix that makes a path below this folder relative to `current`; empty, or with a `/` at its end.
  func prefix(from current: FolderPath) -> String {
    way(from: current.parts, to: parts).map { "\($0)/" }.joined()
  }

  /// The base that makes a path below this folder relative to `current`.
  func pathBase(from current: FolderPath) -> PathBase {
    if let folder = current.path(below: self) { return PathBase(in: folder) }
    return PathBase(prefix: prefix(from: current))
  }

  /// This folder as you would type it in `current`; `.` if both are the same.
  func typed(from current: FolderPath) -> String {
    let prefix = prefix(from: current)
    return prefix.isEmpty ? "." : String(prefix.dropLast())
  }

  /// The prefix that makes a path below this folder absolute; ends with `/`.
  var absolutePrefix: String { parts.isEmpty ? "/" : text + "/" }

  static func == (left: FolderPath, right: FolderPath) -> Bool {
    left.parts.count == right.parts.count && zip(left.parts, right.parts).allSatisfy(isSame)
  }

  /// Compares the bytes: Unicode has two spellings of `é`, for example, which can name two different files.
  private static func isSame(_ left: Substring, _ right: Substring) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
