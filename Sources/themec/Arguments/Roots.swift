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
