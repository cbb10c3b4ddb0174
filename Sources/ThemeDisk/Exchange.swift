import Synchronization
import ThemeParallel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A bundle's way from old to new: everything is prepared beside the old files, then switched; what fails is undone.
///
/// The old content of a file is kept under a second name until the last file is switched, so that even a switch that fails
/// half way leaves the old bundle whole.
struct Exchange {
  /// How a step is taken back. Folders are named, not kept open: a bundle has more of them than a process may open.
  private enum Undo {
    case removeFolder(BundlePath)
    /// A file in the folder of a path, under another name.
    case remove(BundlePath, String)
    case rename(BundlePath, from: String, to: String)
  }

  private let bundle: BundleFolder
  private let plan: Plan
  private let workers: Int
  private var undo: [Undo] = []
  /// Whether a step was made that can't be taken back.
  private var isFinal = false

  init(_ plan: Plan, in bundle: BundleFolder, workers: Int) {
    self.bundle = bundle
    self.plan = plan
    self.workers = workers
  }

  /// Makes the changes and removals; `content` gives a file of the tree by its number, on any thread.
  ///
  /// The journal names them until its owner removes it. After an error it is as it was, and so is the bundle; when that can't
  /// be done, the journal goes on naming them.
  mutating func run(
    _ journal: inout Journal, progress: DiskProgress, content: @Sendable (Int) -> [UInt8]
  ) throws(CommitError) {
    let section: Journal.Section
    do {
      section = try journal.begin(plan.changes.map(\.path) + plan.removals)
    } catch {
      throw .failed(path: bundle.typed(Journal.name), error)
    }
    do throws(CommitError) {
      try makeFolders()
      try writeNew(section, progress, content)
      try keepOld(section)
      if let signal = Interrupt.signal { throw CommitError.interrupted(signal: signal) }
      try switchFiles(section)
    } catch {
      if takeBack() { try? journal.takeBack() }
      throw error
    }
    try removeOld(section)
  }

  private mutating func makeFolders() throws(CommitError) {
    for group in plan.neighbours { try makeFolder(plan.changes[group.lowerBound].path.folder) }
  }

  private mutating func makeFolder(_ path: BundlePath?) throws(CommitError) {
    guard let path else { return }
    let place = try bundle.attempt(path.text) { () throws(SystemError) in try bundle.place(of: path) }
    guard case .nothing = place else { return }
    try makeFolder(path.folder)
    let parent = try folder(of: path)
    try bundle.attempt(path.text) { () throws(SystemError) in try parent.makeFolder(path.name) }
    undo.append(.removeFolder(path))
  }

  private mutating func writeNew(
    _ section: Journal.Section, _ progress: DiskProgress, _ content: @Sendable (Int) -> [UInt8]
  ) throws(CommitError) {
    for (number, change) in plan.changes.enumerated() {
      undo.append(.remove(change.path, section.newName(number)))
    }
    try forEachChange("encoding", workers, progress) { folder, number, change throws(SystemError) in
      try folder.create(section.newName(number), content(change.index))
    }
    // File systems bring many files to the disk at once when many threads ask for it; these only wait. A test that counts
    // calls needs them in order.
    try forEachChange("writing", bundle.root.faults == nil ? 16 : 1, progress) {
      folder, number, _ throws(SystemError) in
      try folder.synchronize(section.newName(number))
    }
  }

  /// Does something for every change, in its folder, on several threads, until one fails or a signal asks to stop.
  private func forEachChange(
    _ stage: String, _ workers: Int, _ progress: DiskProgress,
    _ body: @Sendable (Folder, Int, Plan.Change) throws(SystemError) -> Void
  ) throws(CommitError) {
    let (bundle, changes, neighbours) = (bundle, plan.changes, plan.neighbours)
    let done = Atomic(0)
    let hasFailed = Atomic(false)
    let errors = parallelMap(neighbours.count, workers: workers) { index -> CommitError? in
      var folder: Folder?
      for number in neighbours[index] {
        if hasFailed.load(ordering: .relaxed) { return nil }
        do throws(CommitError) {
          if let signal = Interrupt.signal { throw CommitError.interrupted(signal: signal) }
          let path = changes[number].path
          try bundle.attempt(path.text) { () throws(SystemError) in
            if folder == nil { folder = try ThemeDisk.folder(of: path, in: bundle) }
            if let folder { try body(folder, number, changes[number]) }
          }
          let count = done.wrappingAdd(1, ordering: .relaxed).newValue
          progress(stage, count, changes.count, path.text)
        } catch {
          hasFailed.store(true, ordering: .relaxed)
          return error
        }
      }
      return nil
    }
    if let error = errors.compactMap(\.self).first { throw error }
  }

  /// Gives the files that will be replaced a second name.
  private mutating func keepOld(_ section: Journal.Section) throws(CommitError) {
    for (number, change) in plan.changes.enumerated() where change.replaces {
      let folder = try folder(of: change.path)
      do {
        try folder.link(change.path.name, to: section.oldName(number))
        undo.append(.remove(change.path, section.oldName(number)))
      } catch {
        // File systems without second names can't undo a switch that fails half way; the journal mends it then.
        let known = [EPERM, EACCES, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV]
        guard known.contains(error.code) else { throw .failed(path: bundle.typed(change.path.text), error) }
      }
    }
  }

  private mutating func switchFiles(_ section: Journal.Section) throws(CommitError) {
    // They say what holds for all the others, so they come after them.
    let last = [BundlePath.digests, .manifest]
    let numbered = Array(plan.changes.enumerated())
    let first = numbered.filter { !last.contains($0.element.path) }
    // New names may need room on the disk, names that are there do not.
    for (number, change) in first where !change.replaces { try place(change, number, section) }
    for (number, change) in first where change.replaces { try place(change, number, section) }
    for (number, path) in plan.removals.enumerated() {
      let folder = try folder(of: path)
      let oldName = section.oldName(plan.changes.count + number)
      try bundle.attempt(path.text) { () throws(SystemError) in try folder.rename(path.name, to: oldName) }
      undo.append(.rename(path, from: oldName, to: path.name))
    }
    try synchronizeFolders()
    for path in last {
      for (number, change) in numbered where change.path == path { try place(change, number, section) }
    }
    try bundle.attempt("") { () throws(SystemError) in try bundle.root.synchronize() }
  }

  private mutating func place(
    _ change: Plan.Change, _ number: Int, _ section: Journal.Section
  ) throws(CommitError) {
    let folder = try folder(of: change.path)
    let (name, oldName) = (change.path.name, section.oldName(number))
    try bundle.attempt(change.path.text) { () throws(SystemError) in
      try folder.rename(section.newName(number), to: name)
    }
    if !change.replaces {
      undo.append(.remove(change.path, name))
    } else if (try? folder.statusIfAny(of: oldName)) != nil {
      undo.append(.rename(change.path, from: oldName, to: name))
    } else {
      isFinal = true
    }
  }

  /// Brings the new names to the disk, before the manifest says that they are there.
  private func synchronizeFolders() throws(CommitError) {
    var folders: Set<BundlePath> = []
    for path in plan.changes.map(\.path) + plan.removals {
      var folder = path.folder
      while let next = folder, folders.insert(next).inserted { folder = next.folder }
    }
    for path in folders.sorted() {
      try bundle.attempt(path.text) { () throws(SystemError) in
        guard case .folder(let folder) = try bundle.place(of: path) else { throw SystemError(code: ENOENT) }
        try folder.synchronize()
      }
    }
    try bundle.attempt("") { () throws(SystemError) in try bundle.root.synchronize() }
  }

  /// Removes the old contents, and the folders that are empty without them.
  private func removeOld(_ section: Journal.Section) throws(CommitError) {
    for (number, change) in plan.changes.enumerated() where change.replaces {
      let folder = try folder(of: change.path)
      try bundle.attempt(change.path.text) { () throws(SystemError) in
        try folder.removeIfAny(section.oldName(number))
      }
    }
    for (number, path) in plan.removals.enumerated() {
      let folder = try folder(of: path)
      try bundle.attempt(path.text) { () throws(SystemError) in
        try folder.removeIfAny(section.oldName(plan.changes.count + number))
      }
    }
    for path in plan.removals { removeEmptyFolders(above: path, in: bundle) }
  }

  /// Undoes every step, the last one first; false when one can't be.
  private mutating func takeBack() -> Bool {
    var isWhole = !isFinal
    for step in undo.reversed() {
      do throws(SystemError) {
        switch step {
        case .removeFolder(let path): try ThemeDisk.folder(of: path, in: bundle).removeFolder(path.name)
        case .remove(let path, let name): try ThemeDisk.folder(of: path, in: bundle).removeIfAny(name)
        case .rename(let path, let oldName, let name):
          try ThemeDisk.folder(of: path, in: bundle).rename(oldName, to: name)
        }
      } catch {
        isWhole = false
      }
    }
    undo = []
    return isWhole
  }

  private func folder(of path: BundlePath) throws(CommitError) -> Folder {
    try bundle.attempt(path.text) { () throws(SystemError) in try ThemeDisk.folder(of: path, in: bundle) }
  }
}

/// The folder of a file that is being written, which must be there.
private func folder(of path: BundlePath, in bundle: BundleFolder) throws(SystemError) -> Folder {
  guard let folder = try bundle.folder(of: path) else { throw SystemError(code: ENOTDIR) }
  return folder
}

/// Removes the folders above a file that is gone, as far as they are empty, but not the bundle's own.
///
/// A commit that died may have removed the inner ones.
func removeEmptyFolders(above path: BundlePath, in bundle: BundleFolder) {
  var folder = path.folder
  while let empty = folder {
    do throws(SystemError) {
      try bundle.folder(of: empty)?.removeFolder(empty.name)
    } catch {
      guard error.code == ENOENT else { return }
    }
    folder = empty.folder
  }
}
