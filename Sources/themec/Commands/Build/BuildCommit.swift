import Synchronization
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage

/// The part of a build that writes the bundles.
extension Build {
  /// The options with which the bundle of a theme is written or compared.
  func options(for theme: CompiledTheme, _ codec: ImageCodec, _ run: Run) -> CommitOptions {
    options(codec, run, workers: run.workspace.session.gate.workers(run.workers, each: theme.bytesInWork))
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

  /// Writes the bundles, several at a time, and returns them by the files of their themes, without those of which something is
  /// left to do for the next build. `left` are those that need no build.
  func commit(
    _ built: [CompiledTheme], _ left: [WrittenBundle], to outputs: Outputs, _ codec: ImageCodec, _ run: Run
  ) throws -> [ThemePath: WrittenBundle] {
    var (written, removed) = (0, 0)
    var bundles: [ThemePath: WrittenBundle] = [:]
    let writer = BundleWriter(of: self, built.count, to: outputs, codec, run)
    try run.forEachBatch(of: built) { batch in
      let results = writer.write(batch)
      run.progress.clear()
      for (entry, result) in zip(batch, results) {
        guard case .success(let done)? = result else { continue }
        written += done.report.written.count
        removed += done.report.removed.count
        tell(of: done.report, in: outputs.folder(of: entry.theme), run)
        bundles[entry.theme.path] = done.bundle
      }
      try onDisk { () throws(CommitError) in
        for result in results { _ = try result?.get() }
        if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      }
    }
    for bundle in left { arguments.note(bundle.isUpToDate) }
    conclude(
      built.map(outputs.folder) + left.map(\.folder), written: written, removed: removed,
      warnings: run.warningCount)
    return bundles
  }

  /// Reports how many files were written and removed in the bundles in `folders`. `warnings` is reported only with `--watch`.
  private func conclude(_ folders: [String], written: Int, removed: Int, warnings: Int) {
    // With `--verbose`, this was reported for each bundle.
    guard !folders.isEmpty, !arguments.verbose else { return }
    let changes =
      written + removed == 0
      ? "nothing changed"
      : "\(counted(written, "file")) written" + (removed == 0 ? "" : ", \(removed) removed")
    let sentence = "built \(Self.name(of: folders)): \(changes)"
    guard watches else { return arguments.conclude(sentence) }
    let remark = warnings == 0 ? "" : ", \(counted(warnings, "warning"))"
    if !arguments.quiet { Terminal.report("\(sentence)\(remark)") }
  }

  private static func name(of folders: [String]) -> String {
    folders.count > 1 ? "\(folders.count) themes" : folders.first ?? ""
  }

  /// What a build reports of bundles that are up to date, instead of what was written.
  func unchanged(_ bundles: [WrittenBundle]) -> String {
    if arguments.verbose { return bundles.map { Terminal.lines($0.isUpToDate) }.joined() }
    guard !bundles.isEmpty, !arguments.quiet, Terminal.errorIsTerminal else { return "" }
    return Terminal.lines("built \(Self.name(of: bundles.map(\.folder))): nothing changed")
  }

  /// A bundle that was just written, with the theme's depfile. Nil if one of the files is not there, or if the depfile needs
  /// links, which are not compared.
  fileprivate func writtenBundle(
    of tree: OutputTree, _ theme: CompiledTheme, in folder: String, _ outputs: Outputs, _ run: Run
  ) -> WrittenBundle? {
    if let depfile {
      guard let known = try? self.depfile(of: theme, at: depfile, outputs, run), known.links.isEmpty else {
        return nil
      }
    }
    let beside = depfile.map { [depfileName(of: theme, at: $0, run)] } ?? []
    return FileList(of: tree.files.map(\.path), in: folder, beside: beside).map {
      WrittenBundle(folder: folder, fileCount: tree.files.count, files: $0)
    }
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

/// A bundle that is as its theme has it, and its files as they are on the disk.
struct WrittenBundle: Sendable {
  /// The bundle's folder, as typed.
  let folder: String
  let fileCount: Int
  var files: FileList

  /// The sentence for a bundle that needs no build.
  fileprivate var isUpToDate: String {
    "\(folder): up to date since an earlier build, \(counted(fileCount, "file"))"
  }
}

/// The result of writing a bundle: the report, and the bundle unless it is not noted.
private typealias CommitResult = Result<(report: CommitReport, bundle: WrittenBundle?), CommitError>

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
      let bytes = options.workers * theme.bytesInWork
      let report = try run.workspace.session.gate.admit(bytes) { () throws(CommitError) in
        try run.watch.measure(.commit) { () throws(CommitError) in
          try ThemeDisk.commit(tree, to: outputs.place(of: theme), commitOptions)
        }
      }
      if count > 1 {
        let number = done.bundles.wrappingAdd(1, ordering: .relaxed).newValue
        run.progress.show("writing", number, of: count, folder)
      }
      let isWhole = report.warnings.isEmpty && run.workspace.disk.isNoting
      return .success(
        (report, isWhole ? build.writtenBundle(of: tree, theme, in: folder, outputs, run) : nil))
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
