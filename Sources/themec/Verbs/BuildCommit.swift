import Synchronization
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage

/// Writing the bundles of a build.
extension Build {
  /// How much memory a picture of a theme takes in work at most, being encoded included, in bytes.
  private func bytesInWork(_ theme: CompiledTheme, _ run: Run) -> Int {
    theme.bytesInWork + run.compression(compression).bytesInWork(pixelBytes: theme.bytesInWork)
  }

  /// How the bundle of a theme is written or compared.
  func options(for theme: CompiledTheme, _ codec: ImageCodec, _ run: Run) -> CommitOptions {
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
  func commit(
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
    conclude(
      built.map(outputs.folder) + left.map(\.folder), written: written, removed: removed,
      warnings: run.warningCount)
    return bundles
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
