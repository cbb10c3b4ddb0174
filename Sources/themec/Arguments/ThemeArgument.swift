import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeTargets

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
