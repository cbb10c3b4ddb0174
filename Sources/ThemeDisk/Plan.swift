import Synchronization
import ThemeBackends

/// What has to happen to a folder before it holds a bundle.
struct Plan {
  /// A file to write.
  struct Change {
    let path: BundlePath
    /// Its number in the tree.
    let index: Int
    /// Whether a file stands there already.
    let replaces: Bool
    /// The number of an earlier change to the same picture, nil for the first of them.
    var twin: Int?
  }

  /// In the order of their paths.
  var changes: [Change] = []
  /// Files that are ours and that the tree lacks, sorted.
  var removals: [BundlePath] = []
  /// Those of the removals that stand where the tree has a folder, or in a folder where it has a file, sorted.
  var blockers: [BundlePath] = []
  /// Folders that stand where the tree has a file, and hold nothing but blockers.
  var blockingFolders: [BundlePath] = []
}

/// What is ours in a bundle's folder: what its digests list, and what a journal that was left behind names.
func owned(in bundle: BundleFolder, _ journal: Journal) throws(CommitError) -> Set<BundlePath> {
  let path = BundlePath.digests
  let bytes = try bundle.attempt(path.text) { () throws(SystemError) -> [UInt8]? in
    guard let status = try bundle.status(of: path), status.kind == .file else { return nil }
    return try bundle.root.file(path.name).read(size: status.size, limit: digestsLimit)
  }
  return (bytes.flatMap { owned(inDigests: $0) } ?? []).union(journal.paths)
}

private let digestsLimit = 256 << 20

/// Compares a folder with a tree. Whatever is in the way and not ours is an error, all of it in one.
struct Planner {
  let tree: OutputTree
  /// The paths of the tree's files, in their order.
  let paths: [BundlePath]
  let bundle: BundleFolder
  let owned: Set<BundlePath>
  let codec: ImageCodec
  let reencode: Bool
  let workers: Int
  let progress: DiskProgress

  func plan() throws(CommitError) -> Plan {
    let standings = try standings()
    var plan = Plan()
    let extras = try extras(standings)
    plan.removals = extras
    let isExtra = Set(extras)
    var blockers: Set<BundlePath> = []
    var strangers: Set<BundlePath> = []
    var links: Set<BundlePath> = []
    for (index, path) in paths.enumerated() {
      switch standings[index] {
      case .right: break
      case .nothing: plan.changes.append(Plan.Change(path: path, index: index, replaces: false))
      case .different(let identity):
        var isOurs = owned.contains(path)
        if !isOurs { isOurs = try isAlias(path, identity) }
        if isOurs {
          plan.changes.append(Plan.Change(path: path, index: index, replaces: true))
        } else {
          strangers.insert(path)
        }
      case .stranger: strangers.insert(path)
      case .link(let place): links.insert(place)
      case .file(let place):
        if isExtra.contains(place) { blockers.insert(place) } else { strangers.insert(place) }
      case .folder:
        if try holdsOnly(isExtra, path) {
          blockers.formUnion(extras.filter { $0.isBelow(path) })
          plan.blockingFolders.append(path)
        } else {
          strangers.insert(path)
        }
      }
    }
    guard links.isEmpty else {
      throw .linkedFolders(folder: bundle.typedPath, paths: links.sorted().map(\.text))
    }
    guard strangers.isEmpty else {
      throw .foreignFiles(folder: bundle.typedPath, paths: strangers.sorted().map(\.text))
    }
    plan.blockers = blockers.sorted()
    plan.pairTwins(in: tree)
    return plan
  }

  /// What stands where each file of the tree belongs.
  func standings() throws(CommitError) -> [Standing] {
    let done = Atomic(0)
    return try mapInRuns(paths.count, workers: workers, with: bundle.trail) {
      trail, index throws(CommitError) in
      defer {
        let count = done.wrappingAdd(1, ordering: .relaxed).newValue
        progress("comparing", count, paths.count, paths[index].text)
      }
      if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      return try bundle.attempt(paths[index].text) { () throws(SystemError) in
        let place = try trail.place(of: paths[index].folder)
        return try standing(
          of: tree.files[index], named: paths[index].name, in: place, codec, reencode: reencode)
      }
    }
  }

  /// The files that are there, ours, and not of the tree, sorted.
  func extras(_ standings: [Standing]) throws(CommitError) -> [BundlePath] {
    let others = owned.subtracting(paths).sorted()
    if others.isEmpty { return [] }
    var identities: [String: FileStatus.Identity] = [:]
    for (path, standing) in zip(paths, standings) {
      switch standing {
      case .right(let identity), .different(let identity): identities[path.text.lowercased()] = identity
      default: break
      }
    }
    var extras: [BundlePath] = []
    var trail = bundle.trail
    for path in others {
      let status = try bundle.attempt(path.text) { () throws(SystemError) in
        try trail.folderIfAny(of: path)?.statusIfAny(of: path.name)
      }
      guard let status, status.kind == .file else { continue }
      // Where case does not count, a name that differs in nothing else is a file that the tree has.
      if identities[path.text.lowercased()] == status.identity { continue }
      extras.append(path)
    }
    return extras
  }

  /// Whether a file is ours under a name that differs only in case.
  private func isAlias(_ path: BundlePath, _ identity: FileStatus.Identity) throws(CommitError) -> Bool {
    let folded = path.text.lowercased()
    for other in owned where other != path && other.text.lowercased() == folded {
      let status = try bundle.attempt(other.text) { () throws(SystemError) in try bundle.status(of: other) }
      if status?.identity == identity { return true }
    }
    return false
  }

  /// Whether a folder that files of ours are or were in holds nothing, however deep, but files of a set.
  private func holdsOnly(_ files: Set<BundlePath>, _ folder: BundlePath) throws(CommitError) -> Bool {
    guard owned.contains(where: { $0.isBelow(folder) }) else { return false }
    let limit = owned.count * 2 + 16
    let names = try bundle.attempt(folder.text) { () throws(SystemError) -> [String]? in
      var trail = bundle.trail
      guard case .folder(let found) = try trail.place(of: folder) else { return nil }
      return try found.names(limit: limit)
    }
    guard let names else { return false }
    for name in names {
      guard let path = BundlePath("\(folder.text)/\(name)") else { return false }
      if files.contains(path) { continue }
      guard try holdsOnly(files, path) else { return false }
    }
    return true
  }
}
