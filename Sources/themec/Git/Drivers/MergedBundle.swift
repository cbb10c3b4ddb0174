import ThemeCompiler
import ThemeCore
import ThemeImage
import ThemeModel

/// The bundle that contains a given file, compiled from the merged themes.
struct MergedBundle {
  private let themes: RevisionThemes
  /// The name of the bundle's theme.
  private let name: String
  /// The path of the file, relative to the bundle's folder.
  private let file: String

  init(of path: ThemePath, in merge: Merge) throws {
    var folder = path.folder
    func isProject(_ folder: ThemePath) throws -> Bool {
      try reading(merge.revision) { () throws(GitProblem) in
        try merge.revision.kind(of: folder.appending(Project.fileName))
      } != nil
    }
    while try !isProject(folder) {
      guard folder != .root else { throw UsageError("there is no project file above it") }
      folder = folder.folder
    }
    let themes = try RevisionThemes(merge.revision, root: folder, isProject: true)
    guard let project = themes.project, let output = project.bundlesFolder(in: folder),
      let below = path.below(output)
    else { throw UsageError("it is not below the folder of the project's bundles") }
    if let conflict = merge.conflicts.first(where: { $0.below(output) == nil }) {
      throw UsageError("git can't merge `\(conflict)` on its own")
    }
    let parts = "\(below)".split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { throw UsageError("it is in no bundle") }
    self.themes = themes
    name = String(parts[0])
    file = String(parts[1])
  }

  /// The contents of the file.
  func bytes() throws -> [UInt8] {
    // Most themes have the name of their file, so compiling that file alone is usually enough.
    let likely = themes.files.filter { $0.name.prefix { $0 != "." } == name }
    guard let tree = try compiled(likely) ?? compiled(themes.files) else {
      throw UsageError("the merged themes have no bundle `\(name)`")
    }
    guard let found = tree.files.first(where: { $0.path == file }) else {
      throw UsageError("the merged bundle has no such file")
    }
    return switch found.content {
    case .text(let bytes): bytes
    case .image(let pixels): encodePNG(pixels.bitmap)
    }
  }

  private func compiled(_ files: [ThemePath]) throws -> OutputTree? {
    if files.isEmpty { return nil }
    return try themes.compiled(files).first { $0.name?.value == name }?.tree
  }
}
