import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

/// The themes of a project, or of a folder, in a revision of git.
struct RevisionThemes {
  /// Nil where there is no project file.
  let project: Project?
  /// Those of the project.
  let files: [ThemePath]
  private let revision: GitRevision
  private let inputs: GitInputs
  /// What they are compiled in.
  let session: Session
  private let options: CompileOptions
  /// What is wrong with the project file.
  private let sink: DiagnosticSink

  /// `root` is the folder in the repository that no path leaves: that of the project file where `isProject`.
  init(_ revision: GitRevision, root: ThemePath, isProject: Bool) throws {
    self.revision = revision
    inputs = try reading(revision) { () throws(GitProblem) in try GitInputs(revision, root: root) }
    let session = Session(inputs)
    var options = CompileOptions()
    options.workers = Threads.available.count
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
    self.sink = sink
  }

  /// A theme file, or those of a folder; none where the revision has neither.
  func files(at path: ThemePath) -> [ThemePath] {
    let isFile = (try? inputs.names(in: path.folder))?.contains(path.name) ?? false
    return (try? themes(in: path, of: session)) ?? (isFile ? [path] : [])
  }

  /// Compiles themes. What is wrong with them is printed, and ends the run.
  func compiled(_ files: [ThemePath]) throws -> [CompiledTheme] {
    let compiled: CompiledThemes
    do throws(CompilerFault) {
      compiled = try compileAll(files, in: session, options)
    } catch {
      throw BugReport.status(of: error)
    }
    let errors = (sink.diagnostics + compiled.diagnostics).filter { $0.severity == .error }
    if !errors.isEmpty {
      Terminal.report("the themes of `\(revision.name)` have errors:")
      let options = RenderOptions(width: Terminal.width)
      Terminal.writeError(render(errors, as: .human, in: session.sources, options: options))
      throw ExitStatus.themeHasErrors
    }
    return compiled.themes
  }
}
