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
      "How much effort goes into small PNGs: fast, small, or smallest, with which a build takes about ten times as long; the default is the project file's, or small.",
      valueName: "effort"))
  var compression: PNGCompression?

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

  @OptionGroup var caching: CacheOptions

  @OptionGroup var timing: TimingOptions

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

  func run() throws { try timing.measured(build) }

  private func build(_ watch: StageWatch) throws {
    let start = FileTime.present
    let (cache, remote) = (caching.cache, caching.remote)
    let memory = try BuildMemory(cache, of: self)
    var state = watch.measure(.compare, "inputs and outputs") { memory?.state(at: start) }
    if let found = state, memory?.finish(found) == true { return try finish(found) }
    if reencode { state = nil }
    var run = try Run(arguments, notingSince: memory == nil ? nil : start, watch)
    var maker = memory?.maker(run)
    let outputs = run.outputs(place.output)
    let codec = ImageCodec.png(run.compression(compression), cache: cache, remote, watch: watch)
    let saved = state?.savedThemes ?? [:]
    let known = watch.measure(.compare, "themes") { knownThemes(saved, run) }
    let compiled = try run.compile(emits: true, known: known)
    let built = compiled.filter { $0.tree != nil }
    let left = compiled.compactMap { $0.isKnown && !$0.isOnlyExtended ? saved[$0.path] : nil }
    if built.isEmpty, left.isEmpty, !arguments.quiet {
      Terminal.report(
        "nothing to build: \(compiled.count == 1 ? "this theme is" : "these themes are") abstract or a library"
      )
    }
    try refuseInputs(built, run)
    if let verify { return try check(built, left, verify, outputs, codec, run) }
    // Before the bundles: a folder of inputs that it lies in must not become newer than they are.
    if let depfile { try writeDepfiles(depfile, built, outputs, run) }
    var bundles = try commit(built, left, to: outputs, codec, run)
    try writeSupport(of: built, outputs, run)
    addSupport(of: built, to: &bundles, outputs, run)
    if let stamp { try onDisk { () throws(CommitError) in try touch(stamp) } }
    maker?.add(compiled, bundles, from: saved, of: state, run)
    memory?.save(maker?.bytes(after: state, isSilent: run.isSilent))
    remote?.send(workers: max(run.workers, 4))
    tellOfFailure(cache, remote)
  }

  /// How much memory a picture of a theme takes in work at most, being encoded included, in bytes.
  private func bytesInWork(_ theme: CompiledTheme, _ run: Run) -> Int {
    theme.bytesInWork + run.compression(compression).bytesInWork(pixelBytes: theme.bytesInWork)
  }

  /// How the bundle of a theme is written or compared.
  private func options(for theme: CompiledTheme, _ codec: ImageCodec, _ run: Run) -> CommitOptions {
    var options = CommitOptions(codec: codec, rules: OwnershipRules(isPlace: isPlaceOfBundle))
    options.rules.isForced = force
    options.rules.limits = arguments.limits
    options.workers = run.workspace.session.gate.workers(run.workers, each: bytesInWork(theme, run))
    options.reencode = reencode
    options.links = links
    options.faults = TestHooks.faults
    options.watch = run.watch
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

  /// Writes the bundles, several at once: most of the time goes by waiting for the disk; `left` are those that need no build.
  /// Gives how those stand that can be told again, by the files of their themes.
  private func commit(
    _ built: [CompiledTheme], _ left: [SavedTheme], to outputs: Outputs, _ codec: ImageCodec, _ run: Run
  ) throws -> [ThemePath: SavedBundle] {
    let isMany = built.count > 1
    let progress = run.progress
    let done = Atomic(0)
    let hasFailed = Atomic(false)
    let gate = run.workspace.session.gate
    let results = parallelMap(built.count, workers: run.workers) {
      index -> Result<(report: CommitReport, bundle: SavedBundle?), CommitError>? in
      guard !hasFailed.load(ordering: .relaxed), let tree = built[index].tree else { return nil }
      var options = options(for: built[index], codec, run)
      if isMany {
        options.workers = 1
        options.progress = { _, _, _, _ in }
      }
      if stamp == nil { options.newestInput = run.workspace.newestTime(of: built[index]) }
      let folder = outputs.folder(of: built[index])
      do throws(CommitError) {
        let report = try gate.admit(options.workers * bytesInWork(built[index], run)) {
          () throws(CommitError) in
          try run.watch.measure(.commit, folder) { () throws(CommitError) in
            try ThemeDisk.commit(tree, to: outputs.place(of: built[index]), options)
          }
        }
        if isMany {
          progress.show("writing", done.wrappingAdd(1, ordering: .relaxed).newValue, of: built.count, folder)
        }
        let isWhole = report.warnings.isEmpty && run.workspace.disk.isNoting
        return .success((report, isWhole ? savedBundle(of: tree, built[index], in: folder, run) : nil))
      } catch {
        hasFailed.store(true, ordering: .relaxed)
        return .failure(error)
      }
    }
    progress.clear()
    var (written, removed) = (0, 0)
    var bundles: [ThemePath: SavedBundle] = [:]
    for (theme, result) in zip(built, results) {
      guard case .success(let done)? = result else { continue }
      let report = done.report
      bundles[theme.path] = done.bundle
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
    for theme in left { note(theme) }
    conclude(built.map(outputs.folder) + left.map(\.folder), written: written, removed: removed)
    return bundles
  }

  /// Says that a cache can't be used, which costs time and nothing else.
  private func tellOfFailure(_ cache: CacheFolder?, _ remote: RemoteCache?) {
    guard !arguments.quiet else { return }
    if let remote, let failure = remote.failure {
      Terminal.report(
        "the cache at `\(remote.address.text)` failed: \(failure.words); this build did without it"
      )
    }
    guard let cache, let failure = cache.failure else { return }
    Terminal.report(
      "the cache in `\(cache.path)` can't be written: \(failure.words); later builds take longer; "
        + "--cache DIR names another folder, --no-cache does without one")
  }

  private func check(
    _ built: [CompiledTheme], _ left: [SavedTheme], _ mode: VerifyMode, _ outputs: Outputs,
    _ codec: ImageCodec, _ run: Run
  ) throws {
    var found: [BundleDrift] = []
    for theme in built {
      guard let tree = theme.tree else { continue }
      let folder = outputs.folder(of: theme)
      let drifts = try onDisk { () throws(CommitError) in
        try run.watch.measure(.commit, folder) { () throws(CommitError) in
          try ThemeDisk.verify(
            tree, against: outputs.place(of: theme), mode: mode, options(for: theme, codec, run))
        }
      }
      if !drifts.isEmpty { found.append(BundleDrift(folder: folder, tree: tree, files: drifts)) }
    }
    run.progress.clear()
    // A program that reads diagnostics from standard output would choke on the list.
    let write = arguments.format.isForMachines ? Terminal.writeError : Terminal.write
    let lines = try factLines(of: found, isMany: built.count + left.count > 1)
    for line in lines { write(VisibleText.escaped(line) + "\n") }
    for bundle in found {
      for file in bundle.files {
        write(VisibleText.escaped("\(file.kind.rawValue) \(bundle.folder)/\(file.path)") + "\n")
      }
    }
    let support = changedSupport(of: built, outputs)
    for (path, _, kind) in support { write(VisibleText.escaped("\(kind) \(path)") + "\n") }
    guard !found.isEmpty || !support.isEmpty else {
      return concludeCheck(of: built.count + left.count)
    }
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
