import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

/// The themes of a project, or of a folder, with what they are compiled with. Nothing that is wrong with them is printed.
struct ProjectThemes {
  /// Nil where there is no project file.
  let project: Project?
  /// Those of the project.
  let files: [ThemePath]
  /// What they are compiled in.
  let session: Session
  /// What is wrong with the project file.
  let problems: [Diagnostic]
  private let options: CompileOptions

  /// The inputs begin at the folder of the project file where `isProject`.
  init(_ inputs: any ThemeInputs, isProject: Bool) {
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
    problems = sink.diagnostics
  }

  /// The project file as it is written; nil where there is none.
  var written: WrittenProject? { project.flatMap { _ in WrittenProject(in: .root, of: session) } }

  /// A theme file, or those of a folder; none where there is neither.
  func files(at path: ThemePath) -> [ThemePath] {
    let isFile = (try? session.inputs.names(in: path.folder))?.contains(path.name) ?? false
    return (try? themes(in: path, of: session)) ?? (isFile ? [path] : [])
  }

  /// Compiles themes with their bundles, for the targets of the project or for those that are named.
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
