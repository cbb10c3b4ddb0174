import ThemeCompiler
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeSource

/// The root of a run, its themes and its project file: what the arguments and the current folder come to.
struct Workspace {
  let session: Session
  let disk: DiskInputs
  let project: Project?
  /// In the order in which they were named.
  let themes: [ThemePath]
  /// Whether the bundle's folder gets a folder for each theme: several themes, or a folder of them.
  let isMany: Bool
  /// What stands before a path below the root to make it one from the current folder: empty, or with a `/` at its end.
  let prefix: String
  /// What is wrong with the project file.
  let sink: DiagnosticSink

  init(themes arguments: [String], _ options: InputOptions) throws {
    guard let current = Terminal.currentFolder.flatMap(FolderPath.init(absolute:)) else {
      throw ExitStatus.machineFailed
    }
    let paths = arguments.map { FolderPath($0, from: current) }
    let root = Workspace.root(of: zip(arguments, paths).map { $0 }, from: current, options)
    do throws(InputError) {
      disk = try DiskInputs(root: root.text, trustLinks: options.trustLinks)
    } catch {
      Terminal.complain("themec: there is no folder `\(options.root ?? root.text)` to be the root\n")
      throw ExitStatus.wrongUsage
    }
    session = Session(disk)
    prefix = root.prefix(from: current)
    var sink = DiagnosticSink()
    project = loadProject(in: session, &sink)
    var themes: [ThemePath] = []
    var isMany = paths.count != 1
    for (argument, path) in zip(arguments, paths) {
      guard let below = path.path(below: root) else {
        Terminal.complain("themec: `\(argument)` is not below the root `\(root.text)`; name another with --root\n")
        throw ExitStatus.wrongUsage
      }
      if disk.isFolder(below) {
        isMany = true
        let found = (try? ThemeCompiler.themes(in: below, of: session)) ?? []
        if found.isEmpty {
          Terminal.complain("themec: there are no theme files (NAME.theme.yaml, NAME.theme.json) in `\(argument)`\n")
          throw ExitStatus.wrongUsage
        }
        themes += found
      } else if disk.modificationTime(of: below) != nil {
        themes.append(below)
      } else {
        Terminal.complain("themec: there is no theme `\(argument)`\n")
        throw ExitStatus.wrongUsage
      }
    }
    if arguments.isEmpty {
      guard let project else {
        Terminal.complain("themec: name a theme, or a folder of themes; there is no project file themec.yaml here or above\n")
        throw ExitStatus.wrongUsage
      }
      themes = ThemeCompiler.themes(of: project, in: session, &sink)
    }
    var seen: Set<ThemePath> = []
    self.themes = themes.filter { seen.insert($0).inserted }
    self.isMany = isMany
    self.sink = sink
  }

  /// The root: what `--root` says; else the folder of the project file nearest above the first theme; else the folder
  /// argument, or the folder that holds all themes.
  private static func root(
    of arguments: [(String, FolderPath)], from current: FolderPath, _ options: InputOptions
  ) -> FolderPath {
    if let root = options.root { return FolderPath(root, from: current) }
    let folders = arguments.map { argument, path in isThemeFile(argument) ? path.parent ?? path : path }
    var place: FolderPath? = folders.first ?? current
    while let folder = place {
      if modificationTime(ofFile: folder.text + "/" + Project.fileName) != nil { return folder }
      place = folder.parent
    }
    return folders.dropFirst().reduce(folders.first ?? current) { $0.common(with: $1) }
  }
}
