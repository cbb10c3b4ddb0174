import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeTargets

/// A build of which nothing, or not everything, has to be done.
extension Build {
  /// What builds with these options leave each other.
  func memory(_ cache: CacheFolder?) throws -> RunMemory? {
    try RunMemory(
      cache, of: "build", arguments,
      [place.output, depfile, stamp].map { $0.map { "=\($0)" } ?? "" } + [force, links].map { "\($0)" })
  }

  /// Whether a build would do nothing and say nothing; keeps what was found out then.
  func isNothingToDo(_ state: BuildState, _ memory: RunMemory) -> Bool {
    guard state.isUpToDate, state.isSilent, arguments.baseline == nil, !arguments.format.isForMachines else {
      return false
    }
    if state.isRefreshed, verify == nil { memory.save(state) }
    return true
  }

  /// How a bundle stands that was just written, with its depfile.
  func savedBundle(
    of tree: OutputTree, _ theme: CompiledTheme, in folder: String, _ run: Run
  ) -> SavedBundle? {
    let beside = depfile.map { [depfileName(of: theme, at: $0, run)] } ?? []
    return SavedBundle(of: tree.files.map(\.path), in: folder, beside: beside)
  }

  /// Looks again at bundles beside which files stand that are made of several themes, now that these are written.
  func addSupport(
    of built: [CompiledTheme], to bundles: inout [ThemePath: SavedBundle], _ outputs: Outputs, _ run: Run
  ) {
    for theme in built {
      guard let code = theme.support, let bundle = bundles[theme.path] else { continue }
      let shared = code.files.map { "\(outputs.folderOfSupport(for: theme))/\($0.path)" }
      bundles[theme.path] = bundle.adding(shared)
    }
  }

  /// Ends a run in which nothing has changed.
  func finish(_ state: BuildState) throws {
    if verify != nil { return concludeCheck(of: state.folders.count) }
    if let stamp { try onDisk { () throws(CommitError) in try touch(stamp) } }
    if arguments.verbose { for theme in state.themes where !theme.isOnlyExtended { note(theme) } }
    conclude(state.folders, written: 0, removed: 0)
  }

  /// Says of a theme that it needs no build, when that was asked for.
  func note(_ theme: SavedTheme) {
    arguments.note("\(theme.folder): up to date since an earlier build, \(counted(theme.fileCount, "file"))")
  }

  /// Says what the bundles in some folders came to.
  func conclude(_ folders: some Collection<String>, written: Int, removed: Int, warnings: Int = 0) {
    // The notes have said it of each.
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

  /// Says that bundles are as a build would leave them.
  func concludeCheck(of count: Int) { arguments.conclude("\(counted(count, "bundle")) up to date") }
}
