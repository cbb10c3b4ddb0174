import ThemeCore

/// The files and folders that the new folder of a bundle takes over from the old one: unchanged files of the bundle, and files
/// of others.
struct RetainedFiles {
  /// A file, symbolic link, pipe, socket or device.
  struct File: Sendable {
    let path: BundlePath
    let identity: FileStatus.Identity
  }

  /// A folder with more files of others, or with deeper folders, is not taken over: it would cost too much, compared with what
  /// a build writes.
  private static let foreignLimit = 1_000
  private static let depthLimit = 64
  private static let namesLimit = 1_000_000

  /// All files that are taken over, including those of others.
  private(set) var files: [File] = []
  /// The files of others by their paths.
  private(set) var foreign: [BundlePath: FileStatus.Identity] = [:]
  /// Folders that contain something that is taken over, or that are empty and not the bundle's.
  private(set) var folders: [BundlePath] = []
  /// The status of every folder; the bundle's own folder has the key nil.
  private(set) var statuses: [BundlePath?: FileStatus] = [:]
  /// Whether the folder is empty.
  private(set) var isNothing = false

  private let dropped: Set<BundlePath>
  private let ours: Set<BundlePath>
  /// Folders that contain, or contained, files of the bundle.
  private let ourFolders: Set<BundlePath>
  private let device: UInt64

  /// Looks through a bundle's folder. `paths` are those of the new bundle, `owned` the existing files of the old one, and
  /// `claimed` all files that the old one had or was about to have. Fails where the folder's content can't be taken over.
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

  /// Collects the content of a folder. Returns false when nothing of it is taken over.
  private mutating func collect(_ folder: Folder, at path: BundlePath?, depth: Int) throws(SystemError)
    -> Bool
  {
    let status = try folder.descriptor.status()
    // The folder may be on another file system.
    guard depth <= Self.depthLimit, status.identity.device == device,
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

/// Every folder above the given files, without the bundle's own folder.
func foldersAbove(_ paths: some Sequence<BundlePath>) -> Set<BundlePath> {
  var folders: Set<BundlePath> = []
  for path in paths {
    var folder = path.folder
    while let next = folder, folders.insert(next).inserted { folder = next.folder }
  }
  return folders
}
