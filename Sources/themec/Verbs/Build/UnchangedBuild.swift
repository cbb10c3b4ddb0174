import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeTargets

/// The part of a build that skips themes that have not changed since an earlier build.
extension Build {
  /// The entry of the cache in which builds with these options keep their state; nil without a cache.
  func memory(_ cache: CacheFolder?) throws -> RunMemory? {
    try RunMemory(
      cache, of: "build", arguments,
      [place.output, depfile, stamp].map { $0.map { "=\($0)" } ?? "" }
        + [force, links, prune].map { "\($0)" })
  }

  /// Whether a build would do nothing and print no diagnostics. If so, a state in which the comparison has renewed some
  /// snapshots is kept, except with `--verify`.
  func isNothingToDo(_ state: BuildState, _ memory: RunMemory) -> Bool {
    guard state.isUpToDate, state.isSilent, arguments.baseline == nil, !arguments.format.isForMachines else {
      return false
    }
    if state.isRefreshed, verify == nil { memory.save(state) }
    return true
  }

  /// What a build state says of a bundle that was just written, and of its depfile; nil if one of the files is not there, or if
  /// the depfile needs links, of which a state knows nothing.
  func savedBundle(
    of tree: OutputTree, _ theme: CompiledTheme, in folder: String, _ outputs: Outputs, _ run: Run
  ) -> SavedBundle? {
    if let depfile {
      guard let known = try? self.depfile(of: theme, at: depfile, outputs, run), known.links.isEmpty else {
        return nil
      }
    }
    let beside = depfile.map { [depfileName(of: theme, at: $0, run)] } ?? []
    return SavedBundle(of: tree.files.map(\.path), in: folder, beside: beside)
  }

  /// Finishes a build in which nothing has changed: updates the stamp, except with `--verify`, and reports the result.
  func finish(_ state: BuildState) throws {
    if verify != nil { return concludeCheck(of: state.folders.count) }
    if let stamp { try onDisk { () throws(CommitError) in try touch(stamp) } }
    if arguments.verbose { for theme in state.themes where !theme.isOnlyExtended { note(theme) } }
    conclude(state.folders, written: 0, removed: 0)
  }

  /// Reports that a theme needs no build, if `--verbose` is given.
  func note(_ theme: SavedTheme) {
    arguments.note("\(theme.folder): up to date since an earlier build, \(counted(theme.fileCount, "file"))")
  }

  /// Reports how many files were written and removed in the bundles in `folders`. `warnings` is reported only with `--watch`.
  func conclude(_ folders: some Collection<String>, written: Int, removed: Int, warnings: Int = 0) {
    // With `--verbose`, this was reported for each bundle.
    guard let first = folders.first, !arguments.verbose else { return }
    let changes =
      written + removed == 0
      ? "nothing changed"
      : "\(counted(written, "file")) written" + (removed == 0 ? "" : ", \(removed) removed")
    let sentence = "built \(folders.count > 1 ? "\(folders.count) themes" : first): \(changes)"
    guard watches else { return arguments.conclude(sentence) }
    let remark = warnings == 0 ? "" : ", \(counted(warnings, "warning"))"
    if !arguments.quiet { Terminal.report("\(sentence)\(remark)") }
  }

  /// Reports that the bundles are up to date; `count` is their number.
  func concludeCheck(of count: Int) { arguments.conclude("\(counted(count, "bundle")) up to date") }
}
