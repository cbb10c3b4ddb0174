import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeTargets

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

/// A theme file, or a folder of theme files, that is named on the command line.
struct ThemeArgument {
  let typed: String
  let path: FolderPath
  let isFolder: Bool

  /// Throws if there is no such file or folder, if it can't be reached, or if the file's name can't be that of a theme or a
  /// brand. `hint` is what the project has to say about the name.
  init(_ typed: String, from current: FolderPath, hint: String? = nil) throws {
    guard !typed.isEmpty else { throw UsageError("the path of a theme is empty") }
    self.typed = typed
    path = FolderPath(typed, from: current)
    guard let found = try themec.isFolder(path.text, typed: typed) else {
      let hint = hint ?? Self.hint(typed, path)
      throw UsageError("there is no theme `\(typed)`\(hint.map { "; \($0)" } ?? "")")
    }
    isFolder = found
    // Whether the file is a brand is known only once the project file is read.
    guard isFolder || isBrandFile(path.name) else { throw notATheme }
  }

  /// The error for a file that is neither a theme nor a brand of its project.
  var notATheme: UsageError {
    UsageError("`\(typed)` is neither a theme file (NAME.theme.yaml, NAME.theme.json) nor a folder")
  }

  /// The hint for a path at which nothing exists: an existing theme file that the path may stand for, a similar name in the
  /// same folder, or the kinds of paths to pass. Nil for the name of a theme file if no other name is similar.
  private static func hint(_ typed: String, _ path: FolderPath) -> String? {
    let folder = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { typed[...$0] } ?? ""
    for name in ["\(path.name).theme.yaml", "\(path.name).theme.json", "themes/\(path.name).theme.yaml"]
    where path.parent.flatMap({ modificationTime(ofFile: $0.appending(name).text) }) != nil {
      return "did you mean `\(folder)\(name)`?"
    }
    let names = path.parent.flatMap { try? DiskInputs(root: $0.text).names(in: .root) } ?? []
    let themes = names.filter { isThemeFile($0) || !$0.utf8.contains(UInt8(ascii: ".")) }
    if let nearest = Suggestion.nearest(to: path.name, among: themes) {
      return "did you mean `\(folder)\(nearest)`?"
    }
    return isThemeFile(path.name)
      ? nil
      : "pass the name of a theme of your project, a theme file (NAME.theme.yaml, NAME.theme.json) or a folder with theme files"
  }

  /// The folder in which the search for a project file begins.
  var folder: FolderPath { isFolder ? path : path.parent ?? path }
}

/// What arguments name that are no paths: themes of the project, by the names of their files without folder and ending.
struct ProjectNames {
  /// The paths of such themes as they would be typed, by their names. A name that several themes have, or none, is not in it.
  private(set) var paths: [String: String] = [:]
  /// What may have been meant by a name that is not in `paths`.
  private(set) var hints: [String: String] = [:]

  init(_ options: CompileArguments, from current: FolderPath) throws {
    let names = Set(options.themes).filter {
      !$0.utf8.contains(UInt8(ascii: "/"))
        && modificationTime(ofFile: FolderPath($0, from: current).text) == nil
    }
    guard !names.isEmpty else { return }
    let roots = try Roots(of: [], from: current, named: options.root)
    guard let folder = roots.project?.path(below: roots.root),
      let disk = try? DiskInputs(
        root: roots.root.text, trustLinks: options.trustLinks, limits: options.limits)
    else { return }
    let session = Session(disk, targets: .built, limits: options.limits)
    // The run itself reports what is wrong with the project file.
    var sink = DiagnosticSink(codes: .all)
    let project = loadProject(in: folder, of: session, &sink)
    let found = themes(of: project, in: folder, of: session, &sink).files
    let pathBase = roots.root.pathBase(from: current)
    let known = Dictionary(grouping: found, by: Self.name)
    for name in names {
      if let files = known[name] {
        let typed = files.map(pathBase.path)
        if files.count == 1 {
          paths[name] = typed[0]
        } else {
          hints[name] = "did you mean `\(typed[0])` or `\(typed[1])`?"
        }
      } else if let nearest = Suggestion.nearest(to: name, among: known.keys.sorted()) {
        hints[name] = "did you mean `\(nearest)`?"
      }
    }
  }

  private static func name(of file: ThemePath) -> String {
    [".theme.yaml", ".theme.json", ".yaml", ".json"].first { file.name.hasSuffix($0) }.map {
      String(file.name.dropLast($0.count))
    } ?? file.name
  }
}
