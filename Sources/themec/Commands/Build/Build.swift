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
      "How much effort goes into small PNGs: fast or small; the default is the project file's, or small.",
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
    var kept = canBeKept ? KeptRun(cache, reading: arguments.filesRead, since: start) : nil
    var run = try Run(arguments, notingSince: kept == nil && !watches ? nil : start, watch)
    run.prunes = prune
    let outputs = run.outputs(place.output)
    let codec = ImageCodec.png(run.compression(compression), cache: cache, watch: watch)
    let known = changes.known(of: run)
    defer { if watches { changes.note(run, hasKnown: !known.isEmpty, baseline: arguments.baseline) } }
    let compiled = try run.compile(emits: true, keepingBundles: false, known: known)
    let built = compiled.filter(\.makesBundle)
    let left = compiled.compactMap { $0.isKnown ? changes.bundles[$0.path] : nil }
    if built.isEmpty, left.isEmpty, !arguments.quiet {
      Terminal.report(
        "nothing to build: \(compiled.count == 1 ? "this theme is" : "these themes are") abstract or a library"
      )
    }
    try refuseInputs(built, run)
    if let verify {
      try check(built, verify, outputs, codec, run, &kept)
      try kept?.save(run, outputs, compiled, errors: Terminal.said)
      return arguments.tellOfFailure(cache)
    }
    // Depfiles are written before the bundles: a depfile in a folder of inputs makes the folder newer, and no input must be
    // newer than the bundles.
    if let depfile { try writeDepfiles(depfile, built, outputs, run) }
    let judged = Terminal.said
    let bundles = try commit(built, left, to: outputs, codec, run)
    try removeOrphans(of: run, outputs, codec)
    if let stamp { try onDisk { () throws(CommitError) in try touch(stamp) } }
    if watches { changes.note(compiled, bundles, run) }
    let written = built.compactMap { bundles[$0.path] }
    if written.count == built.count, kept != nil {
      for bundle in written { kept?.add(bundle.files) }
      let errors = judged.map { $0 + Array(unchanged(written).utf8) }
      try kept?.save(run, outputs, compiled, errors: errors, stamp: stamp ?? "")
    }
    arguments.tellOfFailure(cache)
  }

  /// Whether what the build prints can be kept for the next one with the same words.
  private var canBeKept: Bool { arguments.canBeKept && !timing.timings && !watches && !reencode }
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
