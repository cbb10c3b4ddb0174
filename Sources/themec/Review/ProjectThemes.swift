import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

/// The themes of a project or of a folder, with everything that is needed to compile them. Diagnostics are returned and not
/// printed.
struct ProjectThemes {
  /// The project; nil if there is no project file.
  let project: Project?
  /// The theme files that the project names; empty without a project.
  let files: [ThemePath]
  /// The session in which the themes are compiled.
  let session: Session
  /// The diagnostics of the project file.
  let problems: [Diagnostic]
  private let options: CompileOptions

  /// With `isProject`, the root of `inputs` is the folder of a project file.
  init(_ inputs: any ThemeInputs, isProject: Bool) {
    let session = Session(inputs, targets: .built)
    var options = CompileOptions()
    options.workers = Threads.available
    options.emits = true
    var sink = DiagnosticSink(codes: .all)
    var found = FoundThemes()
    if isProject {
      let project = loadProject(in: .root, of: session, &sink)
      options.take(project, in: .root, &sink)
      found = themes(of: project, in: .root, of: session, &sink)
      self.project = project
    } else {
      project = nil
    }
    files = found.files
    self.session = session.laying(found.bases)
    self.options = options
    problems = sink.diagnostics
  }

  /// The project file as it is written, from which the causes of changes are found; nil if there is none.
  var written: WrittenProject? { project.flatMap { _ in WrittenProject(in: .root, of: session) } }

  /// The theme file at a path, or the theme files in the folder there; empty if there is neither.
  func files(at path: ThemePath) -> [ThemePath] {
    let isFile = (try? session.inputs.names(in: path.folder))?.contains(path.name) ?? false
    return (try? themes(in: path, of: session)) ?? (isFile ? [path] : [])
  }

  /// Compiles themes with their bundles, for the targets of the project or, if given, for `targets`.
  func compiled(_ files: [ThemePath], for targets: [TargetName]? = nil) throws -> CompiledThemes {
    var options = options
    if let targets { options.targets = targets }
    do throws(CompilerFault) {
      return try compileAll(files, in: session, options)
    } catch {
      throw BugReport.status(of: error)
    }
  }
}

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
