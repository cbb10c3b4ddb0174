import Synchronization
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDisk
import ThemeImage

/// The part of a build that writes the bundles.
extension Build {
  /// The most memory that the work on one picture of a theme takes, including its encoding, in bytes.
  fileprivate func bytesInWork(_ theme: CompiledTheme, _ run: Run) -> Int {
    theme.bytesInWork + run.compression(compression).bytesInWork(pixelBytes: theme.bytesInWork)
  }

  /// The options with which the bundle of a theme is written or compared.
  func options(for theme: CompiledTheme, _ codec: ImageCodec, _ run: Run) -> CommitOptions {
    options(
      codec, run, workers: run.workspace.session.gate.workers(run.workers, each: bytesInWork(theme, run)))
  }

  /// The options with which any bundle is changed.
  func options(_ codec: ImageCodec, _ run: Run, workers: Int) -> CommitOptions {
    var options = CommitOptions(codec: codec, rules: OwnershipRules(isPlace: isPlaceOfBundle))
    options.rules.isForced = force
    options.rules.limits = arguments.limits
    options.workers = workers
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

  /// Writes the bundles, several at a time. `left` are the themes whose bundles need no build.
  ///
  /// Returns what a build state says of the written bundles, by the files of their themes, without those that have to be built
  /// again next time. The states of the files are stored in `draft`; without a draft, no state is saved and the result is
  /// empty.
  func commit(
    _ built: [CompiledTheme], _ left: [SavedTheme], to outputs: Outputs, _ codec: ImageCodec, _ run: Run,
    _ draft: CacheDraft?
  ) throws -> [ThemePath: SavedBundle] {
    var (written, removed) = (0, 0)
    var bundles: [ThemePath: SavedBundle] = [:]
    let writer = BundleWriter(of: self, built.count, to: outputs, codec, run)
    try run.forEachBatch(of: built) { batch in
      let results = writer.write(batch)
      run.progress.clear()
      for (entry, result) in zip(batch, results) {
        guard case .success(let done)? = result else { continue }
        written += done.report.written.count
        removed += done.report.removed.count
        tell(of: done.report, in: outputs.folder(of: entry.theme), run)
        // Moves the list of the bundle's files from memory to the draft.
        if let draft { bundles[entry.theme.path] = done.bundle?.settled(in: draft) }
      }
      try onDisk { () throws(CommitError) in
        for result in results { _ = try result?.get() }
        if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      }
    }
    for theme in left { note(theme) }
    conclude(
      built.map(outputs.folder) + left.map(\.folder), written: written, removed: removed,
      warnings: run.warningCount)
    return bundles
  }

  /// Reports what was written and removed in a bundle.
  private func tell(of report: CommitReport, in folder: String, _ run: Run) {
    if !arguments.quiet { tellOfKept(report, in: folder) }
    run.note(
      "\(folder): \(report.written.count) written, \(report.removed.count) removed, \(report.unchanged) unchanged"
    )
    if !arguments.quiet { for warning in report.warnings { Terminal.report(warning) } }
  }
}

/// The result of writing a bundle: the report, and the bundle for the build state; the bundle is nil if none is recorded.
private typealias CommitResult = Result<(report: CommitReport, bundle: SavedBundle?), CommitError>

/// Writes the bundles of a build, several at a time.
private struct BundleWriter: Sendable {
  private let build: Build
  private let count: Int
  private let outputs: Outputs
  private let codec: ImageCodec
  private let run: Run
  private let done = Counter()

  /// Counts the bundles that are done. This is a class because threads share it.
  private final class Counter: Sendable {
    let bundles = Atomic(0)
    let hasFailed = Atomic(false)
  }

  /// `count` is the number of bundles in the whole build.
  init(of build: Build, _ count: Int, to outputs: Outputs, _ codec: ImageCodec, _ run: Run) {
    (self.build, self.count, self.outputs, self.codec, self.run) = (build, count, outputs, codec, run)
  }

  /// Writes a batch of bundles. After one has failed, no more are begun; the result of a bundle that was not begun is nil.
  func write(_ batch: [(theme: CompiledTheme, tree: OutputTree)]) -> [CommitResult?] {
    parallelMap(batch.count, workers: run.workers) { index in
      guard !done.hasFailed.load(ordering: .relaxed) else { return nil }
      let result = write(batch[index].tree, batch[index].theme)
      if case .failure = result { done.hasFailed.store(true, ordering: .relaxed) }
      return result
    }
  }

  private func write(_ tree: OutputTree, _ theme: CompiledTheme) -> CommitResult {
    var options = build.options(for: theme, codec, run)
    if count > 1 {
      options.workers = 1
      options.progress = { _, _, _, _ in }
    }
    if build.stamp == nil { options.newestInput = run.workspace.newestTime(of: theme) }
    let folder = outputs.folder(of: theme)
    let commitOptions = options
    do throws(CommitError) {
      let bytes = options.workers * build.bytesInWork(theme, run)
      let report = try run.workspace.session.gate.admit(bytes) { () throws(CommitError) in
        try run.watch.measure(.commit, folder) { () throws(CommitError) in
          try ThemeDisk.commit(tree, to: outputs.place(of: theme), commitOptions)
        }
      }
      if count > 1 {
        let number = done.bundles.wrappingAdd(1, ordering: .relaxed).newValue
        run.progress.show("writing", number, of: count, folder)
      }
      let isWhole = report.warnings.isEmpty && run.workspace.disk.isNoting
      return .success((report, isWhole ? build.savedBundle(of: tree, theme, in: folder, outputs, run) : nil))
    } catch {
      return .failure(error)
    }
  }
}

/// Reports the pictures that are kept although they are no longer part of the bundle, and why.
func tellOfKept(_ report: CommitReport, in folder: String) {
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
