import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The themes of a project or of a folder, in a revision of git.
struct RevisionThemes {
  private let revision: GitRevision
  private let themes: ProjectThemes

  /// The project; nil if the revision has no project file there.
  var project: Project? { themes.project }
  /// The theme files that the project names; empty without a project.
  var files: [ThemePath] { themes.files }
  /// The session in which the themes are compiled.
  var session: Session { themes.session }
  /// The project file as it is written, from which the causes of changes are found; nil if there is none.
  var written: WrittenProject? { themes.written }

  /// `root` is the folder of the repository that no path leaves; with `isProject`, it is the folder of the project file.
  init(_ revision: GitRevision, root: ThemePath, isProject: Bool) throws {
    self.revision = revision
    let inputs = try reading(revision) { () throws(GitProblem) in try GitInputs(revision, root: root) }
    themes = ProjectThemes(inputs, isProject: isProject)
  }

  /// The theme file at a path, or the theme files in the folder there; empty if the revision has neither.
  func files(at path: ThemePath) -> [ThemePath] { themes.files(at: path) }

  /// Compiles themes with their bundles. Errors in the themes or in the project file are printed and end the run.
  func compiled(_ files: [ThemePath]) throws -> [CompiledTheme] {
    let compiled = try themes.compiled(files)
    let errors = (themes.problems + compiled.diagnostics).filter { $0.severity == .error }
    if !errors.isEmpty {
      Terminal.report("the themes of `\(revision.name)` have errors:")
      let options = RenderOptions(width: Terminal.width)
      Terminal.writeError(render(errors, as: .human, in: session.sources, options: options))
      throw ExitStatus.themeHasErrors
    }
    return compiled.themes
  }
}
