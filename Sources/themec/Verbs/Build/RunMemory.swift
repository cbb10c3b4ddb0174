import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeTargets

/// What runs of a verb with the same options, in the same folder, leave each other in a cache.
struct RunMemory {
  let cache: CacheFolder
  let key: String

  /// Nil without a cache, or where the tool can't be told from another one. `options` are those of the verb alone that change what
  /// it does.
  init?(
    _ cache: CacheFolder?, of verb: String, _ arguments: CompileArguments, _ options: [String] = []
  ) throws {
    guard let cache, let tool = executableIdentity() else { return nil }
    // How diagnostics are judged and printed is left out: they are kept as data.
    let words =
      ["state 3", verb, themecVersion, tool, try Terminal.currentFolder().text]
      + [arguments.themes, arguments.limitTexts, arguments.targets, arguments.scales.map(\.name)].flatMap {
        ["\($0.count)"] + $0
      }
      + [arguments.root.map { "=\($0)" } ?? "", "\(arguments.trustLinks)"] + options
    var digest = SHA256()
    for word in words { digest.update(SystemName.bytes(of: word) + [0]) }
    (self.cache, key) = (cache, digest.hex)
  }

  /// What the last such run knew, compared with what there is now; nil when there was none.
  func state(at now: FileTime, workers: Int) -> BuildState? {
    // Nothing is looked at twice: what has changed since a moment ago may as well change a moment later.
    if let state = KeptAnswer.takeCompared(key) { return state }
    return cache.bytes(.states, key).flatMap { Self.compared($0, at: now, workers: workers) }
  }

  /// The state of which these are the bytes, compared on so many threads; nil when they are none.
  static func compared(_ bytes: [UInt8], at now: FileTime, workers: Int) -> BuildState? {
    guard var state = BuildState(bytes) else { return nil }
    var effort = StateEffort()
    state.compare(at: now, workers: workers, &effort)
    return state
  }

  /// Begins the state of a run, of which no theme is compiled yet.
  func maker(_ run: Run) -> StateMaker? {
    StateMaker(
      root: run.workspace.rootPath, run.workspace.disk, absent: run.workspace.absentProjects,
      draft: CacheDraft(cache, .states, key))
  }

  /// Keeps a state of which some snapshots are newer.
  func save(_ state: BuildState) { cache.keep(state.bytes, .states, key) }
}

extension BuildState {
  /// The themes of which nothing has changed, by their files.
  var savedThemes: [ThemePath: SavedTheme] {
    var found: [ThemePath: SavedTheme] = [:]
    for theme in themes where freshThemes[theme.number] {
      if let path = ThemePath(theme.path) { found[path] = theme }
    }
    return found
  }
}

extension Run {
  /// Those of its themes of which nothing has changed, as they were.
  func knownThemes(_ saved: [ThemePath: SavedTheme], of state: BuildState?) -> [ThemePath: CompiledTheme] {
    guard let state else { return [:] }
    let session = workspace.session
    var known: [ThemePath: CompiledTheme] = [:]
    // What is made of several is made anew of all.
    let sharedChange = workspace.themes.contains { saved[$0] == nil }
    for path in workspace.themes {
      guard let theme = saved[path], !(theme.sharesFiles && sharedChange) else { continue }
      let read = { (path: ThemePath) in try? session.inputs.bytes(of: path, limit: session.limits[.fileBytes])
      }
      // Its own file is the first: by it one knows what comes from others.
      if theme.hasDiagnostics, session.sources.source(at: path) == nil {
        guard let bytes = read(path) else { continue }
        _ = session.sources.add(SourceFile(path: path, bytes: bytes))
      }
      let diagnostics = DiagnosticRecord.diagnostics(
        state.diagnostics(of: theme), codes: .all, in: session.sources, read: read)
      guard let diagnostics else { continue }
      known[path] = CompiledTheme(
        known: path, name: theme.name.isEmpty ? nil : theme.name, isOnlyExtended: theme.isOnlyExtended,
        inputs: theme.inputs, diagnostics: diagnostics, in: session)
    }
    return known
  }
}

extension StateMaker {
  /// Adds the themes of a run: those that it compiled, with their bundles unless the run makes none, and those that it took from an
  /// older state.
  mutating func add(
    _ themes: [CompiledTheme], _ bundles: [ThemePath: SavedBundle]?, from saved: [ThemePath: SavedTheme],
    of state: BuildState?, _ run: Run
  ) {
    for theme in themes {
      if theme.isKnown, let state, let number = saved[theme.path]?.number {
        add(number, of: state)
        continue
      }
      let bundle = bundles?[theme.path]
      let isDone = bundles == nil || theme.makesBundle == (bundle != nil)
      guard theme.isWhole, theme.omitted.isEmpty, isDone else {
        addUnknown()
        continue
      }
      add(
        theme.path, name: theme.name?.value ?? "",
        isOnlyExtended: bundles == nil ? theme.isOnlyExtended : bundle == nil,
        inputs: run.workspace.inputs(of: theme), bundle: bundle,
        sharesFiles: bundles != nil && theme.support != nil,
        diagnostics: theme.record
          ?? draft.add(DiagnosticRecord.bytes(of: theme.diagnostics, in: run.workspace.session.sources)))
    }
  }
}
