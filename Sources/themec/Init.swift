import ArgumentParser
import ThemeCompiler
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeSource

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a new theme that builds, and a project file if there is none.",
    discussion: """
      Writes themes/NAME.theme.yaml, which draws its art itself; in a project, at its root. Existing files are left alone.
      """)

  @Argument(help: "The theme's name: small letters, digits and hyphens.")
  var name = "my-theme"

  func validate() throws {
    guard isThemeName(name) else {
      throw ValidationError(
        "`\(name)` can't name a theme: begin with a small letter, go on with small letters, digits and hyphens"
      )
    }
  }

  func run() throws {
    let current = try Terminal.currentFolder()
    let root = try Roots(of: [], from: current, named: nil).root
    let prefix = root.prefix(from: current)
    let theme = "themes/\(name).theme.yaml"
    guard modificationTime(ofFile: prefix + theme) == nil else {
      throw UsageError("`\(prefix)\(theme)` is there already; choose another name: themec init NAME")
    }
    let files = [
      (path: theme, bytes: Array(Starter.theme(name).utf8)),
      (path: Project.fileName, bytes: Array(Starter.project.utf8)),
    ]
    for file in files where modificationTime(ofFile: prefix + file.path) == nil {
      try onDisk { () throws(CommitError) in try writeAtomically(file.bytes, to: prefix + file.path) }
      Terminal.write("wrote \(prefix)\(file.path)\n")
    }
    let (isOfProject, output) = place(of: theme, root)
    let command = isOfProject ? "themec build" : "themec build \(prefix)\(theme)"
    Terminal.write("now: \(command)\(output.map { "   # compiles it into \(prefix)\($0)" } ?? "")\n")
  }

  /// Whether the project file names a theme at the root, and the folder to which it sends the bundle.
  private func place(of theme: String, _ root: FolderPath) -> (isOfProject: Bool, output: String?) {
    guard let disk = try? DiskInputs(root: root.text), let path = ThemePath(theme) else {
      return (false, nil)
    }
    let session = Session(disk)
    var sink = DiagnosticSink()
    let project = loadProject(in: .root, of: session, &sink)
    guard themes(of: project, in: .root, of: session, &sink).contains(path) else { return (false, nil) }
    let folder = project.output.map { ThemePath($0.value.text, relativeTo: .root) } ?? ThemePath("build")
    return (true, folder.map { "\($0.appending(name))" })
  }
}
