import ThemeCore
import ThemeModel

/// The folder that no path may leave, and the one that holds the project file.
struct Roots {
  let root: FolderPath
  /// The root, or below it; nil where there is no project file.
  let project: FolderPath?
  /// The project files that were looked for in vain, from `/`, sorted.
  let absent: [String]

  /// The root is what `--root` says; else the folder of the project file nearest above the themes; else the folder that
  /// holds them all. Nothing above a root that is named is looked at.
  init(of arguments: [ThemeArgument], from current: FolderPath, named option: String?) throws {
    let named = option.map { FolderPath($0, from: current) }
    var folders = arguments.map(\.folder)
    if folders.isEmpty { folders = [named.flatMap { current.path(below: $0) == nil ? $0 : nil } ?? current] }
    if let named {
      for argument in arguments where argument.path.path(below: named) == nil {
        throw UsageError("`\(argument.typed)` is not below the root `\(option ?? "")`")
      }
    }
    // Themes mostly share a folder, and each look up costs calls of the system.
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

  /// The folders in which a project file is looked for, in this order.
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
