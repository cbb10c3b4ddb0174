import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeReview
import ThemeTargets

/// The bundles of themes of the work tree, compiled in memory: of a theme file, of a folder with theme files, or those of the
/// project where none is named. What is wrong with them is printed.
func compiledBundles(_ typed: String?) throws -> [BundleContents] {
  var arguments = try CompileArguments.parse([])
  arguments.themes = typed.map { [$0] } ?? []
  arguments.quiet = true
  var run = try Run(arguments)
  let themes = try run.compile(emits: true)
  return contents(of: themes, in: run.workspace.session)
}

private func contents(of themes: [CompiledTheme], in session: Session) -> [BundleContents] {
  themes.compactMap { BundleContents($0, in: session) }
    .sorted { precedesInBytes($0.manifest.theme, $1.manifest.theme) }
}

/// The themes of a revision of git, compiled in memory.
struct RevisionSide {
  private let revision: GitRevision
  /// The theme file or folder that is meant, below the repository's folder; nil for the themes of the project.
  private let named: ThemePath?
  /// The folder that no path leaves: that of the project file nearest above, else that of the themes.
  private let root: ThemePath
  private let hasProject: Bool

  /// Takes what is typed in the work tree: the revision has the same themes, or the project around the current folder.
  init(_ revision: GitRevision, themes typed: String?) throws {
    let current = try Terminal.currentFolder()
    let place = typed.map { FolderPath($0, from: current) } ?? current
    guard let below = place.path(below: revision.top) else {
      throw UsageError("`\(typed ?? ".")` is not in the repository that has `\(revision.name)`")
    }
    self.revision = revision
    named = typed == nil ? nil : below
    var folder = below
    func isProject(_ folder: ThemePath) throws -> Bool {
      try reading(revision) { () throws(GitProblem) in
        try revision.kind(of: folder.appending(Project.fileName))
      } != nil
    }
    while try !isProject(folder), folder != .root { folder = folder.folder }
    hasProject = try isProject(folder)
    let isFolder = try reading(revision) { () throws(GitProblem) in try revision.kind(of: below) } == "tree"
    root = hasProject ? folder : isFolder ? below : below.folder
  }

  /// The bundles; none of a theme that the revision doesn't have. What is wrong with the themes is printed.
  func bundles() throws -> [BundleContents] {
    let inputs = try reading(revision) { () throws(GitProblem) in try GitInputs(revision, root: root) }
    var session = Session(inputs)
    var options = CompileOptions()
    options.workers = Threads.available.count
    options.emits = true
    var sink = DiagnosticSink(codes: .all)
    var files: [ThemePath] = []
    if hasProject {
      let project = loadProject(in: .root, of: session, &sink)
      options.take(project, in: .root, &sink)
      let found = ThemeCompiler.themes(of: project, in: .root, of: session, &sink)
      session = session.laying(found.bases)
      files = found.files
    }
    if let named {
      let place = named.below(root) ?? .root
      let isFile = (try? inputs.names(in: place.folder))?.contains(place.name) ?? false
      files = (try? ThemeCompiler.themes(in: place, of: session)) ?? (isFile ? [place] : [])
    } else if !hasProject {
      throw UsageError(
        "`\(revision.name)` has no project file \(Project.fileName) that says which themes are meant")
    }
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
    return contents(of: compiled.themes, in: session)
  }
}

/// Asks git; a problem is one of the side.
func reading<Value>(_ revision: GitRevision?, _ body: () throws(GitProblem) -> Value) throws -> Value {
  do throws(GitProblem) {
    return try body()
  } catch {
    throw error.usage(of: revision?.name)
  }
}
