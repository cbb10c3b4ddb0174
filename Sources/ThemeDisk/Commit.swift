package import ThemeBackends
import ThemeImage

/// What is being done (`comparing`, `encoding`, `writing`, `linking`, `placing`), to how many files it was done, of how many,
/// and the last one's path in the bundle.
package typealias DiskProgress = @Sendable (String, Int, Int, String) -> Void

/// How a bundle is written.
package struct CommitOptions: Sendable {
  /// Makes and recognises the PNGs.
  package var codec: ImageCodec
  /// How many threads take part.
  package var workers = 1
  /// Also writes pictures whose pixels are right but whose bytes the codec would make otherwise.
  package var reencode = false
  /// When the newest input was changed: a manifest that is right but older gets a new time, so that make converges. Nil lets
  /// it keep its time.
  package var newestInput: FileTime?
  /// A file to touch after every success, instead of the manifest.
  package var stamp: String?
  /// Told of every file that is dealt with, from any thread.
  package var progress: DiskProgress = { _, _, _, _ in }
  /// How it knows what is its own in the folder.
  package var rules = OwnershipRules()
  /// A test's way to make the disk fail.
  package var faults: Faults?

  package init(codec: ImageCodec) {
    self.codec = codec
  }
}

/// What a commit did; paths inside the bundle, sorted.
package struct CommitReport: Equatable, Sendable {
  package var written: [String] = []
  package var removed: [String] = []
  /// Pictures that the bundle has no more, but that somebody has changed since themec wrote them: they stay.
  package var kept: [String] = []
  /// How many files were right already.
  package var unchanged = 0
}

/// Makes a folder hold exactly a bundle, beside files of others that are in nobody's way.
///
/// Missing parents are made. Nothing changes unless everything can; after an error the old bundle is whole and nothing
/// lies beside it. Killed at any moment, every file is old or new, and the next commit mends the rest. Two commits to one
/// folder at once end as one of the two. Never writes or removes anything outside the folder, nor a file that is not
/// its own.
package func commit(
  _ tree: OutputTree, to place: BundlePlace, _ options: CommitOptions
) throws(CommitError) -> CommitReport {
  Interrupt.hold()
  defer { Interrupt.release() }
  guard let bundle = try BundleFolder(place, for: .writing, faults: options.faults) else {
    preconditionFailure("a folder that was made is missing")
  }
  let report: CommitReport
  do {
    report = try Commit(tree: tree, bundle: bundle, options: options).run()
  } catch {
    bundle.removeIfMade()
    throw error
  }
  if let stamp = options.stamp { try touch(stamp) }
  return report
}

/// The paths of a tree's files; one that no bundle has is a bug of who made the tree.
func bundlePaths(of tree: OutputTree) -> [BundlePath] {
  tree.files.map { file in
    guard let path = BundlePath(file.path) else { preconditionFailure("no path of a bundle: \(file.path)") }
    return path
  }
}

private struct Commit {
  let tree: OutputTree
  let bundle: BundleFolder
  let options: CommitOptions

  func run() throws(CommitError) -> CommitReport {
    var journal = try openJournal()
    try removeLeftovers(journal)
    let paths = bundlePaths(of: tree)
    let ownership = try settleOwnership(of: paths, &journal)
    let planner = planner(paths, ownership)
    var plan = try planner.plan()
    var report = CommitReport()
    if !plan.blockers.isEmpty || !plan.blockingFolders.isEmpty {
      try clear(plan, &journal)
      report.removed = plan.blockers.map(\.text)
      plan = try planner.plan()
    }
    if !plan.changes.isEmpty || !plan.removals.isEmpty { try exchange(plan, &journal) }
    if journal.isOnDisk { try close(&journal, keeping: Set(paths)) }
    report.written = plan.changes.map(\.path).sorted().map(\.text)
    report.removed = (report.removed + plan.removals.map(\.text)).sorted(by: precedesInBytes)
    report.kept = ownership.kept.map(\.text)
    report.unchanged = tree.files.count - plan.changes.count
    if options.stamp == nil {
      try renewManifest(isChanged: !report.written.isEmpty || !report.removed.isEmpty)
    }
    return report
  }

  private func planner(_ paths: [BundlePath], _ ownership: Ownership) -> Planner {
    Planner(
      tree: tree, paths: paths, bundle: bundle, owned: ownership.owned, claimed: ownership.claimed,
      codec: options.codec,
      reencode: options.reencode, workers: options.workers, progress: options.progress)
  }

  /// Finds out what is the bundle's own, and spells it as the bundle does.
  private func settleOwnership(
    of paths: [BundlePath], _ journal: inout Journal
  ) throws(CommitError) -> Ownership {
    let claims = try Claims(in: bundle, journal, options.rules)
    if !options.rules.isForced { try bundle.refuseOthers(claims) }
    var ownership = try Ownership(claims, of: paths, in: bundle)
    if !ownership.misspelled.isEmpty {
      // Whatever is in the way is told before anything changes.
      try ownership.refuseStrangers()
      _ = try planner(paths, ownership).plan()
      try bundle.respell(ownership.misspelled, &journal)
    }
    try ownership.settle(options.codec)
    return ownership
  }

  private func openJournal() throws(CommitError) -> Journal {
    let journal = try bundle.attempt(Journal.name) { () throws(SystemError) in
      try Journal(in: bundle.root, options.rules.limits)
    }
    if let exceeded = journal.exceeded {
      throw .tooLarge(path: bundle.typed(Journal.name), exceeded)
    }
    guard !journal.isForeign else {
      throw .foreignFiles(folder: bundle.typedPath, paths: [Journal.name])
    }
    return journal
  }

  /// Removes what commits that died had prepared or kept.
  private func removeLeftovers(_ journal: Journal) throws(CommitError) {
    try bundle.restoreFolders(journal)
    for section in journal.sections {
      var trail = bundle.trail
      for (number, path) in section.paths.enumerated() {
        try bundle.attempt(path.text) { () throws(SystemError) in
          guard let folder = try trail.folderIfAny(of: path) else { return }
          try folder.removeIfAny(section.newName(number))
          try folder.removeIfAny(section.oldName(number))
        }
      }
    }
  }

  /// Removes what stands in the way of a folder or a file, so that these can be prepared.
  private func clear(_ plan: Plan, _ journal: inout Journal) throws(CommitError) {
    if !plan.blockers.isEmpty {
      var clearing = Plan()
      clearing.removals = plan.blockers
      try exchange(clearing, &journal)
    }
    for path in plan.blockingFolders {
      try bundle.attempt(path.text) { () throws(SystemError) in
        var trail = bundle.trail
        guard let parent = try trail.folderIfAny(of: path) else { return }
        try parent.removeEmptyFolders(path.name)
      }
    }
  }

  private func exchange(_ plan: Plan, _ journal: inout Journal) throws(CommitError) {
    var exchange = Exchange(plan, in: bundle, workers: options.workers)
    let files = tree.files
    let encode = options.codec.encode
    try exchange.run(&journal, progress: options.progress) { index in
      switch files[index].content {
      case .text(let bytes): bytes
      case .image(let pixels): encode(pixels.bitmap)
      }
    }
  }

  /// Removes the journal, and before it the folders that a commit that died had made or emptied.
  private func close(_ journal: inout Journal, keeping paths: Set<BundlePath>) throws(CommitError) {
    for path in journal.paths.subtracting(paths).sorted() { removeEmptyFolders(above: path, in: bundle) }
    do {
      try journal.remove()
    } catch {
      throw .failed(path: bundle.typed(Journal.name), error)
    }
  }

  /// Makes the manifest no older than the newest input.
  ///
  /// When nothing changed it gets the input's time, not the present: an input that is saved while themec works is then
  /// newer, and make builds again.
  private func renewManifest(isChanged: Bool) throws(CommitError) {
    guard let newest = options.newestInput else { return }
    try bundle.attempt(BundlePath.manifest.text) { () throws(SystemError) in
      let (root, name) = (bundle.root, BundlePath.manifest.name)
      guard let status = try root.statusIfAny(of: name), status.kind == .file, status.modified < newest else {
        return
      }
      if isChanged { try root.setTime(of: name, to: nil) }
      guard try root.status(of: name).modified < newest else { return }
      try root.setTime(of: name, to: newest)
      // A file system with coarser times than the input's rounds down.
      guard try root.status(of: name).modified < newest else { return }
      try root.setTime(of: name, to: FileTime(seconds: newest.seconds + 2))
    }
  }
}
