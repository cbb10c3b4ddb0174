import Synchronization
import ThemeCore

/// A folder in which the files of the next bundle are written before they take their places.
///
/// Beside the bundle's folder `NAME`, it is `.themec-NAME.stage` and gets the whole bundle. When it is complete, it is renamed to
/// `.themec-NAME.old` and exchanged with the bundle's folder, so that what has the first name is never of use, and what has the
/// second is never lost. Where folders can't be exchanged, the old folder gets the second name, and then the stage the bundle's.
///
/// Inside of the bundle's folder, for one that can't be replaced, it is `.themec-stage` and gets the files that change, which are
/// then renamed one after another, the digests and the manifest last. Until then, the digests in the stage say which files a
/// killed commit may have added.
struct Stage {
  static let name = ".themec-stage"

  let folder: Folder
  private let parent: Folder
  private let name: String
  /// The name under which the stage takes the place of the bundle.
  private let otherName: String
  private let bundle: BundleFolder
  private let plan: Plan
  private let options: CommitOptions
  private let copies = CopyMaker()

  /// Makes the folder of a stage beside the bundle's folder. Fails if one exists.
  init(
    beside bundle: BundleFolder, at place: FolderPlace, _ plan: Plan, _ options: CommitOptions
  ) throws(CommitError) {
    try self.init(
      of: bundle, in: place.parent, named: place.stageName, or: place.oldName, path: "", plan, options)
  }

  /// Makes the folder of a stage inside of the bundle's folder. Fails if one exists.
  init(inside bundle: BundleFolder, _ plan: Plan, _ options: CommitOptions) throws(CommitError) {
    try self.init(
      of: bundle, in: bundle.root, named: Self.name, or: Self.name, path: Self.name, plan, options)
  }

  private init(
    of bundle: BundleFolder, in parent: Folder, named name: String, or otherName: String, path: String,
    _ plan: Plan, _ options: CommitOptions
  ) throws(CommitError) {
    (self.bundle, self.parent, self.name, self.otherName) = (bundle, parent, name, otherName)
    (self.plan, self.options) = (plan, options)
    folder = try bundle.attempt(path) { () throws(SystemError) in
      try parent.makeFolder(name)
      return try parent.folder(name)
    }
  }

  /// Removes the stage's folder, unless it has become the bundle's folder. Returns the error if that fails.
  @discardableResult
  func discard() -> CommitError? {
    do throws(SystemError) {
      // A step that failed may have left it under the other name.
      for name in name == otherName ? [name] : [name, otherName] {
        let isHere = try parent.statusIfAny(of: name)?.identity == folder.descriptor.status().identity
        guard isHere || name == Self.name else { continue }
        try removeAll(in: folder)
        try parent.removeFolder(name)
      }
      return nil
    } catch {
      return .failed(path: bundle.typed(name), error)
    }
  }

  /// Writes the whole next bundle, with folders for the files of others at `strangers`. `content` returns the bytes of a file,
  /// given its index in the tree; it is called on any thread.
  func fill(
    besides strangers: [BundlePath], _ content: @Sendable (Int) -> [UInt8]
  ) throws(CommitError) {
    var waited = 0
    // Other builds that find the new bundle wait until this one is done.
    _ = try folder.lock(forWriting: true, LockWait(), bundle.typedPath, &waited)
    let changed = foldersAbove(plan.changes.map(\.path) + plan.removals)
    let folders =
      [nil]
      + foldersAbove(plan.changes.map(\.path) + plan.kept.map(\.path) + strangers).sorted().map {
        BundlePath?.some($0)
      }
    var (newPath, oldPath) = (OpenFolderPath(root: folder), bundle.openPath)
    var statuses: [BundlePath?: FileStatus] = [:]
    for path in folders {
      try bundle.attempt(path?.text ?? "") { () throws(SystemError) in
        if let path { try newPath.openFolder(path.folder).makeFolder(path.name) }
        guard case .folder(let old) = try oldPath.place(of: path) else { return }
        let (new, status) = (try newPath.openFolder(path), try old.descriptor.status())
        statuses[path] = status
        // Group and attributes are set first because new entries may inherit them.
        do throws(SystemError) { try new.takeAttributes(of: old) } catch { throw .hasNoStage }
        try new.takePermissions(of: status, adding: 0o700)
      }
    }
    try keepFiles()
    try writeFiles(content)
    for path in folders.reversed() {
      guard let status = statuses[path] else { continue }
      try bundle.attempt(path?.text ?? "") { () throws(SystemError) in
        let new = try newPath.openFolder(path)
        try new.takePermissions(of: status, adding: 0)
        if let path, !changed.contains(path) { try new.takeTimes(of: status) }
      }
    }
    if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
  }

  /// Writes the files that change.
  func fill(_ content: @Sendable (Int) -> [UInt8]) throws(CommitError) {
    var openPath = OpenFolderPath(root: folder)
    for path in foldersAbove(plan.changes.map(\.path)).sorted() {
      try bundle.attempt(path.text) { () throws(SystemError) in try openPath.make(path) }
    }
    try writeFiles(content)
    if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
  }

  /// Puts the stage in the place of the old bundle; returns whether that was one step. After an error, the old bundle is in its
  /// place.
  func takePlace(at place: FolderPlace) throws(CommitError) -> Bool {
    let (old, bundleName) = (otherName, place.name)
    return try bundle.attempt("") { () throws(SystemError) in
      guard try place.holds(bundle.root), try parent.statusIfAny(of: name) != nil else { throw .hasNoStage }
      if try bundle.root.names(limit: 0) != nil {
        // An empty folder is replaced by renaming, on every file system.
        try parent.rename(name, to: bundleName)
        return true
      }
      try parent.rename(name, to: old)
      do throws(SystemError) {
        try parent.exchange(old, with: bundleName)
        return true
      } catch {
        try parent.rename(old, to: name)
        guard error.meansNoStage else { throw error }
      }
      try parent.rename(bundleName, to: old)
      do throws(SystemError) {
        try parent.rename(name, to: bundleName)
        return false
      } catch {
        try parent.rename(old, to: bundleName)
        throw error
      }
    }
  }

  /// Renames the files of a stage inside of the bundle's folder to their places, and removes files that the bundle no longer has.
  /// If nothing has changed when it fails, the stage is removed.
  func placeFiles() throws(CommitError) {
    var (stagePath, openPath) = (OpenFolderPath(root: folder), bundle.openPath)
    var hasBegun = false
    func step(_ path: BundlePath, _ body: () throws(SystemError) -> Void) throws(CommitError) {
      do throws(SystemError) {
        try body()
        hasBegun = true
      } catch {
        if !hasBegun { discard() }
        throw .failed(path: bundle.typed(path.text), error)
      }
    }
    for path in plan.blockers {
      try step(path) { () throws(SystemError) in try openPath.folder(of: path).removeIfAny(path.name) }
    }
    for path in plan.blockingFolders {
      try step(path) { () throws(SystemError) in
        try openPath.folderIfAny(of: path)?.removeEmptyFolders(path.name)
      }
    }
    openPath = bundle.openPath
    func place(_ path: BundlePath) throws(CommitError) {
      try step(path) { () throws(SystemError) in
        if let folder = path.folder { try openPath.make(folder) }
        try stagePath.folder(of: path).rename(path.name, to: path.name, in: openPath.folder(of: path))
      }
    }
    // The digests and the manifest describe all other files, so they are placed after them.
    let last = [BundlePath.digests, .manifest]
    for change in plan.changes where !last.contains(change.path) { try place(change.path) }
    let isBlocker = Set(plan.blockers)
    func remove(_ path: BundlePath) throws(CommitError) {
      try step(path) { () throws(SystemError) in try openPath.folderIfAny(of: path)?.removeIfAny(path.name) }
    }
    for path in plan.removals where !isBlocker.contains(path) && !last.contains(path) { try remove(path) }
    for path in plan.gone {
      try step(path) { () throws(SystemError) in try removeEmptyFolders(above: path, in: bundle) }
    }
    for path in plan.removals where last.contains(path) { try remove(path) }
    for path in last where plan.changes.contains(where: { $0.path == path }) { try place(path) }
  }

  private func keepFiles() throws(CommitError) {
    let copies = copies
    var firsts: [FileStatus.Identity: Int] = [:]
    var (originals, doubles): ([Int], [Int]) = ([], [])
    for (number, file) in plan.kept.enumerated() {
      // Names of one file stay such.
      if options.links, firsts[file.identity] != nil {
        doubles.append(number)
      } else {
        firsts[file.identity] = number
        originals.append(number)
      }
    }
    let paths = plan.kept.map(\.path)
    let openPaths = CopyFolders(original: bundle.openPath, copy: OpenFolderPath(root: folder))
    try forEach(originals, of: paths, "keeping", with: openPaths) { openPaths, number throws(SystemError) in
      let path = paths[number]
      let (old, new) = (try openPaths.original.folder(of: path), try openPaths.copy.folder(of: path))
      try copies.make(path.name, in: new, of: path.name, in: old)
      try new.takeAttributes(ofFile: path.name, in: old)
    }
    let kept = firsts.mapValues { paths[$0] }
    let linkPaths = CopyFolders(original: openPaths.copy, copy: openPaths.copy)
    try forEach(doubles, of: paths, "keeping", with: linkPaths) { openPaths, number throws(SystemError) in
      guard let first = kept[plan.kept[number].identity] else { return }
      let source = try openPaths.original.folder(of: first)
      let folder = try openPaths.copy.folder(of: paths[number])
      try copies.make(paths[number].name, in: folder, of: first.name, in: source, linking: true)
    }
  }

  /// Writes the files that change; copies are written after their originals.
  private func writeFiles(_ content: @Sendable (Int) -> [UInt8]) throws(CommitError) {
    let (changes, paths) = (plan.changes, plan.changes.map(\.path))
    let openPath = OpenFolderPath(root: folder)
    let originals = changes.indices.filter { changes[$0].copySource == nil }
    try forEach(originals, of: paths, "encoding", with: openPath) { openPath, number throws(SystemError) in
      let change = changes[number]
      try openPath.folder(of: change.path).create(change.path.name, content(change.index))
    }
    let copies = changes.indices.filter { changes[$0].copySource != nil }
    let openPaths = (old: bundle.openPath, new: openPath, copy: openPath)
    try forEach(copies, of: paths, "copying", with: openPaths) { openPaths, number throws(SystemError) in
      let name = paths[number].name
      let folder = try openPaths.copy.folder(of: paths[number])
      switch changes[number].copySource {
      case .change(let first):
        let source = try openPaths.new.folder(of: paths[first])
        try self.copies.make(name, in: folder, of: paths[first].name, in: source, linking: options.links)
      case .file(let path):
        try self.copies.make(name, in: folder, of: path.name, in: openPaths.old.folder(of: path))
      case nil: preconditionFailure("a copy of nothing")
      }
    }
  }

  /// Runs `body` for each number of a path, on several threads, until one fails or a signal asks to stop.
  private func forEach<State: Sendable>(
    _ numbers: [Int], of paths: [BundlePath], _ step: String, with state: State,
    _ body: @Sendable (inout State, Int) throws(SystemError) -> Void
  ) throws(CommitError) {
    let done = Atomic(0)
    _ = try mapInRuns(numbers.count, workers: options.workers, with: state, options.watch) {
      state, index throws(CommitError) in
      if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      let path = paths[numbers[index]].text
      try bundle.attempt(path) { () throws(SystemError) in try body(&state, numbers[index]) }
      options.progress(step, done.wrappingAdd(1, ordering: .relaxed).newValue, numbers.count, path)
    }
  }
}

/// Removes everything in a folder that belongs to a build as a whole. The digests in it are removed last, so that an interrupted
/// removal can be continued.
func removeAll(in folder: Folder) throws(SystemError) {
  if try folder.descriptor.status().permissions & 0o700 != 0o700 { try folder.setPermissions(0o700) }
  let names = try folder.names(limit: .max) ?? []
  let last = BundlePath.digests.name
  for name in names.filter({ $0 != last }) + names.filter({ $0 == last }) {
    guard try folder.status(of: name).kind == .folder else {
      try folder.remove(name)
      continue
    }
    try removeAll(in: folder.folder(name))
    try folder.removeFolder(name)
  }
}
