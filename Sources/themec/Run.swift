import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeModel
import ThemeSyntax

/// One run over themes: compile, judge, print.
struct Run {
  let workspace: Workspace
  let arguments: CompileArguments
  let workers: Int
  let progress: ProgressLine
  /// Measures where the time goes.
  let watch: StageWatch
  /// More diagnostics of one code than this are only counted, for people who don't ask for all.
  private static let mostOfACode = 3
  /// So many themes are compiled and written at a time.
  private static let batch = TestHooks.batch ?? 256
  /// Where the bundles go, when it was asked.
  private var outputs: Outputs?
  /// Whether nothing was wrong with the themes that were compiled, nor with the project.
  private(set) var isSilent = false
  /// How the themes were compiled.
  private var compileOptions = CompileOptions()
  /// How many warnings were not accepted by a baseline.
  private(set) var warningCount = 0
  /// What is wrong with what was asked for, before any theme is looked at.
  private var sink: DiagnosticSink

  /// With `start`, when the process began, it notes what is found where, for a state.
  init(
    _ arguments: CompileArguments, notingSince start: FileTime? = nil, _ watch: StageWatch = StageWatch()
  ) throws {
    (self.arguments, self.watch) = (arguments, watch)
    workspace = try Workspace(arguments, notingSince: start, watch)
    workers = arguments.workers
    progress = ProgressLine(isOn: !arguments.quiet)
    sink = workspace.sink
    if arguments.threads == nil, Threads.available.lent > 0 {
      note("make lends \(counted(Threads.available.lent, "job"))")
    }
    for target in workspace.project?.targets ?? [] where !builtTargets.contains(target.value) {
      sink.report(.targetNotBuilt(target.value, at: target.range))
    }
  }

  /// How much effort goes into PNGs: what the option says, else the project file.
  func compression(_ option: PNGCompression?) -> PNGCompression {
    option ?? workspace.project?.compression ?? .small
  }

  /// Where the bundles go: below `option`, when it is there.
  mutating func outputs(_ option: String?) -> Outputs {
    let outputs = Outputs(option, workspace, &sink)
    self.outputs = outputs
    return outputs
  }

  /// What themes are asked for; notes what is wrong with that.
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

  /// Compiles every theme but those that are `known`, and prints what is wrong; throws when something is. `keep` gets the themes
  /// before that, unless something is wrong with all of them together. Of very many themes, those that have a bundle do not keep
  /// it, unless that is `wanted`, and `record` gets the records of their diagnostics, which they do not keep either. The files of
  /// targets are made where they are asked for.
  mutating func compile(
    emits: Bool, writesTargets: Bool = true, keepingBundles wanted: Bool = true,
    known: [ThemePath: CompiledTheme] = [:], record: (@Sendable ([UInt8]) -> Range<Int>)? = nil,
    keep: ([CompiledTheme]) -> Void = { _ in }
  ) throws -> [CompiledTheme] {
    let found = try find(
      emits: emits, writesTargets: writesTargets, batch: wanted ? Int.max : Self.batch, known: known, record)
    if !found.isWrongTogether { keep(found.themes) }
    warningCount = try judge(found.diagnostics, omitted: found.omitted)
    return found.themes
  }

  /// As `compile` with bundles and without the files of targets, but where something is wrong it gives what it printed of that, and
  /// the themes, of which some have no bundle.
  mutating func look(known: [ThemePath: CompiledTheme]) throws -> (themes: [CompiledTheme], problems: String?)
  {
    let found = try find(emits: true, writesTargets: false, batch: Int.max, known: known)
    do {
      warningCount = try judge(found.diagnostics, omitted: found.omitted)
      return (found.themes, nil)
    } catch ExitStatus.themeHasErrors {
      let errors = found.diagnostics.filter { $0.severity == .error }
      let options = RenderOptions(
        pathBase: workspace.pathBase, width: 100, color: false, mostOfACode: nil, toolVersion: themecVersion,
        exceeded: nil)
      return (found.themes, render(errors, as: .human, in: workspace.session.sources, options: options))
    }
  }

  /// What compiling came to.
  private struct Findings {
    let themes: [CompiledTheme]
    let diagnostics: [Diagnostic]
    let omitted: DiagnosticCounts
    /// Whether something is wrong that no single theme has, or not all themes were compiled.
    let isWrongTogether: Bool
  }

  /// Compiles, and gives what is wrong, of which nothing is printed.
  private mutating func find(
    emits: Bool, writesTargets: Bool, batch: Int, known: [ThemePath: CompiledTheme],
    _ record: (@Sendable ([UInt8]) -> Range<Int>)? = nil
  ) throws -> Findings {
    var options = options(emits: emits)
    options.writesTargets = writesTargets
    compileOptions = options
    var compiled = try compileAll(options, known, batch, record)
    progress.clear()
    try refuseUnreadable()
    let places = emits ? outputs : outputs.flatMap { $0.isNamedByProject ? $0 : nil }
    var problems = places?.problems(of: compiled.themes, in: workspace.disk) ?? []
    if !known.isEmpty, compiled.isWrongTogether || !problems.isEmpty {
      // Of those that are known, the places are not.
      compiled = try compileAll(options, [:], batch, record)
      progress.clear()
      try refuseUnreadable()
      problems = places?.problems(of: compiled.themes, in: workspace.disk) ?? []
    }
    if arguments.baselineRecord, let baseline = arguments.baseline {
      try workspace.refuseInputs([baseline], for: "--baseline-record", compiled.themes)
    }
    let diagnostics = sink.diagnostics + compiled.diagnostics + problems
    isSilent = diagnostics.isEmpty && compiled.omitted.isEmpty
    return Findings(
      themes: compiled.themes, diagnostics: diagnostics, omitted: compiled.omitted,
      isWrongTogether: compiled.isWrongTogether || compiled.isAbandoned || !problems.isEmpty)
  }

  private func compileAll(
    _ options: CompileOptions, _ known: [ThemePath: CompiledTheme], _ batch: Int,
    _ record: (@Sendable ([UInt8]) -> Range<Int>)?
  ) throws -> CompiledThemes {
    do throws(CompilerFault) {
      let progress = progress
      return try ThemeCompiler.compileAll(
        workspace.themes, in: workspace.session, options, known: known, batch: batch, record: record
      ) { stage, done, count, name in
        progress.show(stage, done, of: count, name)
      }
    } catch {
      throw bug(error)
    }
  }

  /// Does something with compiled themes and their bundles, so many at a time as may be in memory.
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

  /// Ends a run whose machine failed to read something: what could not be read says nothing of the themes.
  func refuseUnreadable() throws {
    guard let failure = workspace.disk.failure else { return }
    throw unreadable(workspace.typed(failure.path), failure.reason)
  }

  /// Reports a bug of themec.
  func bug(_ fault: CompilerFault) -> ExitStatus {
    progress.clear()
    return BugReport.status(of: fault)
  }

  /// Says what was done, when that was asked for.
  func note(_ sentence: @autoclosure () -> String) { arguments.note(sentence()) }

  /// Says what the run came to, to a person who waits for it at a terminal, and when it was asked for.
  func conclude(_ sentence: @autoclosure () -> String) { arguments.conclude(sentence()) }

  /// Prints diagnostics, and gives how many warnings are among them; throws when one is an error.
  @discardableResult
  func judge(_ diagnostics: [Diagnostic], omitted: DiagnosticCounts = DiagnosticCounts()) throws -> Int {
    let sources = workspace.session.sources
    let limits = workspace.session.limits
    var diagnostics = diagnostics
    if let baseline = arguments.baseline {
      if arguments.baselineRecord, omitted.warnings > 0 {
        let first = FirstDiagnostics(of: diagnostics, omitted: omitted, within: limits, in: sources)
        throw UsageError(
          "a baseline has to contain every warning: \(first.exceeded?.sentenceOfRun ?? "there are more")")
      }
      let accepted =
        arguments.baselineRecord ? try record(diagnostics, in: baseline) : try recorded(in: baseline)
      diagnostics = accepted.filter(diagnostics, in: sources)
    }
    let first = FirstDiagnostics(of: diagnostics, omitted: omitted, within: limits, in: sources)
    diagnostics = first.shown
    let isStrict = arguments.strict || workspace.project?.isStrict == true
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
      color: arguments.usesColor, mostOfACode: arguments.verbose ? nil : Self.mostOfACode,
      toolVersion: themecVersion, exceeded: saysNoMore ? nil : first.exceeded)
    let text = render(diagnostics, as: format, in: sources, options: options)
    if format.isForMachines {
      Terminal.write(text)
    } else if !text.isEmpty {
      Terminal.writeError(text)
      let lines = summary(of: diagnostics, in: sources, mostOfACode: options.mostOfACode)
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

  private func recorded(in path: String) throws -> Baseline {
    let bytes = try readFile(
      path, as: "baseline", .baselineBytes, workspace.session.limits,
      ifMissing: "there is no baseline `\(path)`; --baseline-record writes one")
    do throws(BaselineError) {
      return try Baseline(parsing: bytes)
    } catch {
      throw UsageError("`\(path)` is not a baseline: \(error)")
    }
  }
}

extension CompileArguments {
  /// How many threads a run may use.
  var workers: Int { threads ?? Threads.available.count }

  /// Says what was done, when that was asked for.
  func note(_ sentence: @autoclosure () -> String) {
    if verbose { Terminal.report(sentence()) }
  }

  /// Says what the run came to, to a person who waits for it at a terminal, and when it was asked for.
  func conclude(_ sentence: @autoclosure () -> String) {
    if verbose || Terminal.errorIsTerminal && !quiet { Terminal.report(sentence()) }
  }
}

extension CompileOptions {
  /// Takes what a project says of all of its themes; `folder` is the project's.
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
