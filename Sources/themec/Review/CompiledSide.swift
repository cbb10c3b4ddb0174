import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeReview

/// The bundles of themes of the work tree, compiled in memory and sorted by theme name. `typed` is a theme file, the folder of a
/// project, or a folder with theme files; nil stands for the themes of the project. Errors in the themes are printed and end the
/// run; warnings do not, even if the project is strict.
func compiledBundles(_ typed: String?) throws -> [BundleContents] {
  var arguments = try CompileArguments.parse([])
  if let typed, try isProject(typed) {
    arguments.root = typed
  } else {
    arguments.themes = typed.map { [$0] } ?? []
  }
  arguments.quiet = true
  var run = try Run(arguments)
  run.ignoresStrict = true
  let themes = try run.compile(emits: true)
  let workspace = run.workspace
  let project =
    workspace.project == nil
    ? nil : WrittenProject(in: workspace.projectFolder, of: workspace.session)
  return contents(of: themes, in: workspace.session, of: project)
}

/// Whether a path is that of a folder with a project file.
func isProject(_ typed: String) throws -> Bool {
  let place = FolderPath(typed, from: try Terminal.currentFolder())
  return try isFolder(place.appending(Project.fileName).text, typed: typed) == false
}

private func contents(
  of themes: [CompiledTheme], in session: Session, of project: WrittenProject?
) -> [BundleContents] {
  themes.compactMap { BundleContents($0, in: session, of: project) }
    .sorted { precedesInBytes($0.manifest.theme, $1.manifest.theme) }
}

/// The themes of a revision of git, compiled in memory.
struct RevisionSide {
  private let revision: GitRevision
  /// The theme file or folder that was named, as a path in the repository; nil for the themes of the project.
  private let named: ThemePath?
  /// The folder that no path of the themes leaves, as a path in the repository: the folder of the nearest project file above
  /// the themes, or else the folder of the themes.
  private let root: ThemePath
  private let hasProject: Bool
  /// Whether it is an error if the revision has no themes at the named path.
  private let isRequired: Bool

  /// Selects the themes that the revision has at the path `typed` of the work tree, or, for nil, those of the project around
  /// the current folder.
  init(_ revision: GitRevision, themes typed: String?) throws {
    let current = try Terminal.currentFolder()
    let place = typed.map { FolderPath($0, from: current) } ?? current
    guard let below = place.path(below: revision.top) else {
      throw UsageError("`\(typed ?? ".")` is not in the repository that has `\(revision.name)`")
    }
    try self.init(revision, below: below, isNamed: typed != nil, isRequired: false)
  }

  /// Selects a theme file of the revision, or a folder with theme files, by its path in the repository.
  init(_ revision: GitRevision, at path: ThemePath) throws {
    try self.init(revision, below: path, isNamed: true, isRequired: true)
  }

  private init(_ revision: GitRevision, below: ThemePath, isNamed: Bool, isRequired: Bool) throws {
    self.revision = revision
    self.isRequired = isRequired
    named = isNamed ? below : nil
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

  /// Compiles the themes and returns their bundles; a theme that the revision doesn't have is left out. Errors in the themes
  /// are printed and end the run.
  func bundles() throws -> [BundleContents] {
    let inputs = try reading(revision) { () throws(GitProblem) in try GitInputs(revision, root: root) }
    let themes = ProjectThemes(inputs, isProject: hasProject)
    // The folder of a project stands for its themes.
    guard let named, !(hasProject && named == root) else {
      guard hasProject else {
        throw UsageError(
          "`\(revision.name)` has no project file \(Project.fileName) that says which themes are meant; name them, as in "
            + "`main:themes/a.theme.yaml`")
      }
      return try bundles(of: themes.files, among: themes)
    }
    let files = themes.files(at: named.below(root) ?? .root)
    if isRequired, files.isEmpty {
      throw UsageError(
        "`\(revision.name)` has no theme files (NAME.theme.yaml, NAME.theme.json) in `\(named)`")
    }
    return try bundles(of: files, among: themes)
  }

  private func bundles(of files: [ThemePath], among themes: ProjectThemes) throws -> [BundleContents] {
    let compiled = try themes.compiled(files)
    let errors = (themes.problems + compiled.diagnostics).filter { $0.severity == .error }
    if !errors.isEmpty {
      Terminal.report("the themes of `\(revision.name)` have errors:")
      let options = RenderOptions(width: Terminal.width)
      Terminal.writeError(render(errors, as: .human, in: themes.session.sources, options: options))
      throw ExitStatus.themeHasErrors
    }
    return contents(of: compiled.themes, in: themes.session, of: themes.written)
  }
}

/// Runs `body`, which asks git, and turns a problem of git into a usage error. `revision` is the side of the comparison that
/// the error names; nil if it is about the repository.
func reading<Value>(_ revision: GitRevision?, _ body: () throws(GitProblem) -> Value) throws -> Value {
  do throws(GitProblem) {
    return try body()
  } catch {
    throw error.usage(of: revision?.name)
  }
}

/// Adds causes to the changes of bundles, as far as the themes that the bundles of both sides were built from can be found.
///
/// If most bundles have changes, the themes of those without changes are looked for too, because the edits that changed the
/// others may be in their files as well.
func traced(_ reports: [ThemeChanges], _ pairs: [ThemePair]) throws -> [ThemeChanges] {
  let pairs = Dictionary(pairs.map { ($0.theme, $0) }) { first, _ in first }
  func sides(of report: ThemeChanges) -> (old: BundleContents, new: BundleContents)? {
    guard let old = pairs[report.theme]?.old, let new = pairs[report.theme]?.new,
      !report.knowsCauses, [old, new].allSatisfy({ $0.written != nil || BundleMakers.canLookFor($0) })
    else { return nil }
    return (old, new)
  }
  let changed = reports.filter(\.lacksCauses).compactMap(sides)
  guard !changed.isEmpty else { return reports }
  let others = reports.filter { $0.changes.isEmpty }.compactMap(sides)
  let exceptions = others.count < changed.count ? others : []
  var makers = try BundleMakers(around: changed.flatMap { [$0.new, $0.old] })
  func unknown(_ bundles: [BundleContents]) -> [BundleContents] { bundles.filter { $0.written == nil } }
  try makers.look(for: unknown(changed.map(\.new)), exceptions: unknown(exceptions.map(\.new)))
  try makers.look(for: unknown(changed.map(\.old)), exceptions: unknown(exceptions.map(\.old)))
  return reports.map { report in
    sides(of: report).map { report.traced(makers.traced($0.old), makers.traced($0.new)) } ?? report
  }
}
