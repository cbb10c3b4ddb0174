import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeTargets

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
