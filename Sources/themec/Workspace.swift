import Synchronization
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeSyntax
import ThemeTargets

/// The root, the themes and the project file of a run, as determined by its arguments and the current folder.
struct Workspace {
  let session: Session
  let disk: DiskInputs
  let project: Project?
  /// The folder of the project file; the root if there is no project file.
  let projectFolder: ThemePath
  /// The themes, in the order in which they were named, each once.
  let themes: [ThemePath]
  /// Whether each theme gets a folder of its own within the output folder: for several themes, and for a folder of themes.
  let isMany: Bool
  /// The base of the paths that are shown: the current folder, or, if all themes are named by absolute paths, the root of the
  /// file system.
  let pathBase: PathBase
  /// The absolute paths at which a project file, or what an argument names, was looked for and not found.
  let absentPaths: [String]
  private let root: FolderPath
  /// Whether symbolic links may leave the root.
  let trustLinks: Bool
  /// The diagnostics of the project file.
  let sink: DiagnosticSink
  /// Keeps the sessions until the process ends, which frees what they read all at once instead of node by node.
  private static let sessions = Mutex<[Session]>([])

  /// Reads the project file and finds the themes. With `start`, the time at which the run began, the workspace records what it
  /// finds on the disk, as a build state or a watch list needs it. What the session with the memory `former` has drawn is not drawn again.
  init(
    _ options: CompileArguments, notingSince start: FileTime? = nil, _ watch: StageWatch = StageWatch(),
    after former: SessionMemory = SessionMemory()
  ) throws {
    let current = try Terminal.currentFolder()
    let named = try ProjectNames(options, from: current)
    let arguments = try options.themes.map {
      try ThemeArgument(named.paths[$0] ?? $0, from: current, hint: named.hints[$0])
    }
    let roots = try Roots(of: arguments, from: current, named: options.root)
    do throws(InputError) {
      disk = try DiskInputs(
        root: roots.root.text, trustLinks: options.trustLinks, limits: options.limits, notingSince: start)
    } catch .unreadable(let reason), .machineFailed(let reason) {
      throw unreadable(options.root ?? roots.root.typed(from: current), reason)
    } catch {
      throw UsageError("the root folder `\(options.root ?? roots.root.text)` does not exist")
    }
    trustLinks = options.trustLinks
    let session = Session(disk, targets: .built, limits: options.limits, watch: watch, after: former)
    let isAbsolute =
      !options.themes.isEmpty && options.themes.allSatisfy { $0.utf8.first == UInt8(ascii: "/") }
    root = roots.root
    pathBase = isAbsolute ? PathBase(prefix: root.absolutePrefix) : root.pathBase(from: current)
    var sink = DiagnosticSink(codes: .all)
    projectFolder = roots.project.flatMap { $0.path(below: roots.root) } ?? .root
    project = roots.project == nil ? nil : loadProject(in: projectFolder, of: session, &sink)
    var found: [ThemePath] = []
    let ofProject = try Self.themes(
      of: project, in: projectFolder, isAsked: arguments.isEmpty, session, &sink)
    if arguments.isEmpty { found = ofProject.files }
    for argument in arguments {
      found += try Self.themes(of: argument, below: roots.root, brands: ofProject.bases, session)
    }
    self.session = session.laying(ofProject.bases)
    var seen: Set<ThemePath> = []
    themes = found.filter { seen.insert($0).inserted }
    absentPaths =
      roots.absent + named.paths.keys.map { FolderPath($0, from: current).text }.sorted(by: precedesInBytes)
    isMany = arguments.count != 1 || arguments.contains(where: \.isFolder)
    self.sink = sink
    Self.sessions.withLock { [session = self.session] in $0.append(session) }
  }

  /// Releases everything that all runs so far have read.
  static func forgetSessions() { sessions.withLock { $0 = [] } }

  /// The paths that the run has read, listed or failed to find; the run has to record what it finds.
  var watchList: WatchList {
    var list = WatchList(foundBy: disk)
    for path in absentPaths { list.add(path) }
    return list
  }

  /// The path of the project file; nil if there is none.
  var projectFile: ThemePath? { project.map { _ in projectFolder.appending(Project.fileName) } }

  /// The absolute path of the root.
  var rootPath: String { root.text }

  /// The absolute path of a path below the root.
  func absolute(_ path: ThemePath) -> String { path == .root ? root.text : root.absolutePrefix + path.text }

  /// The path below the root of a file that is given as typed; nil if the file is not below the root.
  func path(ofFile typed: String) throws(ExitStatus) -> ThemePath? {
    FolderPath(typed, from: try Terminal.currentFolder()).path(below: root)
  }

  /// The files and folders from which a theme's bundle is made, including the project file, sorted.
  func inputs(of theme: CompiledTheme) -> [ThemePath] {
    guard let projectFile else { return theme.inputs }
    return (theme.inputs + [projectFile]).sorted()
  }

  /// The modification time of the newest of a theme's inputs; nil if none of them can be reached.
  func newestTime(of theme: CompiledTheme) -> FileTime? { disk.newestTime(of: inputs(of: theme)) }

  /// A path below the root, as you would type it.
  func typed(_ path: ThemePath) -> String { pathBase.path(to: path) }

  /// The base of the paths that services show, which is the root of the repository: the nearest folder with a `.git`, at or
  /// above the root of the run. If there is none, the root of the run is the base.
  var repository: PathBase { root.pathBase(from: repositoryFolder ?? root) }

  /// The base of the paths in patches: the root of the repository, from which `git apply` takes paths in any of its folders. If
  /// there is none, patches have the same base as other paths.
  var patchBase: PathBase { repositoryFolder.map(root.pathBase) ?? pathBase }

  private var repositoryFolder: FolderPath? {
    root.ancestry.first { modificationTime(ofFile: $0.appending(".git").text) != nil }
  }

  private static func themes(
    of argument: ThemeArgument, below root: FolderPath, brands: [ThemePath: ThemeParent], _ session: Session
  ) throws -> [ThemePath] {
    guard let path = argument.path.path(below: root) else { preconditionFailure("a theme outside its root") }
    guard argument.isFolder else {
      guard isThemeFile(path.name) || brands[path] != nil else { throw argument.notATheme }
      return [path]
    }
    let found: [ThemePath]
    do throws(InputError) {
      let own = brands.keys.filter { $0.folder == path }
      found = Set(try ThemeCompiler.themes(in: path, of: session)).union(own).sorted()
    } catch .unreadable(let reason), .machineFailed(let reason) {
      throw unreadable(argument.typed, reason)
    } catch {
      throw UsageError("`\(argument.typed)` is a link that leaves the root; --trust-links follows such links")
    }
    guard !found.isEmpty else {
      let below = (try? ThemeCompiler.themes(in: path.appending("themes"), of: session)) ?? []
      let folder = argument.typed == "." ? "themes" : "\(argument.typed)/themes"
      throw UsageError(
        "there are no theme files (NAME.theme.yaml, NAME.theme.json) in `\(argument.typed)`"
          + (below.isEmpty ? "" : "; did you mean `\(folder)`?"))
    }
    return found
  }

  /// The themes that the project file names. If the arguments name themes, so that `isAsked` is false, only its brands are
  /// returned, without diagnostics, because a named theme may be one of them.
  private static func themes(
    of project: Project?, in folder: ThemePath, isAsked: Bool, _ session: Session,
    _ sink: inout DiagnosticSink
  ) throws(UsageError) -> FoundThemes {
    guard isAsked else {
      guard var brands = project else { return FoundThemes() }
      brands.themes.removeAll { $0.base == nil }
      var reported = DiagnosticSink(codes: .all)
      return ThemeCompiler.themes(of: brands, in: folder, of: session, &reported)
    }
    guard let project else {
      throw UsageError(
        "pass a theme or a folder with themes, because there is no project file \(Project.fileName) in this folder or above "
          + "(`themec init` creates one)")
    }
    guard !project.themes.isEmpty || sink.hasErrors else {
      throw UsageError(
        "pass a theme or a folder with themes, because \(Project.fileName) lists none (`themes: [ themes/*.theme.yaml ]`)"
      )
    }
    return ThemeCompiler.themes(of: project, in: folder, of: session, &sink)
  }
}
