import ThemeCore

/// What the next folder of a bundle takes over from the old one: files of the bundle that do not change, and files of others.
struct RetainedFiles {
  /// A file, link, pipe or socket.
  struct File: Sendable {
    let path: BundlePath
    let identity: FileStatus.Identity
  }

  /// More files of others, or deeper folders, are not taken over: the switch would cost too much, compared with what a build
  /// writes.
  private static let foreignLimit = 1_000
  private static let depthLimit = 64
  private static let namesLimit = 1_000_000

  /// Files of others among them.
  private(set) var files: [File] = []
  /// The files of others by their paths.
  private(set) var foreign: [BundlePath: FileStatus.Identity] = [:]
  /// Folders that hold something that is carried, or are empty and not of the bundle.
  private(set) var folders: [BundlePath] = []
  /// How every folder stands, the bundle's own under nil.
  private(set) var statuses: [BundlePath?: FileStatus] = [:]
  /// Whether the folder holds nothing at all.
  private(set) var isNothing = false

  private let dropped: Set<BundlePath>
  private let ours: Set<BundlePath>
  /// Folders that hold files of the bundle.
  private let ourFolders: Set<BundlePath>
  private let device: UInt64

  /// Looks through a bundle's folder; `paths` are those of the new bundle, `owned` those of the old one that stand, and
  /// `claimed` all that it had, or was about to have. Fails where the folder's content can't be carried over.
  init(
    in bundle: BundleFolder, for plan: Plan, paths: [BundlePath], owned: Set<BundlePath>,
    claimed: Set<BundlePath>
  ) throws(SystemError) {
    dropped = Set(plan.changes.map(\.path) + plan.removals)
    ours = owned.union(paths)
    ourFolders = foldersAbove(ours.union(claimed))
    device = try bundle.root.descriptor.status().identity.device
    isNothing = try !collect(bundle.root, at: nil, depth: 0) && statuses.count == 1 && !hasDropped
  }

  private var hasDropped = false

  /// Notes what a folder holds; false when nothing of it is carried.
  private mutating func collect(_ folder: Folder, at path: BundlePath?, depth: Int) throws(SystemError)
    -> Bool
  {
    let status = try folder.descriptor.status()
    // Another file system may stand there, and what a new folder would lack.
    guard depth <= Self.depthLimit, status.identity.device == device, !folder.hasAttributes,
      let names = try folder.names(limit: Self.namesLimit)
    else { throw .hasNoStage }
    statuses[path] = status
    var isFilled = false
    for name in names.sorted(by: precedesInBytes) {
      if path == nil, name == Journal.name || name == Journal.newName {
        hasDropped = true
        continue
      }
      let place = BundlePath(of: name, in: path)
      let status = try folder.status(of: name)
      if status.kind == .folder {
        let count = folders.count
        folders.append(place)
        if try !collect(folder.folder(name), at: place, depth: depth + 1), ourFolders.contains(place) {
          folders.removeSubrange(count...)
        } else {
          isFilled = true
        }
      } else if status.kind == .file, dropped.contains(place) {
        hasDropped = true
      } else {
        isFilled = true
        files.append(File(path: place, identity: status.identity))
        if status.kind != .file || !ours.contains(place) { foreign[place] = status.identity }
        guard foreign.count <= Self.foreignLimit else { throw .hasNoStage }
      }
    }
    return isFilled
  }
}

/// Every folder above some files, but the bundle's own.
func foldersAbove(_ paths: some Sequence<BundlePath>) -> Set<BundlePath> {
  var folders: Set<BundlePath> = []
  for path in paths {
    var folder = path.folder
    while let next = folder, folders.insert(next).inserted { folder = next.folder }
  }
  return folders
}
