import ArgumentParser
import CTexts
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeTargets

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Creates a new theme, and a project file if there is none.",
    discussion: """
      The theme is themes/NAME.theme.yaml, at the root of the project, and draws its art itself. schemas/ is for editors: \
      with it they complete and check the files. A new project has a .gitignore that leaves out what is built. Existing files \
      are not changed.

      With --from, themec looks through the folder of an app instead, says what it found there (asset catalogs, resources \
      of Android, token files, folders of art), and proposes the commands that make themes of it; --yes runs them.
      """)

  @Argument(help: "The name of the theme: lowercase letters, digits and hyphens; the default is my-theme.")
  var name: String?

  @Option(
    help: ArgumentHelp("The folder of an app to make themes of.", valueName: "dir"), completion: .directory)
  var from: String?

  @Flag(help: "With --from: runs the commands that it proposes.")
  var yes = false

  func validate() throws {
    if yes, from == nil { throw ValidationError("`--yes` goes with `--from`") }
    guard let name else { return }
    guard isThemeName(name) else {
      throw ValidationError(
        "`\(name)` can't be the name of a theme: use lowercase letters, digits and hyphens, begin with a letter, and avoid names that Windows keeps for devices, such as `con`"
      )
    }
  }

  func run() throws {
    if let from { return try ProposedImports(from, name: name).propose(running: yes) }
    let name = name ?? "my-theme"
    let current = try Terminal.currentFolder()
    let root = try Roots(of: [], from: current, named: nil).root
    let pathBase = root.pathBase(from: current)
    let theme = ThemePath.root.appending("themes").appending("\(name).theme.yaml")
    let typed = pathBase.path(to: theme)
    guard modificationTime(ofFile: typed) == nil else {
      throw UsageError("`\(typed)` exists already; choose another name: themec init NAME")
    }
    let starter = unsafe String(cString: ctexts_starter_theme())
    let projectFile = pathBase.path(to: .root.appending(Project.fileName))
    var files = [
      (path: typed, text: starter.replacing("my-theme", with: name)),
      (path: projectFile, text: unsafe String(cString: ctexts_starter_project())),
      schema(.theme, pathBase), schema(.project, pathBase),
    ]
    if modificationTime(ofFile: projectFile) == nil {
      files.append((pathBase.path(to: .root.appending(".gitignore")), Self.ignored))
    }
    for file in files where modificationTime(ofFile: file.path) == nil {
      try onDisk { () throws(CommitError) in
        try writeAtomically(Array(file.text.utf8), to: file.path, replacing: .nothing)
      }
      Terminal.write("wrote \(VisibleText.escaped(file.path))\n")
    }
    let (isOfProject, output) = place(of: theme, root)
    let tool = CommandWords.folder.map { "themec -C \(shellQuoted($0))" } ?? "themec"
    let command = isOfProject ? "\(tool) build" : "\(tool) build \(shellQuoted(typed))"
    let goal = output.map { "   # compiles it into \(pathBase.path(to: $0))" }
    Terminal.write("next: \(VisibleText.escaped(command + (goal ?? "")))\n")
  }

  private static let ignored =
    "# What `themec build` writes. Remove the line if you commit bundles.\n/build/themes/\n"

  /// The path and text of a schema. The first lines of the starter files name it as a file, because editors can't run themec.
  private func schema(_ subject: SchemaCommand.Subject, _ pathBase: PathBase) -> (path: String, text: String)
  {
    let name = "\(subject.rawValue).schema.json"
    return (pathBase.path(to: .root.appending("schemas").appending(name)), subject.schema)
  }

  /// Whether the project file in `root` names a theme, and the folder to which its bundle goes; the folder is nil if the
  /// project file doesn't name the theme, or sends its bundle outside the root.
  private func place(of theme: ThemePath, _ root: FolderPath) -> (isOfProject: Bool, output: ThemePath?) {
    guard let disk = try? DiskInputs(root: root.text) else { return (false, nil) }
    let session = Session(disk, targets: .built)
    var sink = DiagnosticSink(codes: .all)
    let project = loadProject(in: .root, of: session, &sink)
    guard themes(of: project, in: .root, of: session, &sink).files.contains(theme) else {
      return (false, nil)
    }
    let folder = project.output.map { ThemePath($0.value.text, relativeTo: .root) } ?? ThemePath("build")
    return (true, folder?.appending(name ?? "my-theme"))
  }
}
