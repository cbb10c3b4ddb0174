import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeTargets

/// The entry of the cache in which runs of a verb, with the same options and in the same folder, keep a build state for each
/// other.
struct RunMemory {
  let cache: CacheFolder
  let key: String

  /// Nil without a cache, or if this executable can't be told from other versions of it. `options` are those options that only
  /// this verb has and that change what it does.
  init?(
    _ cache: CacheFolder?, of verb: String, _ arguments: CompileArguments, _ options: [String] = []
  ) throws {
    guard let cache, let tool = executableIdentity() else { return nil }
    // The options for judging and printing diagnostics are not part of the key, because diagnostics are kept as data.
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

  /// The state that the last such run kept, compared with the disk as it is now; nil if there is none.
  func state(at now: FileTime, workers: Int) -> BuildState? {
    // A state that was compared a moment ago is not compared again: a change since then could just as well happen a moment
    // later.
    if let state = KeptAnswer.takeCompared(key) { return state }
    return cache.bytes(.states, key).flatMap { Self.compared($0, at: now, workers: workers) }
  }

  /// Decodes a state and compares it with the disk on `workers` threads; nil if the bytes are not a state.
  static func compared(_ bytes: [UInt8], at now: FileTime, workers: Int) -> BuildState? {
    guard var state = BuildState(bytes) else { return nil }
    var effort = StateEffort()
    state.compare(at: now, workers: workers, &effort)
    return state
  }

  /// Begins the state of a run, before any theme is compiled; nil if the run doesn't record what it finds.
  func maker(_ run: Run) -> StateMaker? {
    StateMaker(
      root: run.workspace.rootPath, run.workspace.disk, absent: run.workspace.absentProjects,
      draft: CacheDraft(cache, .states, key))
  }

  /// Keeps a state in which the comparison has renewed some snapshots.
  func save(_ state: BuildState) { cache.keep(state.bytes, .states, key) }
}

extension BuildState {
  /// The themes that have not changed since the state was made, by their files.
  var savedThemes: [ThemePath: SavedTheme] {
    var found: [ThemePath: SavedTheme] = [:]
    for theme in themes where freshThemes[theme.number] {
      if let path = ThemePath(theme.path) { found[path] = theme }
    }
    return found
  }
}

extension Run {
  /// The themes of the run that have not changed, with the diagnostics that they had in the earlier run; none without a state.
  func knownThemes(_ saved: [ThemePath: SavedTheme], of state: BuildState?) -> [ThemePath: CompiledTheme] {
    guard let state else { return [:] }
    let session = workspace.session
    var known: [ThemePath: CompiledTheme] = [:]
    for path in workspace.themes {
      guard let theme = saved[path] else { continue }
      let read = { (path: ThemePath) in try? session.inputs.bytes(of: path, limit: session.limits[.fileBytes])
      }
      // The theme's own file has to be among the sources, because it tells the theme's own diagnostics from those of other
      // files.
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
  /// Adds the themes of a run: those that it compiled, with their bundles, and those that it took over from an older state.
  /// `bundles` is nil for a run that makes no bundles.
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
        diagnostics: theme.record
          ?? draft.add(DiagnosticRecord.bytes(of: theme.diagnostics, in: run.workspace.session.sources)))
    }
  }
}
