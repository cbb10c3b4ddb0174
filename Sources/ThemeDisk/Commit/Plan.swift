import Synchronization
import ThemeImage

/// The changes that a folder needs before it holds a bundle.
struct Plan {
  /// A file to write.
  struct Change {
    let path: BundlePath
    /// The index of the file in the tree.
    let index: Int
    /// The file with the same picture that exists when this one is written; nil when there is none.
    var copySource: CopySource?
  }

  /// A file that is right already.
  struct Kept {
    let path: BundlePath
    /// The index of the file in the tree.
    let index: Int
    let identity: FileStatus.Identity
  }

  /// The files to write, sorted by path.
  var changes: [Change] = []
  var kept: [Kept] = []
  /// Files of the bundle that the tree does not have, sorted.
  var removals: [BundlePath] = []
  /// The paths of these and of others that the bundle has had and that don't exist, sorted.
  var gone: [BundlePath] = []
  /// The removals that stand where the tree has a folder, or in a folder that stands where the tree has a file; sorted.
  var blockers: [BundlePath] = []
  /// Folders that stand where the tree has a file and contain nothing but blockers.
  var blockingFolders: [BundlePath] = []

  /// How many files are written or removed.
  var size: Int { changes.count + removals.count }
}

/// Compares a folder with a tree. If files or links that are not the bundle's are in the way, one error names all of them.
struct Planner {
  let tree: OutputTree
  /// The paths of the tree's files, in the tree's order.
  let paths: [BundlePath]
  let bundle: BundleFolder
  let owned: Set<BundlePath>
  /// The files that the digests claim for the bundle, whether they exist or not.
  let claimed: Set<BundlePath>
  let options: CommitOptions

  func plan() throws(CommitError) -> Plan {
    let existingFiles = try existingFiles()
    var plan = Plan()
    let extras = try extras()
    plan.removals = extras
    plan.gone = claimed.subtracting(paths).sorted()
    let isExtra = Set(extras)
    var blockers: Set<BundlePath> = []
    var strangers: Set<BundlePath> = []
    var links: Set<BundlePath> = []
    // Computed only if it is needed.
    var folders: Set<BundlePath>?
    for (index, path) in paths.enumerated() {
      switch existingFiles[index] {
      case .right(let identity):
        plan.kept.append(Plan.Kept(path: path, index: index, identity: identity))
        continue
      case .nothing: break
      case .different: if !owned.contains(path) { strangers.insert(path) }
      case .stranger: strangers.insert(path)
      case .link(let place): links.insert(place)
      case .file(let place):
        if isExtra.contains(place) { blockers.insert(place) } else { strangers.insert(place) }
      case .folder:
        if folders == nil {
          bundle.looked(at: claimed.count)
          folders = foldersAbove(claimed)
        }
        if try holdsOnly(isExtra, path, folders ?? []) {
          plan.blockingFolders.append(path)
        } else {
          strangers.insert(path)
        }
      }
      plan.changes.append(Plan.Change(path: path, index: index))
    }
    guard links.isEmpty else {
      throw .linkedFolders(folder: bundle.typedPath, paths: links.sorted().map(\.text))
    }
    guard strangers.isEmpty else {
      throw .foreignFiles(folder: bundle.typedPath, paths: strangers.sorted().map(\.text))
    }
    blockers.formUnion(files(extras, below: Set(plan.blockingFolders)))
    plan.blockers = blockers.sorted()
    if !options.links { try separate(&plan) }
    plan.changes.sort { $0.path < $1.path }
    plan.pairCopies(in: tree)
    return plan
  }

  /// For each file of the tree, what exists at its path.
  func existingFiles() throws(CommitError) -> [ExistingFile] {
    let done = Atomic(0)
    return try mapInRuns(paths.count, workers: options.workers, with: bundle.openPath, options.watch) {
      openPath, index throws(CommitError) in
      defer {
        let count = done.wrappingAdd(1, ordering: .relaxed).newValue
        options.progress("comparing", count, paths.count, paths[index].text)
      }
      if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      return try bundle.attempt(paths[index].text) { () throws(SystemError) in
        let place = try openPath.place(of: paths[index].folder)
        return try existingFile(
          of: tree.files[index], named: paths[index].name, in: place, options.codec,
          reencode: options.reencode)
      }
    }
  }

  /// The existing files of the bundle that the tree does not have, sorted.
  func extras() throws(CommitError) -> [BundlePath] {
    try bundle.standingFiles(owned.subtracting(paths).sorted())
  }

  /// The given files that are inside one of the given folders, however deep.
  private func files(_ files: [BundlePath], below folders: Set<BundlePath>) -> [BundlePath] {
    guard !folders.isEmpty else { return [] }
    bundle.looked(at: files.count)
    return files.filter { file in
      var folder = file.folder
      while let next = folder, !folders.contains(next) { folder = next.folder }
      return folder != nil
    }
  }

  /// Whether a folder contains nothing, however deep, but the given files. False for a folder that no claimed file is in.
  private func holdsOnly(
    _ files: Set<BundlePath>, _ folder: BundlePath, _ folders: Set<BundlePath>
  ) throws(CommitError) -> Bool {
    guard folders.contains(folder) else { return false }
    let limit = claimed.count * 2 + 16
    let names = try bundle.attempt(folder.text) { () throws(SystemError) -> [String]? in
      var openPath = bundle.openPath
      guard case .folder(let found) = try openPath.place(of: folder) else { return nil }
      return try found.names(limit: limit)
    }
    guard let names else { return false }
    bundle.looked(at: names.count)
    for name in names {
      guard let path = BundlePath("\(folder.text)/\(name)") else { return false }
      if files.contains(path) { continue }
      guard try holdsOnly(files, path, folders) else { return false }
    }
    return true
  }
}
