import Platform
import Synchronization

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
  private let steps: FileSteps
  private let links: Bool
  private var undo: [Undo] = []
  /// Whether a step was made that can't be taken back.
  private var isFinal = false

  init(_ plan: Plan, in bundle: BundleFolder, _ options: CommitOptions) {
    self.bundle = bundle
    self.plan = plan
    steps = FileSteps(bundle: bundle, paths: plan.changes.map(\.path), options)
    links = options.links
  }

  /// Makes the changes and removals; `content` gives a file of the tree by its number, on any thread.
  ///
  /// The journal names them until its owner removes it. After an error it is as it was, and so is the bundle; when that can't
  /// be done, the journal goes on naming them. Gives the old contents that could not be removed, and why.
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
        // File systems without second names can't undo a switch that fails half way; the journal mends it then.
        guard error.meansNoSecondName else { throw .failed(path: bundle.typed(change.path.text), error) }
      }
    }
  }

  private mutating func switchFiles(_ section: Journal.Section) throws(CommitError) {
    // They say what holds for all the others, so they come after them.
    let last = [BundlePath.digests, .manifest]
    let first = plan.changes.indices.filter { !last.contains(plan.changes[$0].path) }
    var openPath = bundle.openPath
    // New names may need room on the disk, names that are there do not.
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

  /// Places files where nothing stands.
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

  /// Gives a file the name that it is for, in the place of an old one where there is one.
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

  /// Brings the new names to the disk, before the manifest says that they are there.
  private func synchronizeFolders() throws(CommitError) {
    let folders = foldersAbove(plan.changes.map(\.path) + plan.removals).sorted()
    try steps.forEachFolder(folders, in: bundle.root) { folder, _ throws(SystemError) in
      try folder.synchronize()
    }
    try bundle.attempt("") { () throws(SystemError) in try bundle.root.synchronize() }
  }

  /// Removes the old contents, and the folders that are empty without them. The bundle is new: what fails here is only told.
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

  /// Undoes every step, the last one first; false when one can't be.
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
