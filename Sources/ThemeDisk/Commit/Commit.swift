import Platform
package import ThemeCore
package import ThemeImage

/// Writes a bundle to a folder. Afterward, the folder contains the files of the bundle and the files that others put there, and
/// nothing else.
///
/// Missing parent folders are made. The new bundle is made beside the folder and takes its place in one step, so that the folder
/// has the old bundle or the new one at every moment, whatever ends the process. Where the file system can't exchange two folders,
/// both are renamed, and between that there is no bundle. Where the folder can't be replaced at all, each file is old or new (see
/// ``Stage``). The next commit repairs what a killed one leaves. After an error, the old bundle is complete and no other files are
/// left behind, with two exceptions: where files are replaced one after another, some may be new, and if only `options.stamp`
/// can't be touched, the new bundle is complete. Two commits to a folder at the same time have the result of one of them, if the
/// file system has locks. A commit writes and removes only files of the bundle, in its folder and in the folders that it makes.
package func commit(
  _ tree: OutputTree, to place: BundlePlace, _ options: CommitOptions
) throws(CommitError) -> CommitReport {
  Interrupt.hold()
  defer { Interrupt.release() }
  func open() throws(CommitError) -> BundleFolder {
    let opened = try BundleFolder(place, for: .writing, wait: options.wait, faults: options.faults)
    guard let bundle = opened else { preconditionFailure("a folder that was made is missing") }
    return bundle
  }
  var bundle = try open()
  if bundle.takesBackOld() { bundle = try open() }
  var commit = Commit(tree: tree, bundle: bundle, options: options)
  do {
    try commit.run()
  } catch {
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
  /// Whether a new folder has replaced the old bundle's folder.
  private var hasMoved = false

  init(tree: OutputTree, bundle: BundleFolder, options: CommitOptions) {
    (self.tree, self.bundle, self.options) = (tree, bundle, options)
  }

  mutating func run() throws(CommitError) {
    try bundle.removeInterruptedStage(options.rules)
    let place = FolderPlace(of: bundle.root, typedPath: bundle.typedPath)
    if let place { warn(removeLeftovers(at: place, of: bundle, options)) }
    let listed = try bundle.listedFiles(options.rules)
    if listed == nil, !options.rules.isForced { try bundle.refuseOthers() }
    let paths = bundlePaths(of: tree)
    var ownership = try Ownership(listed, of: paths, in: bundle)
    if !ownership.misspelled.isEmpty {
      // Files of others that are in the way have to be reported before anything changes.
      try ownership.refuseStrangers()
      _ = try planner(paths, ownership).plan()
      try bundle.correctSpelling(of: ownership.misspelled)
    }
    try ownership.settle(options.codec, options.rules.limits)
    report.kept = ownership.kept.map(\.text)
    report.unknown = ownership.unknown.map(\.text)
    report.excess = ownership.excess
    let plan = try planner(paths, ownership).plan()
    report.written = plan.changes.map(\.path.text)
    report.removed = plan.removals.map(\.text)
    report.unchanged = plan.kept.count
    if plan.size > 0, try !replaceFolder(plan, ownership, at: place) { try replaceFiles(plan) }
    if options.stamp == nil { renewManifest(isChanged: plan.size > 0) }
  }

  private func planner(_ paths: [BundlePath], _ ownership: Ownership) -> Planner {
    Planner(
      tree: tree, paths: paths, bundle: bundle, owned: ownership.owned, claimed: ownership.claimed,
      options: options)
  }

  /// Adds a warning about files that could not be removed. They mostly have the same cause, so the warning names only the
  /// first.
  private mutating func warn(_ errors: [CommitError]) {
    guard case .failed(let path, let error)? = errors.first else { return }
    report.warnings.append(
      "the bundle in `\(bundle.typedPath)` is complete, but `\(path)` is left over; the next build removes it: "
        + error.words)
  }

  /// Writes the whole bundle to a stage beside its folder, which then takes its place. Returns false where that is impossible or
  /// not worth it; the bundle is unchanged then.
  private mutating func replaceFolder(
    _ plan: Plan, _ ownership: Ownership, at place: FolderPlace?
  ) throws(CommitError) -> Bool {
    // A single file is replaced in one step without that. What is left over beside the folder has the names that are needed.
    guard let place, plan.size > 1, report.warnings.isEmpty, !FolderPlace.isCurrent(bundle.root) else {
      return false
    }
    let old = bundle
    // Whoever has written a file that is right already, the new bundle has it too.
    let owned = ownership.owned.union(plan.kept.map(\.path))
    let claimed = ownership.claimed.union(bundlePaths(of: tree))
    do throws(CommitError) {
      let strangers = try old.attempt("") { () throws(SystemError) in
        try Strangers(besides: owned, and: claimed, movableFrom: old.root)
      }
      let stage = try Stage(beside: old, at: place, plan, options)
      do throws(CommitError) {
        try stage.fill(besides: strangers.paths, content)
        report.isAtOnce = try stage.takePlace(at: place)
      } catch {
        stage.discard()
        throw error
      }
      bundle = BundleFolder(old, movedTo: stage.folder)
    } catch {
      if error.meansNoStage { return false }
      throw error
    }
    hasMoved = true
    var leftover = OldBundle(old.root, at: place, of: bundle, owned: owned, claimed: claimed)
    leftover.remove()
    warn(leftover.errors)
    return true
  }

  /// Replaces the files one after another.
  private mutating func replaceFiles(_ plan: Plan) throws(CommitError) {
    report.isAtOnce = plan.size == 1
    let stage = try Stage(inside: bundle, plan, options)
    do throws(CommitError) {
      try stage.fill(content)
    } catch {
      stage.discard()
      throw error
    }
    try stage.placeFiles()
    if let error = stage.discard() { warn([error]) }
  }

  /// Removes the bundle's folder if nothing is in it. Its lock is held, so no other build is writing to it.
  func removeEmptyFolder() {
    guard let place = FolderPlace(of: bundle.root, typedPath: bundle.typedPath) else { return }
    try? place.parent.removeFolder(place.name)
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

/// A callback for progress. It gets the name of the step (`comparing`, `keeping`, `encoding`, `copying`),
/// the number of files that are done in this step, the number of all files of the step, and the path in the bundle of the file
/// that was done last.
package typealias DiskProgress = @Sendable (String, Int, Int, String) -> Void

/// The options of a commit.
package struct CommitOptions: Sendable {
  /// Encodes pictures, and recognizes files that hold a given picture.
  package var codec: ImageCodec
  /// The number of threads that work on the files.
  package var workers = 1
  /// Whether pictures are also rewritten if their pixels are right but their bytes differ from what the codec would write.
  package var reencode = false
  /// Whether files that hold the same picture and are written in the same commit become hard links to one file.
  package var links = false
  /// How the commit waits for another build that uses the same folder.
  package var wait = LockWait()
  /// The modification time of the newest input. A manifest that is right but older gets a newer time, so that make considers
  /// the bundle up to date. Nil leaves the manifest's time alone.
  package var newestInput: FileTime?
  /// The path of a file to touch after every successful commit, instead of renewing the manifest's time; nil for none.
  package var stamp: String?
  /// Whether the bundle's folder is removed if nothing is left in it.
  var removesEmptyFolder = false
  /// Called for each file that is done, on any thread.
  package var progress: DiskProgress = { _, _, _, _ in }
  /// The rules by which a build recognizes the files of its bundle in the folder.
  package var rules: OwnershipRules
  /// Measures how long the work on each file takes.
  package var watch = StageWatch()
  /// Failures that a test injects; nil outside of tests.
  package var faults: Faults?

  package init(codec: ImageCodec, rules: OwnershipRules) {
    self.codec = codec
    self.rules = rules
  }
}

/// The result of a commit. Paths are relative to the bundle's folder and sorted.
package struct CommitReport: Equatable, Sendable {
  package var written: [String] = []
  package var removed: [String] = []
  /// Pictures that are no longer part of the bundle and were changed after themec wrote them. They are not removed.
  package var kept: [String] = []
  /// Pictures that are no longer part of the bundle and exceed the limit for finding out whether they were changed. They are
  /// not removed.
  package var unknown: [String] = []
  /// By how much the pictures that are no longer part of the bundle exceed that limit; nil when they don't.
  package var excess: LimitExceeded?
  /// The number of files whose content was right already.
  package var unchanged = 0
  /// Whether the bundle changed in one step, so that the folder held the old bundle or the new one at every moment.
  package var isAtOnce = true
  /// What could not be cleaned up although the new bundle is complete: sentences without a period at their end.
  package var warnings: [String] = []
}

/// How a build waits for another build that uses the same folder.
package struct LockWait: Sendable {
  /// The length of one pause, in milliseconds.
  package static let interval = 10

  /// The time after which the build gives up, in seconds; 0 does not wait.
  package var limit = 600
  /// Called with the folder's path as typed when the wait begins.
  package var isWaiting: @Sendable (String) -> Void = { _ in }
  /// Pauses for a number of milliseconds. A test replaces it so that it does not depend on the clock.
  package var pause: @Sendable (Int) -> Void = { usleep(useconds_t($0 * 1_000)) }

  package init() {}
}

extension Folder {
  /// Locks the folder, whose path as typed is `path`. A lock for writing excludes all other users of the folder; a lock for
  /// reading excludes only writers. Returns false where the file system has no locks; the folder is then used without one.
  /// `waited` adds up the milliseconds of all waits, which the limit applies to.
  func lock(
    forWriting: Bool, _ wait: LockWait, _ path: String, _ waited: inout Int
  ) throws(CommitError) -> Bool {
    let kind = forWriting ? LOCK_EX : LOCK_SH
    while true {
      if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      do throws(SystemError) {
        try descriptor.call { flock($0, kind | LOCK_NB) }
        return true
      } catch {
        switch error.code {
        case EWOULDBLOCK: break
        case EBADF, EINVAL, ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP: return false
        default: throw .failed(path: path, error)
        }
      }
      // Pauses are counted instead of measuring time, so that the time that a computer sleeps does not count.
      guard waited < wait.limit * 1_000 else { throw .locked(folder: path, seconds: wait.limit) }
      if waited == 0 { wait.isWaiting(path) }
      wait.pause(LockWait.interval)
      waited += LockWait.interval
    }
  }
}
