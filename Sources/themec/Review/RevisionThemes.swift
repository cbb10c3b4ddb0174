import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The themes of a project, or of a folder, in a revision of git.
struct RevisionThemes {
  private let revision: GitRevision
  private let themes: ProjectThemes

  /// Nil where there is no project file.
  var project: Project? { themes.project }
  /// Those of the project.
  var files: [ThemePath] { themes.files }
  /// What they are compiled in.
  var session: Session { themes.session }
  /// The project file as it is written; nil where there is none.
  var written: WrittenProject? { themes.written }

  /// `root` is the folder in the repository that no path leaves: that of the project file where `isProject`.
  init(_ revision: GitRevision, root: ThemePath, isProject: Bool) throws {
    self.revision = revision
    let inputs = try reading(revision) { () throws(GitProblem) in try GitInputs(revision, root: root) }
    themes = ProjectThemes(inputs, isProject: isProject)
  }

  /// A theme file, or those of a folder; none where the revision has neither.
  func files(at path: ThemePath) -> [ThemePath] { themes.files(at: path) }

  /// Compiles themes. What is wrong with them is printed, and ends the run.
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
