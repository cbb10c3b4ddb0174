import Platform
import ThemeCore
package import ThemeImage

/// Writes a bundle to a folder. Afterward, the folder contains the files of the bundle and the files that others put there, and
/// nothing else.
///
/// Missing parent folders are made. A commit changes everything or nothing: after an error, the old bundle is complete and no
/// other files are left behind. There are two exceptions: if a step can't be undone, the next commit repairs the folder, and if
/// only `options.stamp` can't be touched, the new bundle is complete. If the process is killed, the folder has the old bundle
/// or the new one, provided that the file system can exchange two folders in one step (see ``Stage``); otherwise, each file is
/// old or new (see ``Exchange``), and the next commit repairs the rest. Two commits to a folder at the same time have the
/// result of one of them. A commit writes and removes only files of the bundle, in its folder and in the stage beside it.
package func commit(
  _ tree: OutputTree, to place: BundlePlace, _ options: CommitOptions
) throws(CommitError) -> CommitReport {
  guard let sync = options.sync else { return try commitNow(tree, to: place, options) }
  var options = options
  options.wait.pause = { [pause = options.wait.pause] time in sync.aside { pause(time) } }
  let waitingOptions = options
  return try sync.inTurn { () throws(CommitError) in try commitNow(tree, to: place, waitingOptions) }
}

private func commitNow(
  _ tree: OutputTree, to place: BundlePlace, _ options: CommitOptions
) throws(CommitError) -> CommitReport {
  Interrupt.hold()
  defer { Interrupt.release() }
  let opened = try BundleFolder(place, for: .writing, wait: options.wait, faults: options.faults)
  guard let bundle = opened else { preconditionFailure("a folder that was made is missing") }
  var commit = Commit(tree: tree, bundle: bundle, options: options)
  do {
    try commit.run()
  } catch {
    commit.discardStage()
    bundle.removeIfMade()
    throw error
  }
  if options.removesEmptyFolder { commit.removeEmptyFolder() }
  if let stamp = options.stamp { try touch(stamp) }
  // `bundle` keeps the old folder locked, which has to last until everything is done.
  return withExtendedLifetime(bundle) { commit.report }
}

/// The paths of a tree's files, in the tree's order. Each of them has to be a valid path of a bundle.
func bundlePaths(of tree: OutputTree) -> [BundlePath] {
  tree.files.map { file in
    guard let path = BundlePath(file.path) else { preconditionFailure("no path of a bundle: \(file.path)") }
    return path
  }
}

private struct Commit {
  let tree: OutputTree
  /// The bundle's folder, which is the new folder once the stage has taken the old one's place.
  var bundle: BundleFolder
  let options: CommitOptions
  var report = CommitReport()
  /// The stage that was made and has not become the bundle; nil when there is none or it was removed.
  private var leftStage: Stage?
  /// Whether a new folder has replaced the old bundle's folder.
  private var hasMoved = false

  init(tree: OutputTree, bundle: BundleFolder, options: CommitOptions) {
    (self.tree, self.bundle, self.options) = (tree, bundle, options)
  }

  mutating func run() throws(CommitError) {
    var journal = try openJournal()
    try removeLeftovers(journal)
    let place = bundle.isLocked ? FolderPlace(of: bundle.root, typedPath: bundle.typedPath) : nil
    if let place, var left = OldBundle(leftAt: place, of: bundle, options.rules) {
      left.remove()
      warn(left.errors)
    }
    let paths = bundlePaths(of: tree)
    let ownership = try settleOwnership(of: paths, &journal)
    report.kept = ownership.kept.map(\.text)
    report.unknown = ownership.unknown.map(\.text)
    report.excess = ownership.excess
    let planner = planner(paths, ownership)
    var plan = try planner.plan()
    if let place, try switchWhole(plan, ownership, at: place) {
      // The old journal was in the old folder, so it is gone.
    } else {
      if !plan.blockers.isEmpty || !plan.blockingFolders.isEmpty {
        try clear(plan, &journal)
        report.removed = plan.blockers.map(\.text)
        plan = try planner.plan()
      }
      let errors = plan.changes.isEmpty && plan.removals.isEmpty ? [] : try exchange(plan, &journal)
      warn(errors)
      // While errors are left, the journal stays, because it names the files that the next commit has to remove.
      if journal.isOnDisk, errors.isEmpty { close(&journal, keeping: Set(paths)) }
      note(plan)
    }
    discardStage()
    if let left = leftStage {
      warn([.failed(path: left.place.typedStage(bundle.typedPath), SystemError(code: EEXIST))])
    }
    if options.stamp == nil {
      renewManifest(isChanged: !report.written.isEmpty || !report.removed.isEmpty)
    }
  }

  private mutating func note(_ plan: Plan) {
    report.written = plan.changes.map(\.path).sorted().map(\.text)
    report.removed = (report.removed + plan.removals.map(\.text)).sorted(by: precedesInBytes)
    report.unchanged = tree.files.count - plan.changes.count
  }

  /// Adds a warning about files that could not be removed. They mostly have the same cause, so the warning names only the
  /// first.
  private mutating func warn(_ errors: [CommitError]) {
    guard case .failed(let path, let error)? = errors.first else { return }
    report.warnings.append(
      "the bundle in `\(bundle.typedPath)` is complete, but `\(path)` is left over; the next build removes it: "
        + error.words)
  }

  /// Removes the stage if it did not become the bundle.
  mutating func discardStage() {
    if leftStage?.discard() == true { leftStage = nil }
  }

  /// Writes the whole bundle to a stage and exchanges its folder with the old one. Returns false when that is impossible or not
  /// worth it; the bundle is unchanged then.
  private mutating func switchWhole(
    _ plan: Plan, _ ownership: Ownership, at place: FolderPlace
  ) throws(CommitError) -> Bool {
    let plan = plan.withBlocked(tree)
    // A single file is replaced in one step without a stage.
    guard plan.changes.count + plan.removals.count > 1, report.warnings.isEmpty else { return false }
    // Files that were renamed to the bundle's spelling have names in the old bundle that its digests don't list.
    guard ownership.misspelled.isEmpty else { return false }
    let old = bundle
    let retained: RetainedFiles
    do throws(SystemError) {
      retained = try RetainedFiles(
        in: old, for: plan, paths: bundlePaths(of: tree), owned: ownership.owned, claimed: ownership.claimed)
    } catch {
      return false
    }
    guard retained.isNothing || !FolderPlace.isCurrent(old.root) else { return false }
    var stage: Stage
    do throws(CommitError) {
      stage = try Stage(of: old, at: place, plan, retained, options)
      leftStage = stage
      try stage.fill(content)
      try stage.takePlace()
    } catch {
      discardStage()
      if error.meansNoStage { return false }
      throw error
    }
    leftStage = nil
    hasMoved = true
    bundle = BundleFolder(old, movedTo: stage.folder)
    note(plan)
    guard !retained.isNothing else { return true }
    var leftover = OldBundle(old.root, at: place, of: bundle, owned: ownership.owned, retained)
    leftover.remove()
    warn(leftover.errors)
    return true
  }

  /// Removes the bundle's folder if nothing is in it. Its lock is held, so no other build is writing to it.
  func removeEmptyFolder() {
    guard let place = FolderPlace(of: bundle.root, typedPath: bundle.typedPath) else { return }
    try? place.parent.removeFolder(place.name)
  }

  private func planner(_ paths: [BundlePath], _ ownership: Ownership) -> Planner {
    Planner(
      tree: tree, paths: paths, bundle: bundle, owned: ownership.owned, claimed: ownership.claimed,
      options: options)
  }

  /// Determines which files in the folder belong to the bundle, and renames misspelled ones to the bundle's spelling.
  private func settleOwnership(
    of paths: [BundlePath], _ journal: inout Journal
  ) throws(CommitError) -> Ownership {
    let claimedFiles = try ClaimedFiles(in: bundle, journal, options.rules)
    if !options.rules.isForced { try bundle.refuseOthers(claimedFiles) }
    var ownership = try Ownership(claimedFiles, of: paths, in: bundle)
    if !ownership.misspelled.isEmpty {
      // Files of others that are in the way have to be reported before anything changes.
      try ownership.refuseStrangers()
      _ = try planner(paths, ownership).plan()
      try bundle.correctSpelling(of: ownership.misspelled, &journal)
    }
    try ownership.settle(options.codec, options.rules.limits)
    return ownership
  }

  private func openJournal() throws(CommitError) -> Journal {
    let journal = try bundle.journal(options.rules.limits)
    if let exceeded = journal.exceeded { throw .tooLarge(path: bundle.typed(Journal.name), exceeded) }
    guard !journal.isForeign else {
      throw .foreignFiles(folder: bundle.typedPath, paths: [Journal.name])
    }
    return journal
  }

  /// Removes the temporary files that interrupted commits left in the folder, and restores folders that they were renaming.
  private func removeLeftovers(_ journal: Journal) throws(CommitError) {
    try bundle.restoreFolders(journal)
    if journal.isOnDisk {
      try bundle.attempt(Journal.newName) { () throws(SystemError) in
        try bundle.root.removeIfAny(Journal.newName)
      }
    }
    for section in journal.sections {
      var openPath = bundle.openPath
      for (number, path) in section.paths.enumerated() {
        try bundle.attempt(path.text) { () throws(SystemError) in
          guard let folder = try openPath.folderIfAny(of: path) else { return }
          try folder.removeIfAny(section.newName(number))
          try folder.removeIfAny(section.oldName(number))
        }
      }
    }
  }

  /// Removes files and empty folders that stand where the bundle needs a folder or a file.
  private mutating func clear(_ plan: Plan, _ journal: inout Journal) throws(CommitError) {
    if !plan.blockers.isEmpty {
      var clearing = Plan()
      clearing.removals = plan.blockers
      let errors = try exchange(clearing, &journal)
      if let error = errors.first { throw error }
    }
    report.isAtOnce = false
    for path in plan.blockingFolders {
      try bundle.attempt(path.text) { () throws(SystemError) in
        var openPath = bundle.openPath
        guard let parent = try openPath.folderIfAny(of: path) else { return }
        try parent.removeEmptyFolders(path.name)
      }
    }
  }

  /// Replaces the files one after the other. Returns an error for each old content that could not be removed.
  private mutating func exchange(
    _ plan: Plan, _ journal: inout Journal
  ) throws(CommitError) -> [CommitError] {
    if plan.changes.count + plan.removals.count > 1 { report.isAtOnce = false }
    var exchange = Exchange(plan, in: bundle, options)
    return try exchange.run(&journal, content: content)
  }

  /// Returns the bytes of a file of the tree, given its index in the tree; callable from any thread.
  private var content: @Sendable (Int) -> [UInt8] {
    let (files, codec) = (tree.files, options.codec)
    return { index in
      switch files[index].content {
      case .text(let bytes): bytes
      case .image(let pixels): codec.file(pixels, at: files[index].path)
      }
    }
  }

  /// Removes the journal. Before that, removes empty folders that an interrupted commit made or emptied.
  private mutating func close(_ journal: inout Journal, keeping paths: Set<BundlePath>) {
    for path in journal.paths.subtracting(paths).sorted() { removeEmptyFolders(above: path, in: bundle) }
    do {
      try journal.remove()
    } catch {
      warn([.failed(path: bundle.typed(Journal.name), error)])
    }
  }

  /// Makes the manifest no older than the newest input.
  ///
  /// If nothing changed, the manifest gets the newest input's time and not the current time, so that an input that is saved
  /// while themec works is newer than the manifest and make builds again.
  private mutating func renewManifest(isChanged: Bool) {
    guard let newest = options.newestInput else { return }
    do throws(SystemError) {
      let (root, name) = (bundle.root, BundlePath.manifest.name)
      guard let status = try root.statusIfAny(of: name), status.kind == .file else { return }
      // The parent folder may be an input, too, and it changed when the new folder of the bundle replaced the old one in it.
      let above = try root.folder("..").descriptor.status().modified
      let isOutdated = hasMoved && status.modified < above
      guard status.modified < newest || isOutdated else { return }
      if isChanged { try root.setTime(of: name, to: nil) }
      guard try root.status(of: name).modified < newest else { return }
      try root.setTime(of: name, to: newest)
      // A file system with coarser times than the input's rounds the time down.
      guard try root.status(of: name).modified < newest else { return }
      try root.setTime(of: name, to: FileTime(seconds: newest.seconds + 2))
    } catch {
      report.warnings.append(
        "the bundle in `\(bundle.typedPath)` is complete, but the time of its manifest can't be set to that of the newest input: "
          + error.words)
    }
  }
}
