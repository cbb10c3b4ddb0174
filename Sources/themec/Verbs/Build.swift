import ArgumentParser
import Synchronization
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeTargets

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compiles themes into bundles of sliced PNGs, a manifest and digests.",
    usage: "themec build [<options>] [<theme> ...]",
    discussion: """
      With -o, the bundle of a single theme is written to DIR, and those of several themes or of a folder to DIR/NAME. \
      The default is the output folder of the project file, or else build/NAME. Nothing is written if a theme has errors.
      """)

  @OptionGroup var place: OutputOption

  @Option(
    help: ArgumentHelp(
      "List what a build would change, in all files or in manifest and digests, and write nothing.",
      valueName: "what"))
  var verify: VerifyMode?

  @Option(
    help: ArgumentHelp(
      "Write the inputs as a rule for make and ninja; with several themes, to files in this folder.",
      valueName: "file"),
    completion: .file())
  var depfile: String?

  @Option(
    help: ArgumentHelp("Update the time of this file after every successful build.", valueName: "file"),
    completion: .file())
  var stamp: String?

  @Option(
    help: ArgumentHelp(
      "How much effort goes into small PNGs: fast, small or smallest, which takes about ten times as long.",
      valueName: "effort"))
  var compression = PNGCompression.small

  @Flag(help: "Write all PNGs again, even if their pixels are the same.")
  var reencode = false

  @Flag(
    help: "Build into a folder that contains other files but no bundle; the other files are kept.")
  var force = false

  @Flag(help: "Write equal pictures as hard links to one file.")
  var links = false

  @Option(
    help: ArgumentHelp(
      "How long to wait while another build writes to the same folder; 0 does not wait.",
      valueName: "seconds"))
  var lockTimeout = 600

  @OptionGroup var arguments: CompileArguments

  func validate() throws {
    guard 0...1_000_000 ~= lockTimeout else {
      throw ValidationError("--lock-timeout takes seconds from 0 to 1000000")
    }
    if verify != nil, arguments.baselineRecord {
      throw ValidationError("--verify writes nothing, so it can't record")
    }
    if depfile == "" { throw ValidationError("the file that --depfile names is empty") }
    if stamp == "" { throw ValidationError("the file that --stamp names is empty") }
  }

  func run() throws {
    var run = try Run(arguments)
    let outputs = run.outputs(place.output)
    let codec = ImageCodec.png(compression)
    let compiled = try run.compile(emits: true)
    let built = compiled.filter { $0.tree != nil }
    if built.isEmpty, !arguments.quiet {
      Terminal.report(
        "nothing to build: \(compiled.count == 1 ? "this theme is" : "these themes are") abstract or a library"
      )
    }
    try refuseInputs(built, run)
    if let verify { return try check(built, verify, outputs, codec, run) }
    // Before the bundles: a folder of inputs that it lies in must not become newer than they are.
    if let depfile { try writeDepfiles(depfile, built, outputs, run) }
    try commit(built, to: outputs, codec, run)
    try writeSupport(of: built, outputs, run)
    if let stamp { try onDisk { () throws(CommitError) in try touch(stamp) } }
  }

  /// How the bundle of a theme is written or compared.
  private func options(for theme: CompiledTheme, _ codec: ImageCodec, _ run: Run) -> CommitOptions {
    var options = CommitOptions(codec: codec, rules: OwnershipRules(isPlace: isPlaceOfBundle))
    options.rules.isForced = force
    options.rules.limits = arguments.limits
    options.workers = run.workspace.session.gate.workers(run.workers, each: theme.bytesInWork)
    options.reencode = reencode
    options.links = links
    options.faults = TestHooks.faults
    let (progress, isQuiet) = (run.progress, arguments.quiet)
    options.progress = { progress.show($0, $1, of: $2, $3) }
    options.wait.limit = lockTimeout
    options.wait.isWaiting = { folder in
      guard !isQuiet else { return }
      progress.clear()
      Terminal.report("another build is writing to `\(folder)`; waiting for it")
    }
    return options
  }

  /// Writes the bundles, several at once: most of the time goes by waiting for the disk.
  private func commit(
    _ built: [CompiledTheme], to outputs: Outputs, _ codec: ImageCodec, _ run: Run
  ) throws {
    let isMany = built.count > 1
    let progress = run.progress
    let done = Atomic(0)
    let hasFailed = Atomic(false)
    let gate = run.workspace.session.gate
    let results = parallelMap(built.count, workers: run.workers) {
      index -> Result<CommitReport, CommitError>? in
      guard !hasFailed.load(ordering: .relaxed), let tree = built[index].tree else { return nil }
      var options = options(for: built[index], codec, run)
      if isMany {
        options.workers = 1
        options.progress = { _, _, _, _ in }
      }
      if stamp == nil { options.newestInput = run.workspace.newestTime(of: built[index]) }
      let folder = outputs.folder(of: built[index])
      do throws(CommitError) {
        let report = try gate.admit(options.workers * built[index].bytesInWork) { () throws(CommitError) in
          try ThemeDisk.commit(tree, to: outputs.place(of: built[index]), options)
        }
        if isMany {
          progress.show("writing", done.wrappingAdd(1, ordering: .relaxed).newValue, of: built.count, folder)
        }
        return .success(report)
      } catch {
        hasFailed.store(true, ordering: .relaxed)
        return .failure(error)
      }
    }
    progress.clear()
    var (written, removed) = (0, 0)
    for (theme, result) in zip(built, results) {
      guard case .success(let report)? = result else { continue }
      written += report.written.count
      removed += report.removed.count
      if !arguments.quiet { tell(of: report, in: outputs.folder(of: theme)) }
      run.note(
        "\(outputs.folder(of: theme)): \(report.written.count) written, \(report.removed.count) removed, "
          + "\(report.unchanged) unchanged")
      if !arguments.quiet { for warning in report.warnings { Terminal.report(warning) } }
    }
    try onDisk { () throws(CommitError) in
      for result in results { _ = try result?.get() }
      if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
    }
    // The notes have said it of each.
    guard let first = built.first, !arguments.verbose else { return }
    let changes =
      written + removed == 0
      ? "nothing changed"
      : "\(counted(written, "file")) written" + (removed == 0 ? "" : ", \(removed) removed")
    run.conclude("built \(isMany ? "\(built.count) themes" : outputs.folder(of: first)): \(changes)")
  }

  private func check(
    _ built: [CompiledTheme], _ mode: VerifyMode, _ outputs: Outputs, _ codec: ImageCodec, _ run: Run
  ) throws {
    var hasDrift = false
    for theme in built {
      guard let tree = theme.tree else { continue }
      let folder = outputs.folder(of: theme)
      let drifts = try onDisk { () throws(CommitError) in
        try ThemeDisk.verify(
          tree, against: outputs.place(of: theme), mode: mode, options(for: theme, codec, run))
      }
      run.progress.clear()
      for drift in drifts {
        let line = VisibleText.escaped("\(drift.kind.rawValue) \(folder)/\(drift.path)") + "\n"
        // A program that reads diagnostics from standard output would choke on the list.
        arguments.format.isForMachines ? Terminal.writeError(line) : Terminal.write(line)
      }
      hasDrift = hasDrift || !drifts.isEmpty
    }
    for (path, _, kind) in changedSupport(of: built, outputs) {
      let line = VisibleText.escaped("\(kind) \(path)") + "\n"
      arguments.format.isForMachines ? Terminal.writeError(line) : Terminal.write(line)
      hasDrift = true
    }
    guard hasDrift else { return run.conclude("\(counted(built.count, "bundle")) up to date") }
    let command = buildCommand(verifying: CommandWords.typed)
    Terminal.report("the files listed above are not up to date; `\(command)` updates them")
    throw ExitStatus.themeHasErrors
  }
}

/// Says of pictures that the bundle has no more why they stay.
private func tell(of report: CommitReport, in folder: String) {
  func say(_ sentence: String, _ paths: [String]) {
    Terminal.report("`\(folder)` still contains \(sentence)", list: firstOf(paths))
  }
  if !report.kept.isEmpty {
    say(
      "pictures that are no longer part of the bundle, because they were changed after themec wrote them",
      report.kept)
  }
  if let excess = report.excess {
    say(
      "pictures that are no longer part of the bundle: checking whether they were changed takes \(excess.words); "
        + "\(excess.advice); later builds keep them too, so remove those that you do not need", report.unknown
    )
  }
}

extension VerifyMode: ExpressibleByArgument {}

/// Runs what may fail at the disk; a failure is printed and ends with its status.
func onDisk<Value>(_ body: () throws(CommitError) -> Value) throws -> Value {
  do throws(CommitError) {
    return try body()
  } catch {
    if case .interrupted(let signal) = error {
      Terminal.report("interrupted; every bundle is complete, either old or new")
      throw ExitStatus.interrupted(signal: signal)
    }
    Terminal.report(error.sentence, list: error.list)
    throw ExitStatus.machineFailed
  }
}
