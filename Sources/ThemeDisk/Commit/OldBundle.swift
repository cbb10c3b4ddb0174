import Platform
import ThemeCore

/// What a bundle's folder contains apart from the bundle: files of others, and folders in which nothing is the bundle's.
struct Strangers {
  private(set) var paths: [BundlePath] = []

  /// Looks through a bundle's folder and the folders of files. `owned` are the existing files of the bundle, and `claimed` all that
  /// it has or had, and those of the bundle that replaces it.
  init(besides owned: Set<BundlePath>, and claimed: Set<BundlePath>, in root: Folder) throws(SystemError) {
    try self.init(besides: owned, and: claimed, in: root) { _, _, _ in true }
  }

  /// Looks through a bundle's folder as above, and fails if something can't be moved to another folder.
  init(
    besides owned: Set<BundlePath>, and claimed: Set<BundlePath>, movableFrom root: Folder
  ) throws(SystemError) {
    let device = try root.descriptor.status().identity.device
    try self.init(besides: owned, and: claimed, in: root) { status, name, folder in
      status.kind != .folder || status.identity.device == device && folder.isWritable(name)
    }
  }

  private init(
    besides owned: Set<BundlePath>, and claimed: Set<BundlePath>, in root: Folder,
    isMovable: (FileStatus, String, Folder) -> Bool
  ) throws(SystemError) {
    let folders = foldersAbove(owned.union(claimed))
    var openPath = OpenFolderPath(root: root)
    for path in [nil] + folders.sorted().map({ BundlePath?.some($0) }) {
      guard case .folder(let folder) = try openPath.place(of: path) else { continue }
      guard let names = try folder.names(limit: 1_000_000) else { throw .hasNoStage }
      for name in names.sorted(by: precedesInBytes) {
        let entry = BundlePath(of: name, in: path)
        guard let status = try folder.statusIfAny(of: name) else { continue }
        let isOurs =
          status.kind == .folder ? folders.contains(entry) : status.kind == .file && owned.contains(entry)
        if isOurs { continue }
        guard isMovable(status, name, folder) else { throw .hasNoStage }
        paths.append(entry)
      }
    }
  }
}

/// The folder of an old bundle that a new one has replaced. Files of others are moved from it to the new bundle, and it is removed.
struct OldBundle {
  private let folder: Folder
  private let place: FolderPlace
  private let bundle: BundleFolder
  private let owned: Set<BundlePath>
  private let claimed: Set<BundlePath>
  private(set) var errors: [CommitError] = []

  init(
    _ folder: Folder, at place: FolderPlace, of bundle: BundleFolder, owned: Set<BundlePath>,
    claimed: Set<BundlePath>
  ) {
    (self.folder, self.place, self.bundle, self.owned, self.claimed) = (folder, place, bundle, owned, claimed)
  }

  /// The old bundle that an interrupted build left beside a bundle; nil when there is none.
  init?(leftAt place: FolderPlace, of bundle: BundleFolder, _ options: CommitOptions) {
    guard let folder = try? place.parent.folder(place.oldName) else { return nil }
    let old = BundleFolder(bundle, movedTo: folder)
    // Where the digests can't be read, only they count as the bundle's, so files are moved and none is lost.
    var (owned, claimed): (Set<BundlePath>, Set<BundlePath>) = ([.digests], [])
    if let listed = try? old.listedFiles(options.rules) {
      let present = (try? bundle.listedFiles(options.rules))?.paths ?? []
      if var ownership = try? Ownership(listed, of: present.sorted(), in: old) {
        try? ownership.settle(options.codec, options.rules.limits)
        (owned, claimed) = (ownership.owned, ownership.claimed.union(present))
      }
    }
    self.init(folder, at: place, of: bundle, owned: owned, claimed: claimed)
  }

  /// Moves files of others, and removes the folder if all could be moved. `errors` then says what could not be done, and why.
  mutating func remove() {
    do throws(SystemError) {
      // An empty folder is gone already.
      guard try place.parent.statusIfAny(of: place.oldName) != nil else { return }
      var (oldPath, newPath) = (OpenFolderPath(root: folder), bundle.openPath)
      for path in try Strangers(besides: owned, and: claimed, in: folder).paths {
        do throws(SystemError) {
          if let parent = path.folder { try newPath.make(parent) }
          let target = try newPath.folder(of: path)
          guard try target.statusIfAny(of: path.name) == nil else { throw SystemError(code: EEXIST) }
          try oldPath.folder(of: path).rename(path.name, to: path.name, in: target)
        } catch {
          fail(error, "/\(path.text)")
        }
      }
      guard errors.isEmpty else { return }
      try removeAll(in: folder)
      try place.parent.removeFolder(place.oldName)
    } catch {
      fail(error)
    }
  }

  private mutating func fail(_ error: SystemError, _ inside: String = "") {
    errors.append(.failed(path: place.typed(place.oldName, beside: bundle.typedPath) + inside, error))
  }
}

/// Removes what interrupted builds left beside a bundle's folder, after moving files of others to it. Returns what could not be
/// removed.
func removeLeftovers(
  at place: FolderPlace, of bundle: BundleFolder, _ options: CommitOptions
) -> [CommitError] {
  var errors: [CommitError] = []
  if let stage = try? place.parent.folder(place.stageName) {
    do throws(SystemError) {
      try removeAll(in: stage)
      try place.parent.removeFolder(place.stageName)
    } catch {
      errors.append(.failed(path: place.typed(place.stageName, beside: bundle.typedPath), error))
    }
  }
  if var old = OldBundle(leftAt: place, of: bundle, options) {
    old.remove()
    errors += old.errors
  }
  return errors
}

extension BundleFolder {
  /// Renames the old bundle back if a build was interrupted between renaming it and renaming the new one, so that the folder is
  /// empty now. Returns whether that has happened, so that another folder has to be opened.
  func takesBackOld() -> Bool {
    guard let place = FolderPlace(of: root, typedPath: typedPath),
      let old = try? place.parent.folder(place.oldName),
      (try? old.statusIfAny(of: BundlePath.digests.name)) != nil, (try? root.names(limit: 0)) != nil
    else { return false }
    return (try? place.parent.rename(place.oldName, to: place.name)) != nil
  }

  /// Removes the stage inside of the folder that an interrupted commit left, and the files that this commit has added.
  func removeInterruptedStage(_ rules: OwnershipRules) throws(CommitError) {
    guard let stage = try? root.folder(Stage.name) else { return }
    let begun = (try? BundleFolder(self, movedTo: stage).listedFiles(rules))?.paths ?? []
    let listed = try listedFiles(rules)?.paths ?? []
    for path in begun.subtracting(listed).sorted() {
      try attempt(path.text) { () throws(SystemError) in
        var openPath = openPath
        guard try openPath.statusIfAny(of: path)?.kind == .file else { return }
        try openPath.folder(of: path).remove(path.name)
      }
      try attempt(path.text) { () throws(SystemError) in try removeEmptyFolders(above: path, in: self) }
    }
    try attempt(Stage.name) { () throws(SystemError) in
      try removeAll(in: stage)
      try root.removeFolder(Stage.name)
    }
  }
}

/// Whether a commit to the bundle in a folder was interrupted while it replaced files, so that the folder may contain a mix of
/// old and new files.
package func isHalfWritten(_ folder: String) -> Bool {
  modificationTime(ofFile: "\(folder)/\(Stage.name)") != nil
}
