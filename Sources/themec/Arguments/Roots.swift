import ThemeCore
import ThemeModel

/// The root folder, which no path of a run may leave, and the folder of the project file.
struct Roots {
  let root: FolderPath
  /// The folder of the project file, which is the root or below it; nil if there is no project file.
  let project: FolderPath?
  /// The absolute paths at which a project file was looked for and not found, sorted.
  let absent: [String]

  /// Determines the root: the folder that `--root` names, or else the folder of the nearest project file above the themes, or
  /// else the nearest folder that contains all themes. Folders above a root that `--root` names are not searched.
  ///
  /// Throws if a theme is outside the named root, or if the themes don't all belong to the same project.
  init(of arguments: [ThemeArgument], from current: FolderPath, named option: String?) throws {
    let named = option.map { FolderPath($0, from: current) }
    var folders = arguments.map(\.folder)
    if folders.isEmpty { folders = [named.flatMap { current.path(below: $0) == nil ? $0 : nil } ?? current] }
    if let named {
      for argument in arguments where argument.path.path(below: named) == nil {
        throw UsageError("`\(argument.typed)` is not below the root `\(option ?? "")`")
      }
    }
    // Most themes share a folder, and each search for a project file takes several system calls.
    var known: [FolderPath: FolderPath?] = [:]
    for folder in folders where known[folder] == nil {
      known[folder] = .some(try Self.project(of: folder, below: named, current))
    }
    let projects = folders.map { known[$0] ?? nil }
    for (argument, project) in zip(arguments, projects) where project != projects[0] {
      throw UsageError.mixed(arguments[0], projects[0], argument, project)
    }
    project = projects[0]
    absent = Set(folders.flatMap { Self.candidates(from: $0, below: named).prefix { $0 != projects[0] } })
      .map { $0.appending(Project.fileName).text }.sorted(by: precedesInBytes)
    root = named ?? project ?? folders.dropFirst().reduce(folders[0]) { $0.common(with: $1) }
  }

  private static func project(of folder: FolderPath, below root: FolderPath?, _ current: FolderPath) throws
    -> FolderPath?
  {
    try candidates(from: folder, below: root).first { place in
      try isFolder(place.appending(Project.fileName).text, typed: place.typed(from: current)) != nil
    }
  }

  /// The folders that are searched for a project file, in the order of the search.
  private static func candidates(from folder: FolderPath, below root: FolderPath?) -> [FolderPath] {
    folder.ancestry.filter { place in root.map { place.path(below: $0) != nil } ?? true }
  }
}

extension UsageError {
  fileprivate static func mixed(
    _ first: ThemeArgument, _ itsProject: FolderPath?, _ second: ThemeArgument, _ otherProject: FolderPath?
  ) -> UsageError {
    let words = { (argument: ThemeArgument, project: FolderPath?) in
      let place = project.map { "to the project `\($0.text)`" } ?? "to no project"
      return "`\(argument.typed)` belongs \(place)"
    }
    return UsageError(
      "all themes of a run have to belong to the same project, but \(words(first, itsProject)) and \(words(second, otherProject)); build them separately"
    )
  }
}

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
