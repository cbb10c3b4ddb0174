import Synchronization
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeSyntax
import ThemeTargets

/// The root of a run, its themes and its project file: what the arguments and the current folder come to.
struct Workspace {
  let session: Session
  let disk: DiskInputs
  let project: Project?
  /// The folder of the project file.
  let projectFolder: ThemePath
  /// In the order in which they were named.
  let themes: [ThemePath]
  /// Whether the bundle's folder gets a folder for each theme: several themes, or a folder of them.
  let isMany: Bool
  /// The user's place, from which paths are shown. Those who type absolute paths get such.
  let pathBase: PathBase
  /// Where a project file was looked for and there was none, from `/`.
  let absentProjects: [String]
  private let root: FolderPath
  /// Whether links may leave the root.
  let trustLinks: Bool
  /// What is wrong with the project file.
  let sink: DiagnosticSink
  /// Kept until the process ends, which frees what they read at once and not node by node.
  private static let sessions = Mutex<[Session]>([])

  /// With `start`, when the process began, it notes what is found where, for a state.
  init(
    _ options: CompileArguments, notingSince start: FileTime? = nil, _ watch: StageWatch = StageWatch()
  ) throws {
    let current = try Terminal.currentFolder()
    let arguments = try options.themes.map { try ThemeArgument($0, from: current) }
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
    let session = Session(disk, limits: options.limits, watch: watch)
    let isAbsolute =
      !options.themes.isEmpty && options.themes.allSatisfy { $0.utf8.first == UInt8(ascii: "/") }
    root = roots.root
    pathBase = isAbsolute ? PathBase(prefix: root.absolutePrefix) : root.pathBase(from: current)
    var sink = DiagnosticSink(codes: .all)
    projectFolder = roots.project.flatMap { $0.path(below: roots.root) } ?? .root
    project = roots.project == nil ? nil : loadProject(in: projectFolder, of: session, &sink)
    var found: [ThemePath] = []
    let named = try Self.themes(of: project, in: projectFolder, isAsked: arguments.isEmpty, session, &sink)
    if arguments.isEmpty { found = named.files }
    for argument in arguments {
      found += try Self.themes(of: argument, below: roots.root, brands: named.bases, session)
    }
    self.session = session.laying(named.bases)
    var seen: Set<ThemePath> = []
    themes = found.filter { seen.insert($0).inserted }
    absentProjects = roots.absent
    isMany = arguments.count != 1 || arguments.contains(where: \.isFolder)
    self.sink = sink
    Self.sessions.withLock { [session = self.session] in $0.append(session) }
  }

  /// Lets go of what all runs so far have read.
  static func forgetSessions() { sessions.withLock { $0 = [] } }

  /// What the run has read, listed and looked for in vain; of a run that notes it.
  var watchList: WatchList {
    var list = WatchList(foundBy: disk)
    for path in absentProjects { list.add(path) }
    return list
  }

  /// The project file; nil where there is none.
  var projectFile: ThemePath? { project.map { _ in projectFolder.appending(Project.fileName) } }

  /// The root from `/`.
  var rootPath: String { root.text }

  /// A path below the root from `/`.
  func absolute(_ path: ThemePath) -> String { path == .root ? root.text : root.absolutePrefix + path.text }

  /// The path below the root of a file as typed; nil for one that lies elsewhere.
  func path(ofFile typed: String) throws(ExitStatus) -> ThemePath? {
    FolderPath(typed, from: try Terminal.currentFolder()).path(below: root)
  }

  /// Everything that a theme's bundle is made from, sorted.
  func inputs(of theme: CompiledTheme) -> [ThemePath] {
    guard let projectFile else { return theme.inputs }
    return (theme.inputs + [projectFile]).sorted()
  }

  /// When the newest of a theme's inputs was changed.
  func newestTime(of theme: CompiledTheme) -> FileTime? { disk.newestTime(of: inputs(of: theme)) }

  /// A path below the root as the user would type it.
  func typed(_ path: ThemePath) -> String { pathBase.path(to: path) }

  /// The root of the repository, from which services show files: the nearest folder above with a `.git`; where there is none,
  /// the root of the run.
  var repository: PathBase { root.pathBase(from: repositoryFolder ?? root) }

  /// From where paths of patches lead: the root of the repository, as git takes them in each of its folders, or the user's place
  /// where there is none.
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

  /// The themes of the project file. Where others are asked for, they may be brands of it all the same.
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
