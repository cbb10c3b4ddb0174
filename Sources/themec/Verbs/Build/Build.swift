import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDisk
import ThemeImage

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

  @Flag(help: "Remove bundles from the output folder for which the project has no theme.")
  var prune = false

  @Flag(help: "Write equal pictures as hard links to one file.")
  var links = false

  @Option(
    help: ArgumentHelp(
      "How long to wait while another build writes to the same folder; 0 does not wait.",
      valueName: "seconds"))
  var lockTimeout = 600

  @Flag(
    name: .customLong("watch"),
    help: "Build again whenever something changes that was read; Ctrl-C ends it.")
  var watches = false

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
    try refusePartialPruning()
    if watches { try refuseWithWatch() }
    if depfile == "" { throw ValidationError("the file that --depfile names is empty") }
    if stamp == "" { throw ValidationError("the file that --stamp names is empty") }
  }

  func run() throws {
    if watches { return try buildOnChanges() }
    try timing.measured { watch in
      var changes = BuildChanges()
      try build(watch, &changes)
    }
  }

  /// Builds once. `changes` gets what the result of the build depends on, even if the build fails.
  func build(_ watch: StageWatch, _ changes: inout BuildChanges) throws {
    let start = FileTime.present
    let cache = caching.cache
    let memory = try memory(cache)
    // With `--watch`, the first build ignores the state that an earlier process left: what this process has not read itself, it
    // can't watch.
    let looks = !reencode && (!watches || changes.list != nil)
    let state = watch.measure(.compare, "inputs and outputs") {
      looks ? memory?.state(at: start, workers: arguments.workers) : nil
    }
    if !watches, let state, let memory, isNothingToDo(state, memory) {
      try finish(state)
      if canBeAnswered { KeptAnswer.keep(CacheFolder.digest(of: state.bytes), memory, hasBuilt: false) }
      return
    }
    var run = try Run(arguments, notingSince: memory == nil && !watches ? nil : start, watch)
    run.prunes = prune
    var maker = memory?.maker(run)
    let outputs = run.outputs(place.output)
    let codec = ImageCodec.png(run.compression(compression), cache: cache, watch: watch)
    let saved = state?.savedThemes ?? [:]
    let known = watch.measure(.compare, "themes") { run.knownThemes(saved, of: state) }
    defer { if watches { changes.note(run, hasKnown: !known.isEmpty, baseline: arguments.baseline) } }
    let record = maker?.draft.adder
    let compiled = try run.compile(emits: true, keepingBundles: false, known: known, record: record)
    let built = compiled.filter(\.makesBundle)
    let left = compiled.compactMap { $0.isKnown && !$0.isOnlyExtended ? saved[$0.path] : nil }
    if built.isEmpty, left.isEmpty, !arguments.quiet {
      Terminal.report(
        "nothing to build: \(compiled.count == 1 ? "this theme is" : "these themes are") abstract or a library"
      )
    }
    try refuseInputs(built, run)
    if let verify { return try check(built, left, verify, outputs, codec, run) }
    // Depfiles are written before the bundles: a depfile in a folder of inputs makes the folder newer, and no input must be
    // newer than the bundles.
    if let depfile { try writeDepfiles(depfile, built, outputs, run) }
    let bundles = try commit(built, left, to: outputs, codec, run, maker?.draft)
    try removeOrphans(of: run, outputs, codec)
    if let stamp { try onDisk { () throws(CommitError) in try touch(stamp) } }
    let isDone = state.map { $0.isUpToDate && compiled.allSatisfy(\.isKnown) } ?? false
    let digest: [UInt8]?
    if let state, isDone {
      digest = CacheFolder.digest(of: state.bytes)
      if state.isRefreshed { memory?.save(state) }
    } else {
      maker?.add(compiled, bundles, from: saved, of: state, run)
      if run.isWholeProject { maker?.addNames(in: try outputs.absolute()) }
      digest = maker?.save(after: state, isSilent: run.isSilent)
    }
    if canBeAnswered { KeptAnswer.keep(digest, memory, hasBuilt: !isDone) }
    arguments.tellOfFailure(cache)
  }
}

extension CompileArguments {
  /// Reports that the cache folder can't be written. Later runs take longer and have the same results.
  func tellOfFailure(_ cache: CacheFolder?) {
    guard !quiet, let cache, let failure = cache.failure else { return }
    Terminal.report(
      "the cache in `\(cache.path)` can't be written: \(failure.words); later runs take longer; "
        + "--cache DIR names another folder, --no-cache does without one")
  }
}

extension VerifyMode: ExpressibleByArgument {}
