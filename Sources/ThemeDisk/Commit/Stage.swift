/// A folder beside the bundle's folder, in which the next bundle is written before the two folders are exchanged.
///
/// Until then, it contains a folder named `mark`, and each of its files was written by themec or is a hard link to a file of
/// the old bundle. After the exchange, it contains the old bundle, without the mark.
struct Stage {
  static let mark = ".themec-stage"
  private static let probe = ".themec-probe"

  let bundle: BundleFolder
  let place: FolderPlace
  let folder: Folder
  private let plan: Plan
  private let retained: RetainedFiles
  private let steps: FileSteps
  private let options: CommitOptions
  /// The shared flush of the file system; nil where each file and folder is flushed by itself.
  private var sync: FileSystemSync?

  /// Creates the stage's folder. Fails if one exists already.
  init(
    of bundle: BundleFolder, at place: FolderPlace, _ plan: Plan, _ retained: RetainedFiles,
    _ options: CommitOptions
  ) throws(CommitError) {
    (self.bundle, self.place, self.plan, self.retained, self.options) = (
      bundle, place, plan, retained, options
    )
    steps = FileSteps(bundle: bundle, paths: plan.changes.map(\.path), options)
    if let shared = options.sync, shared.serves(files: plan.changes.count) {
      sync = try bundle.attempt("") { () throws(SystemError) in try shared.fileSystem(of: place.parent) }
    }
    folder = try bundle.attempt("") { () throws(SystemError) in
      try place.parent.makeFolder(place.stageName)
      return try place.parent.folder(place.stageName)
    }
  }

  /// Writes the whole next bundle and flushes it to the disk. `content` returns the bytes of a file, given its index in the
  /// tree; it is called on any thread.
  mutating func fill(_ content: @Sendable (Int) -> [UInt8]) throws(CommitError) {
    try begin()
    try makeFolders()
    try carry()
    try write(content)
    try finishFolders()
    if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
  }

  /// Locks the stage, so that other builds that find the new bundle wait until this one is done, and adds the mark.
  ///
  /// Fails where the file system can't exchange two folders, unless the old folder is empty and can be replaced by renaming.
  private mutating func begin() throws(CommitError) {
    var waited = 0
    guard try folder.lock(forWriting: true, LockWait(), bundle.typedPath, &waited) else {
      throw .failed(path: bundle.typedPath, .hasNoStage)
    }
    try bundle.attempt("") { () throws(SystemError) in
      try folder.makeFolder(Self.mark)
      if let old = retained.statuses[nil] {
        try takeAttributes(of: bundle.root, folder)
        try folder.takePermissions(of: old, adding: 0o700)
      }
      if !retained.isNothing {
        try folder.makeFolder(Self.probe)
        try folder.exchange(Self.probe, with: Self.mark)
        try folder.removeFolder(Self.probe)
      }
      if let sync, try sync.synchronize() { return }
      sync = nil
      try folder.synchronize()
    }
  }

  /// Flushes the entries of a folder to the disk, and with a shared flush everything else that was written, too.
  private func synchronize(_ folder: Folder) throws(SystemError) {
    guard let sync else { return try folder.synchronize() }
    guard try sync.synchronize() else { throw .hasNoStage }
  }

  /// Removes the stage's folder, unless it has become the bundle's folder. Returns false when that fails.
  @discardableResult
  func discard() -> Bool {
    do throws(SystemError) {
      let found = try place.parent.statusIfAny(of: place.stageName)?.identity
      guard try found == folder.descriptor.status().identity else { return true }
      try removeAll(in: folder)
      try place.parent.removeFolder(place.stageName)
      return true
    } catch {
      return false
    }
  }

  /// Exchanges the stage with the old bundle in one step, and flushes the parent folder to the disk. After an error, the old
  /// bundle is in its place.
  func takePlace() throws(CommitError) {
    try bundle.attempt("") { () throws(SystemError) in
      try folder.removeFolder(Self.mark)
      try synchronize(folder)
      guard try place.holds(bundle.root) else { throw .hasNoStage }
      if retained.isNothing { try takeEmptyPlace() } else { try changePlaces() }
    }
  }

  private func changePlaces() throws(SystemError) {
    let (parent, stageName, name) = (place.parent, place.stageName, place.name)
    try parent.exchange(stageName, with: name)
    do throws(SystemError) {
      guard try parent.status(of: stageName).identity == bundle.root.descriptor.status().identity else {
        throw .hasNoStage
      }
      try synchronize(parent)
    } catch {
      // If the exchange can't be undone, the new bundle stays in its place, and the error is not reported.
      guard (try? parent.exchange(stageName, with: name)) != nil else { return }
      throw error
    }
  }

  private func takeEmptyPlace() throws(SystemError) {
    let (parent, stageName, name) = (place.parent, place.stageName, place.name)
    try parent.rename(stageName, to: name)
    do throws(SystemError) {
      try synchronize(parent)
    } catch {
      guard (try? parent.rename(name, to: stageName)) != nil else { return }
      try? parent.makeFolder(name)
      throw error
    }
  }

  private func makeFolders() throws(CommitError) {
    var openPath = OpenFolderPath(root: folder)
    var oldPath = bundle.openPath
    for path in allFolders {
      try bundle.attempt(path.text) { () throws(SystemError) in
        try openPath.openFolder(path.folder).makeFolder(path.name)
        // Group and attributes are set first because new entries may inherit them.
        if let old = retained.statuses[path] {
          let new = try openPath.openFolder(path)
          try takeAttributes(of: oldPath.openFolder(path), new)
          try new.takePermissions(of: old, adding: 0o700)
        }
      }
    }
  }

  /// Gives a folder of the stage the extended attributes of the old one. Where that fails, the old folder has to stay.
  private func takeAttributes(of old: Folder, _ new: Folder) throws(SystemError) {
    do throws(SystemError) {
      try new.takeAttributes(of: old)
    } catch {
      throw .hasNoStage
    }
  }

  /// Every folder of the new bundle, parent folders first.
  private var allFolders: [BundlePath] {
    foldersAbove(plan.changes.map(\.path)).union(retained.folders).sorted()
  }

  /// Links the files that are taken over from the old bundle into the new one.
  private func carry() throws(CommitError) {
    let files = retained.files
    let steps = FileSteps(bundle: bundle, paths: files.map(\.path), options)
    let openPaths = CopyFolders(original: bundle.openPath, copy: OpenFolderPath(root: folder))
    try steps.forEach(Array(files.indices), "keeping", with: openPaths) {
      openPaths, number throws(SystemError) in
      let path = files[number].path
      let target = try openPaths.copy.folder(of: path)
      try openPaths.original.folder(of: path).link(path.name, to: path.name, in: target)
    }
  }

  private func write(_ content: @Sendable (Int) -> [UInt8]) throws(CommitError) {
    let changes = plan.changes
    try steps.write(
      changes, below: folder, links: options.links, together: sync != nil,
      named: { changes[$0].path.name }, content)
  }

  /// Gives the folders the permissions of the old ones, and the times of those in which nothing changed; then flushes them to
  /// the disk.
  private func finishFolders() throws(CommitError) {
    let changed = foldersAbove(plan.changes.map(\.path) + plan.removals)
    let statuses = retained.statuses
    let folders = allFolders.reversed().map { BundlePath?.some($0) } + [nil]
    let known = folders.filter { statuses[$0] != nil }
    try steps.forEachFolder(known, in: folder) { folder, path throws(SystemError) in
      guard let status = statuses[path] else { return }
      try folder.takePermissions(of: status, adding: 0)
      if let path, !changed.contains(path) { try folder.takeTimes(of: status) }
    }
    // The shared flush comes after all changes, because the file system would have to flush every folder that changes later by
    // itself.
    guard sync == nil else {
      return try bundle.attempt("") { () throws(SystemError) in try synchronize(folder) }
    }
    try steps.forEachFolder(folders, in: folder) { folder, _ throws(SystemError) in try folder.synchronize() }
  }
}

/// Removes everything in a folder that belongs to a build as a whole. The stage's mark is removed last, so that an interrupted
/// removal can be continued.
func removeAll(in folder: Folder) throws(SystemError) {
  if try folder.descriptor.status().permissions & 0o700 != 0o700 { try folder.setPermissions(0o700) }
  let names = try folder.names(limit: .max) ?? []
  for name in names.filter({ $0 != Stage.mark }) + names.filter({ $0 == Stage.mark }) {
    guard try folder.status(of: name).kind == .folder else {
      try folder.remove(name)
      continue
    }
    try removeAll(in: folder.folder(name))
    try folder.removeFolder(name)
  }
}
