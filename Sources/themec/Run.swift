import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeModel
import ThemeSyntax
import ThemeTargets

/// A run over themes: it compiles them, judges their diagnostics and prints these.
struct Run {
  let workspace: Workspace
  let arguments: CompileArguments
  let workers: Int
  let progress: ProgressLine
  /// Measures how long each stage of the run takes.
  let watch: StageWatch
  /// How many diagnostics of one code are printed; further ones are only counted, unless `--verbose` is given.
  private static let maxOfACode = 3
  /// The number of themes that are compiled and written at a time.
  private static let batch = TestHooks.batch ?? 256
  /// The folders for the bundles; nil until ``outputs(_:)`` is called.
  private(set) var outputs: Outputs?
  /// Whether the run removes orphaned bundles, so that it does not warn of them.
  var prunes = false
  /// Whether warnings stay warnings even if the project file is strict, for what needs themes that compile and no more.
  var ignoresStrict = false
  /// The names of the bundles in the output folder for which the project has no theme; known after the themes are compiled.
  private(set) var orphans: [String] = []
  /// The options with which the themes were compiled.
  private var compileOptions = CompileOptions()
  /// The number of warnings that a baseline does not accept.
  private(set) var warningCount = 0
  /// The diagnostics of what was asked for, such as those of the project file, from before any theme is compiled.
  private var sink: DiagnosticSink

  /// Reads the project file and finds the themes. With `start`, the time at which the run began, the run records what it finds
  /// on the disk, as a build state or a watch list needs it. What the session with the memory `former` has drawn is not drawn again.
  init(
    _ arguments: CompileArguments, notingSince start: FileTime? = nil, _ watch: StageWatch = StageWatch(),
    after former: SessionMemory = SessionMemory()
  ) throws {
    (self.arguments, self.watch) = (arguments, watch)
    workspace = try Workspace(arguments, notingSince: start, watch, after: former)
    workers = arguments.workers
    progress = ProgressLine(isOn: !arguments.quiet)
    sink = workspace.sink
    for target in workspace.project?.targets ?? [] where !builtTargets.contains(target.value) {
      sink.report(.targetNotBuilt(target.value, at: target.range))
    }
  }

  /// The compression of PNGs: what the option says, or else the project file, or else `small`.
  func compression(_ option: PNGCompression?) -> PNGCompression {
    option ?? workspace.project?.compression ?? .small
  }

  /// Whether what was found before any theme was compiled includes an error.
  var hasProjectErrors: Bool { sink.hasErrors }

  /// The targets for which the themes were compiled.
  var targets: [TargetName] { compileOptions.targets }

  /// Determines the folders for the bundles and keeps them for the checks of the run. `option` is the value of `-o`.
  mutating func outputs(_ option: String?) -> Outputs {
    let outputs = Outputs(option, workspace, &sink)
    self.outputs = outputs
    return outputs
  }

  /// The options for compiling that the arguments and the project file ask for. Problems of these are added to the diagnostics
  /// of the run.
  mutating func options(emits: Bool) -> CompileOptions {
    var options = CompileOptions()
    options.scales = arguments.scales.isEmpty ? nil : arguments.scales
    options.workers = workers
    options.emits = emits
    let named = arguments.targets.compactMap(TargetName.init)
    if let project = workspace.project { options.take(project, in: workspace.projectFolder, &sink) }
    if !named.isEmpty { options.targets = named }
    return options
  }

  /// Compiles every theme except those that are `known`, and prints the diagnostics. Throws if one of them is an error.
  ///
  /// `keep` gets the themes before the diagnostics are printed, unless the run was abandoned. If `wanted` is false and there are more themes than a batch, the
  /// themes keep neither their bundles nor their diagnostics. `writesTargets` says whether the files of targets are made.
  mutating func compile(
    emits: Bool, writesTargets: Bool = true, keepingBundles wanted: Bool = true,
    known: [ThemePath: CompiledTheme] = [:], keep: ([CompiledTheme]) -> Void = { _ in }
  ) throws -> [CompiledTheme] {
    let found = try find(
      emits: emits, writesTargets: writesTargets, batch: wanted ? Int.max : Self.batch, known: known)
    if !found.isAbandoned { keep(found.themes) }
    warningCount = try judge(found.diagnostics, omitted: found.omitted)
    return found.themes
  }

  /// Compiles like ``compile(emits:writesTargets:keepingBundles:known:keep:)``, with bundles and without the files of
  /// targets. If there are errors, it does not throw: `problems` is their text, and some of the themes have no bundle.
  mutating func look(known: [ThemePath: CompiledTheme]) throws -> (themes: [CompiledTheme], problems: String?)
  {
    let found = try find(emits: true, writesTargets: false, batch: Int.max, known: known)
    do {
      warningCount = try judge(found.diagnostics, omitted: found.omitted)
      return (found.themes, nil)
    } catch ExitStatus.themeHasErrors {
      let errors = found.diagnostics.filter { $0.severity == .error }
      let options = RenderOptions(
        pathBase: workspace.pathBase, width: 100, color: false, maxOfACode: nil, toolVersion: themecVersion,
        exceeded: nil)
      return (found.themes, render(errors, as: .human, in: workspace.session.sources, options: options))
    }
  }

  /// Compiles like ``look(known:)``, only some elements at some scales, and prints nothing. Nil if there are errors.
  mutating func glance(
    known: [ThemePath: CompiledTheme], of elements: Set<String>, at scales: [Scale]
  ) throws -> [CompiledTheme]? {
    let found = try find(
      emits: true, writesTargets: false, batch: Int.max, known: known, only: (elements, scales))
    let hasErrors = found.omitted.errors > 0 || found.diagnostics.contains { $0.severity == .error }
    return found.isAbandoned || hasErrors ? nil : found.themes
  }

  /// The result of compiling.
  private struct Findings {
    let themes: [CompiledTheme]
    let diagnostics: [Diagnostic]
    let omitted: DiagnosticCounts
    let isAbandoned: Bool
  }

  /// Compiles the themes and collects the diagnostics, without printing them.
  private mutating func find(
    emits: Bool, writesTargets: Bool, batch: Int, known: [ThemePath: CompiledTheme],
    only wanted: (elements: Set<String>, scales: [Scale])? = nil
  ) throws -> Findings {
    var options = options(emits: emits)
    if let wanted { (options.elements, options.scales) = (wanted.elements, wanted.scales) }
    options.writesTargets = writesTargets
    compileOptions = options
    var compiled = try compileAll(options, known, batch)
    progress.clear()
    try refuseUnreadable()
    let places = emits ? outputs : outputs.flatMap { $0.isNamedByProject ? $0 : nil }
    var problems = places?.problems(of: compiled.themes, in: workspace.disk) ?? []
    if !known.isEmpty, compiled.isWrongTogether || !problems.isEmpty {
      // Known themes lack the positions that these diagnostics point to, so all themes are compiled again.
      compiled = try compileAll(options, [:], batch)
      progress.clear()
      try refuseUnreadable()
      problems = places?.problems(of: compiled.themes, in: workspace.disk) ?? []
    }
    if arguments.baselineRecord, let baseline = arguments.baseline {
      try workspace.refuseInputs([baseline], for: "--baseline-record", compiled.themes)
    }
    let found = sink.diagnostics + compiled.diagnostics + problems
    // After an error, a theme may be unknown, or have another name than it will have.
    let isCertain = !compiled.isAbandoned && compiled.omitted.errors == 0
    orphans = try orphans(
      among: compiled.themes, isWhole: isCertain && !found.contains { $0.severity == .error })
    let diagnostics = found + (prunes ? [] : warnings(ofOrphans: orphans))
    return Findings(
      themes: compiled.themes, diagnostics: diagnostics, omitted: compiled.omitted,
      isAbandoned: compiled.isAbandoned)
  }

  private func compileAll(
    _ options: CompileOptions, _ known: [ThemePath: CompiledTheme], _ batch: Int
  ) throws -> CompiledThemes {
    do throws(CompilerFault) {
      let progress = progress
      return try ThemeCompiler.compileAll(
        workspace.themes, in: workspace.session, options, known: known, batch: batch
      ) { stage, done, count, name in
        progress.show(stage, done, of: count, name)
      }
    } catch {
      throw bug(error)
    }
  }

  /// Calls `body` with compiled themes and their bundles, in batches that fit into memory. Bundles that the themes did not keep
  /// are made again; throws if a file has changed since then.
  func forEachBatch(
    of themes: [CompiledTheme], _ body: ([(theme: CompiledTheme, tree: OutputTree)]) throws -> Void
  ) throws {
    for part in themes.parts(of: Self.batch) {
      let trees: [OutputTree?]
      do throws(CompilerFault) {
        trees = try bundles(of: part, in: workspace.session, compileOptions)
      } catch {
        throw bug(error)
      }
      try refuseUnreadable()
      try body(
        zip(part, trees).map { theme, tree in
          guard let tree else {
            throw unreadable(
              workspace.typed(theme.path), "what it is made of has just been changed; build again")
          }
          return (theme, tree)
        })
    }
  }

  /// Throws if the system failed to read a file: what could not be read says nothing about the themes.
  func refuseUnreadable() throws {
    guard let failure = workspace.disk.failure else { return }
    throw unreadable(workspace.typed(failure.path), failure.reason)
  }

  /// Reports a bug in themec, and returns the status with which to end the run.
  func bug(_ fault: CompilerFault) -> ExitStatus {
    progress.clear()
    return BugReport.status(of: fault)
  }

  /// Reports what was done, if `--verbose` is given.
  func note(_ sentence: @autoclosure () -> String) { arguments.note(sentence()) }

  /// Reports the result of the run, if `--verbose` is given, or if standard error is a terminal and `--quiet` is not given.
  func conclude(_ sentence: @autoclosure () -> String) { arguments.conclude(sentence()) }

  /// Prints diagnostics, without the warnings that the baseline accepts, and returns the number of warnings. Throws if one of
  /// the diagnostics is an error.
  @discardableResult
  func judge(_ diagnostics: [Diagnostic], omitted: DiagnosticCounts = DiagnosticCounts()) throws -> Int {
    let sources = workspace.session.sources
    let limits = workspace.session.limits
    var diagnostics = diagnostics
    if arguments.baselineRecord, let path = arguments.baseline {
      if omitted.warnings > 0 {
        let first = FirstDiagnostics(of: diagnostics, omitted: omitted, within: limits, in: sources)
        throw UsageError(
          "a baseline has to contain every warning: \(first.exceeded?.sentenceOfRun ?? "there are more")")
      }
      diagnostics = try record(diagnostics, in: path).filter(diagnostics, in: sources)
    } else if let accepted = try acceptedWarnings(reporting: &diagnostics) {
      let left = leftovers(of: accepted, after: diagnostics, omitted: omitted)
      diagnostics = accepted.baseline.filter(diagnostics, in: sources) + left
    }
    let first = FirstDiagnostics(of: diagnostics, omitted: omitted, within: limits, in: sources)
    diagnostics = first.shown
    let isStrict = arguments.strict || !ignoresStrict && workspace.project?.isStrict == true
    if isStrict { diagnostics = diagnostics.map { $0.asError } }
    let hasErrors =
      diagnostics.contains { $0.severity == .error } || first.omitted.errors > 0
      || isStrict && !first.omitted.isEmpty
    let warnings = diagnostics.count { $0.severity == .warning } + first.omitted.warnings
    if arguments.quiet { diagnostics.removeAll { $0.severity == .warning } }
    let format = arguments.format
    let saysNoMore = arguments.quiet && first.omitted.errors == 0 && !isStrict
    let options = RenderOptions(
      pathBase: format.isOfRepository ? workspace.repository : workspace.pathBase, width: Terminal.width,
      color: arguments.usesColor, maxOfACode: arguments.verbose ? nil : Self.maxOfACode,
      toolVersion: themecVersion, exceeded: saysNoMore ? nil : first.exceeded)
    let text = render(diagnostics, as: format, in: sources, options: options)
    if format.isForMachines {
      Terminal.write(text)
    } else if !text.isEmpty {
      Terminal.writeError(text)
      let lines = summary(of: diagnostics, in: sources, maxOfACode: options.maxOfACode)
      if format == .human, let lines { Terminal.writeError("\n\(lines)\n") }
    }
    if hasErrors { throw ExitStatus.themeHasErrors }
    return warnings
  }

  private func record(_ diagnostics: [Diagnostic], in path: String) throws -> Baseline {
    let baseline = Baseline(recording: diagnostics, in: workspace.session.sources)
    try onDisk { () throws(CommitError) in try writeAtomically(Array(baseline.text.utf8), to: path) }
    let count = baseline.entries.reduce(0) { $0 + $1.count }
    note("\(counted(count, "warning")) recorded in \(path)")
    return baseline
  }

}

extension CompileArguments {
  /// The number of threads that a run may use.
  var workers: Int { threads ?? Threads.available }

  /// Reports what was done, if `--verbose` is given.
  func note(_ sentence: @autoclosure () -> String) {
    if verbose { Terminal.report(sentence()) }
  }

  /// Reports the result of the run, if `--verbose` is given, or if standard error is a terminal and `--quiet` is not given.
  func conclude(_ sentence: @autoclosure () -> String) {
    if verbose || Terminal.errorIsTerminal && !quiet { Terminal.report(sentence()) }
  }
}

extension CompileOptions {
  /// Sets the options that a project file determines for all of its themes; `folder` is the project's folder.
  mutating func take(_ project: Project, in folder: ThemePath, _ sink: inout DiagnosticSink) {
    targets = project.targets.map(\.value)
    allow = project.allow.map(\.value.name)
    profile = project.profile
    targetOptions = project.targetOptions
    guard let named = project.interface else { return }
    interface = ProjectInterface(named, relativeTo: folder)
    if interface == nil, let path = named.path {
      sink.report(.pathLeavesRoot(path.value.text, at: path.range))
    }
  }
}

extension Diagnostic {
  fileprivate static func targetNotBuilt(_ target: TargetName, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownValue, "this version does not build the target `\(target.rawValue)`", at: range)
      .helping("remove it from `targets`: PNGs, manifest and digests are always built")
  }
}
