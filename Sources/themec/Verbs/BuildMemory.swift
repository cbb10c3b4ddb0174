import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeTargets

/// What builds with the same options, in the same folder, leave each other in a cache.
struct BuildMemory {
  private let cache: CacheFolder
  private let key: String
  private let build: Build

  /// Nil without a cache, or where the tool can't be told from another one.
  init?(_ cache: CacheFolder?, of build: Build) throws {
    guard let cache, let tool = executableIdentity() else { return nil }
    let arguments = build.arguments
    // How diagnostics are judged and printed is left out: they are kept as data.
    let words =
      ["state 1", themecVersion, tool, try Terminal.currentFolder().text]
      + [arguments.themes, arguments.limitTexts, arguments.targets, arguments.scales.map(\.name)].flatMap {
        ["\($0.count)"] + $0
      }
      + [arguments.root, build.place.output, build.depfile, build.stamp].map { $0.map { "=\($0)" } ?? "" }
      + [arguments.trustLinks, build.force, build.links].map { "\($0)" }
    var digest = SHA256()
    for word in words { digest.update(SystemName.bytes(of: word) + [0]) }
    (self.cache, key, self.build) = (cache, digest.hex, build)
  }

  /// What the last such build knew, compared with what there is now; nil when there was none.
  func state(at now: FileTime) -> BuildState? {
    guard !build.reencode, let bytes = cache.bytes(.states, key), var state = BuildState(bytes) else {
      return nil
    }
    var effort = StateEffort()
    state.compare(at: now, &effort)
    return state
  }

  /// Whether a build would do nothing and say nothing; keeps what was found out then.
  func finish(_ state: BuildState) -> Bool {
    let arguments = build.arguments
    guard state.isUpToDate, state.isSilent, arguments.baseline == nil, !arguments.format.isForMachines else {
      return false
    }
    if state.isRefreshed, build.verify == nil { save(state.bytes) }
    return true
  }

  /// Begins the state of a run, of which no theme is compiled yet.
  func maker(_ run: Run) -> StateMaker? {
    StateMaker(
      root: run.workspace.rootPath, run.workspace.disk, absent: run.workspace.absentProjects)
  }

  /// Keeps the state of a build that is done.
  func save(_ bytes: [UInt8]?) {
    if let bytes { cache.keep(bytes, .states, key) }
  }
}

extension BuildState {
  /// The themes that need no build, by their files.
  var savedThemes: [ThemePath: SavedTheme] {
    var found: [ThemePath: SavedTheme] = [:]
    for theme in themes where freshThemes[theme.number] {
      if let path = ThemePath(theme.path) { found[path] = theme }
    }
    return found
  }
}

extension Build {
  /// Those of a run's themes that need no build.
  func knownThemes(_ saved: [ThemePath: SavedTheme], _ run: Run) -> [ThemePath: CompiledTheme] {
    let session = run.workspace.session
    var known: [ThemePath: CompiledTheme] = [:]
    // What is made of several is made anew of all.
    let sharedChange = run.workspace.themes.contains { saved[$0] == nil }
    for path in run.workspace.themes {
      guard let theme = saved[path], !(theme.sharesFiles && sharedChange) else { continue }
      let read = { (path: ThemePath) in try? session.inputs.bytes(of: path, limit: session.limits[.fileBytes])
      }
      // Its own file is the first: by it one knows what comes from others.
      if !theme.diagnostics.isEmpty, session.sources.source(at: path) == nil {
        guard let bytes = read(path) else { continue }
        _ = session.sources.add(SourceFile(path: path, bytes: bytes))
      }
      let diagnostics = DiagnosticRecord.diagnostics(
        theme.diagnostics, codes: .all, in: session.sources, read: read)
      guard let diagnostics else { continue }
      known[path] = CompiledTheme(
        known: path, name: theme.name.isEmpty ? nil : theme.name, isOnlyExtended: theme.isOnlyExtended,
        inputs: theme.inputs, diagnostics: diagnostics, in: session)
    }
    return known
  }

  /// How a bundle stands that was just written, with its depfile.
  func savedBundle(
    of tree: OutputTree, _ theme: CompiledTheme, in folder: String, _ run: Run, beside shared: [String] = []
  ) -> SavedBundle? {
    let beside = depfile.map { [depfileName(of: theme, at: $0, run)] } ?? []
    return SavedBundle(of: tree.files.map(\.path), in: folder, beside: beside + shared)
  }

  /// Looks again at bundles beside which files stand that are made of several themes, now that these are written.
  func addSupport(
    of built: [CompiledTheme], to bundles: inout [ThemePath: SavedBundle], _ outputs: Outputs, _ run: Run
  ) {
    for theme in built {
      guard let code = theme.support, let tree = theme.tree, bundles[theme.path] != nil else { continue }
      let shared = code.files.map { "\(outputs.folderOfSupport(for: theme))/\($0.path)" }
      bundles[theme.path] = savedBundle(of: tree, theme, in: outputs.folder(of: theme), run, beside: shared)
    }
  }

  /// Ends a run in which nothing has changed.
  func finish(_ state: BuildState) throws {
    if verify != nil { return concludeCheck(of: state.folders.count) }
    if let stamp { try onDisk { () throws(CommitError) in try touch(stamp) } }
    if arguments.verbose { for theme in state.themes where !theme.isOnlyExtended { note(theme) } }
    conclude(state.folders, written: 0, removed: 0)
  }

  /// Says of a theme that it needs no build, when that was asked for.
  func note(_ theme: SavedTheme) {
    arguments.note("\(theme.folder): up to date since an earlier build, \(counted(theme.fileCount, "file"))")
  }

  /// Says what the bundles in some folders came to.
  func conclude(_ folders: some Collection<String>, written: Int, removed: Int, warnings: Int = 0) {
    // The notes have said it of each.
    guard let first = folders.first, !arguments.verbose else { return }
    let changes =
      written + removed == 0
      ? "nothing changed"
      : "\(counted(written, "file")) written" + (removed == 0 ? "" : ", \(removed) removed")
    let sentence = "built \(folders.count > 1 ? "\(folders.count) themes" : first): \(changes)"
    guard watches else { return arguments.conclude(sentence) }
    let remark = warnings == 0 ? "" : ", \(counted(warnings, "warning"))"
    if !arguments.quiet { Terminal.report("\(sentence)\(remark)") }
  }

  /// Says that bundles are as a build would leave them.
  func concludeCheck(of count: Int) { arguments.conclude("\(counted(count, "bundle")) up to date") }
}

extension StateMaker {
  /// Adds the themes of a run: those that it built, with their bundles, and those that it took from an older state.
  mutating func add(
    _ themes: [CompiledTheme], _ bundles: [ThemePath: SavedBundle], from saved: [ThemePath: SavedTheme],
    of state: BuildState?, _ run: Run
  ) {
    for theme in themes {
      if theme.isKnown, let state, let number = saved[theme.path]?.number {
        add(number, of: state)
        continue
      }
      let bundle = bundles[theme.path]
      guard theme.isWhole, theme.omitted.isEmpty, !theme.hasErrors, (theme.tree == nil) == (bundle == nil)
      else {
        addUnknown()
        continue
      }
      add(
        theme.path, name: theme.name?.value ?? "", inputs: run.workspace.inputs(of: theme), bundle: bundle,
        sharesFiles: theme.support != nil,
        diagnostics: DiagnosticRecord.bytes(of: theme.diagnostics, in: run.workspace.session.sources))
    }
  }
}
