import Platform
import Synchronization

/// The change of a bundle from old to new, file by file: the new files are prepared beside the old ones and then renamed over
/// them. If a step fails, the steps before it are undone.
///
/// The old content of a file is kept under a second name until the last file is replaced, so that even a failure halfway leaves
/// the old bundle complete.
struct Exchange {
  /// How a step is undone. Folders are named by their paths and not kept open, because a bundle can have more folders than a
  /// process may open.
  private enum Undo {
    case removeFolder(BundlePath)
    /// Removes a file with the given name in the folder that contains the path.
    case remove(BundlePath, String)
    case rename(BundlePath, from: String, to: String)
  }

  private let bundle: BundleFolder
  private let plan: Plan
  private let steps: FileSteps
  private let links: Bool
  private var undo: [Undo] = []
  /// Whether a step was made that can't be undone.
  private var isFinal = false

  init(_ plan: Plan, in bundle: BundleFolder, _ options: CommitOptions) {
    self.bundle = bundle
    self.plan = plan
    steps = FileSteps(bundle: bundle, paths: plan.changes.map(\.path), options)
    links = options.links
  }

  /// Makes the changes and removals. `content` returns the bytes of a file, given its index in the tree; it is called on any
  /// thread.
  ///
  /// While it runs, the journal names the changed paths, and it goes on naming them until the caller removes the journal. After
  /// an error, the journal and the bundle are as they were before; if a step can't be undone, the journal goes on naming the
  /// paths, so that the next commit repairs the bundle. Returns an error for each old content that could not be removed.
  mutating func run(
    _ journal: inout Journal, content: @Sendable (Int) -> [UInt8]
  ) throws(CommitError) -> [CommitError] {
    let section: Journal.Section
    do {
      section = try journal.begin(plan.changes.map(\.path) + plan.removals)
    } catch {
      throw .failed(path: bundle.typed(Journal.name), error)
    }
    do throws(CommitError) {
      try makeFolders()
      try writeNew(section, content)
      try keepOld(section)
      if let signal = Interrupt.signal { throw CommitError.interrupted(signal: signal) }
      try switchFiles(section)
    } catch {
      if takeBack() { try? journal.takeBack() }
      throw error
    }
    return removeOld(section)
  }

  private mutating func makeFolders() throws(CommitError) {
    var openPath = bundle.openPath
    var last: BundlePath?
    for change in plan.changes {
      guard let folder = change.path.folder, folder != last else { continue }
      last = folder
      try bundle.attempt(folder.text) { () throws(SystemError) in
        try openPath.make(folder) { undo.append(.removeFolder($0)) }
      }
    }
  }

  private mutating func writeNew(
    _ section: Journal.Section, _ content: @Sendable (Int) -> [UInt8]
  ) throws(CommitError) {
    for (number, change) in plan.changes.enumerated() {
      undo.append(.remove(change.path, section.newName(number)))
    }
    try steps.write(
      plan.changes, below: bundle.root, links: links, named: { section.newName($0) }, content)
  }

  /// Gives the files that will be replaced a second name.
  private mutating func keepOld(_ section: Journal.Section) throws(CommitError) {
    var openPath = bundle.openPath
    for (number, change) in plan.changes.enumerated() where change.replaces {
      let folder = try bundle.attempt(change.path.text) { () throws(SystemError) in
        try openPath.folder(of: change.path)
      }
      do {
        try folder.link(change.path.name, to: section.oldName(number), in: folder)
        undo.append(.remove(change.path, section.oldName(number)))
      } catch {
        // On file systems without hard links, a switch that fails halfway can't be undone; the journal lets the next commit
        // repair it.
        guard error.meansNoSecondName else { throw .failed(path: bundle.typed(change.path.text), error) }
      }
    }
  }

  private mutating func switchFiles(_ section: Journal.Section) throws(CommitError) {
    // The digests and the manifest describe all other files, so they are placed after them.
    let last = [BundlePath.digests, .manifest]
    let first = plan.changes.indices.filter { !last.contains(plan.changes[$0].path) }
    var openPath = bundle.openPath
    // A new name may need space on the disk and so is likelier to fail than replacing an existing name; a failure here is
    // undone before any old file has been replaced.
    try placeNew(first.filter { !plan.changes[$0].replaces }, section)
    for number in first where plan.changes[number].replaces { try place(number, section, &openPath) }
    for (number, path) in plan.removals.enumerated() {
      let oldName = section.oldName(plan.changes.count + number)
      try bundle.attempt(path.text) { () throws(SystemError) in
        try openPath.folder(of: path).rename(path.name, to: oldName)
      }
      undo.append(.rename(path, from: oldName, to: path.name))
    }
    try synchronizeFolders()
    for path in last {
      for number in plan.changes.indices where plan.changes[number].path == path {
        try place(number, section, &openPath)
      }
    }
    try bundle.attempt("") { () throws(SystemError) in try bundle.root.synchronize() }
  }

  /// Renames new files to their final names where no file exists.
  private mutating func placeNew(_ numbers: [Int], _ section: Journal.Section) throws(CommitError) {
    let plan = plan
    let placed = Mutex<[Int]>([])
    defer {
      undo += placed.withLock { $0 }.map { .remove(plan.changes[$0].path, plan.changes[$0].path.name) }
    }
    try steps.forEach(numbers, "placing", with: bundle.openPath) { openPath, number throws(SystemError) in
      let path = plan.changes[number].path
      try openPath.folder(of: path).rename(section.newName(number), to: path.name)
      placed.withLock { $0.append(number) }
    }
  }

  /// Renames a new file to its final name, replacing the old file if there is one.
  private mutating func place(
    _ number: Int, _ section: Journal.Section, _ openPath: inout OpenFolderPath
  ) throws(CommitError) {
    let path = plan.changes[number].path
    let oldName = section.oldName(number)
    let folder = try bundle.attempt(path.text) { () throws(SystemError) in
      let folder = try openPath.folder(of: path)
      try folder.rename(section.newName(number), to: path.name)
      return folder
    }
    if !plan.changes[number].replaces {
      undo.append(.remove(path, path.name))
    } else if (try? folder.statusIfAny(of: oldName)) != nil {
      undo.append(.rename(path, from: oldName, to: path.name))
    } else {
      isFinal = true
    }
  }

  /// Flushes the folders with the new names to the disk, before the manifest says that the files exist.
  private func synchronizeFolders() throws(CommitError) {
    let folders = foldersAbove(plan.changes.map(\.path) + plan.removals).sorted()
    try steps.forEachFolder(folders, in: bundle.root) { folder, _ throws(SystemError) in
      try folder.synchronize()
    }
    try bundle.attempt("") { () throws(SystemError) in try bundle.root.synchronize() }
  }

  /// Removes the old contents, and the folders that are empty without them. The new bundle is complete at this point, so
  /// failures are returned and not thrown.
  private func removeOld(_ section: Journal.Section) -> [CommitError] {
    var errors: [CommitError] = []
    var openPath = bundle.openPath
    let replaced = plan.changes.indices.filter { plan.changes[$0].replaces }.map {
      ($0, plan.changes[$0].path)
    }
    let removed = plan.removals.enumerated().map { (plan.changes.count + $0, $1) }
    for (number, path) in replaced + removed {
      do throws(SystemError) {
        try openPath.folder(of: path).removeIfAny(section.oldName(number))
      } catch {
        errors.append(.failed(path: bundle.typed(path.text), error))
      }
    }
    for path in plan.removals { removeEmptyFolders(above: path, in: bundle) }
    return errors
  }

  /// Undoes every step, the last one first. Returns false when a step can't be undone.
  private mutating func takeBack() -> Bool {
    var isWhole = !isFinal
    var openPath = bundle.openPath
    for step in undo.reversed() {
      do throws(SystemError) {
        switch step {
        case .removeFolder(let path): try openPath.folder(of: path).removeFolder(path.name)
        case .remove(let path, let name): try openPath.folder(of: path).removeIfAny(name)
        case .rename(let path, let oldName, let name):
          try openPath.folder(of: path).rename(oldName, to: name)
        }
      } catch {
        isWhole = false
      }
    }
    undo = []
    return isWhole
  }
}
