import ThemeCore

/// A folder beside a bundle that has to be removed: a stage that was never finished, or an old bundle that was replaced.
///
/// Other programs may have added files to an old bundle after the new one was made; these are moved to the new bundle.
struct OldBundle {
  private let folder: Folder
  private let place: FolderPlace
  private let bundle: BundleFolder
  private let owned: Set<BundlePath>
  /// The files of others that the new bundle took over, as they were when it was made; nil when they are not known.
  private let foreign: [BundlePath: FileStatus.Identity]?
  private var openPath: OpenFolderPath
  private(set) var errors: [CommitError] = []

  /// The old folder of a bundle whose new folder has just taken its place.
  init(
    _ folder: Folder, at place: FolderPlace, of bundle: BundleFolder, owned: Set<BundlePath>,
    _ retained: RetainedFiles
  ) {
    (self.folder, self.place, self.bundle, self.owned) = (folder, place, bundle, owned)
    foreign = retained.foreign
    openPath = bundle.openPath
  }

  /// The stage that an interrupted build left beside a bundle; nil when there is none.
  init?(leftAt place: FolderPlace, of bundle: BundleFolder, _ rules: OwnershipRules) {
    guard let folder = try? place.parent.folder(place.stageName) else { return nil }
    (self.folder, self.place, self.bundle) = (folder, place, bundle)
    foreign = nil
    openPath = bundle.openPath
    // Where the journal or the digests can't be read, no file counts as the bundle's, so files are moved and none is lost.
    let old = BundleFolder(bundle, movedTo: folder)
    let journal = try? Journal(in: folder, rules.limits)
    owned = journal.flatMap { try? ClaimedFiles(in: old, $0, rules).paths } ?? []
  }

  /// Removes the folder as far as possible. `errors` then says what could not be removed, and why.
  mutating func remove() {
    do throws(SystemError) {
      if try folder.statusIfAny(of: Stage.mark) != nil {
        try removeAll(in: folder)
      } else {
        forgetWhatIsGone()
        clear(folder, at: nil)
      }
      if errors.isEmpty { try place.parent.removeFolder(place.stageName) }
    } catch {
      fail(error, at: nil)
    }
  }

  /// Removes files of others from the new bundle if they were removed from the old one in the meantime.
  private mutating func forgetWhatIsGone() {
    var oldPath = OpenFolderPath(root: folder)
    for (path, identity) in (foreign ?? [:]).sorted(by: { $0.key < $1.key }) {
      do throws(SystemError) {
        guard try oldPath.statusIfAny(of: path) == nil,
          try openPath.statusIfAny(of: path)?.identity == identity
        else { continue }
        try openPath.folder(of: path).remove(path.name)
      } catch {
        fail(error, at: path)
      }
    }
  }

  private mutating func clear(_ folder: Folder, at path: BundlePath?) {
    do throws(SystemError) {
      // The permissions of a folder that is not the bundle's may not allow removing its entries.
      if try folder.descriptor.status().permissions & 0o700 != 0o700 { try folder.setPermissions(0o700) }
      // The journal and the digests say which files are the bundle's, so they are removed last, and only if all others are
      // gone.
      let last = path == nil ? [Journal.name, BundlePath.digests.name] : []
      let names = try folder.names(limit: .max) ?? []
      for name in names.filter({ !last.contains($0) }).sorted(by: precedesInBytes) {
        clear(name, in: folder, at: BundlePath(of: name, in: path))
      }
      for name in last where errors.isEmpty { clear(name, in: folder, at: BundlePath(of: name, in: path)) }
    } catch {
      fail(error, at: path)
    }
  }

  private mutating func clear(_ name: String, in folder: Folder, at path: BundlePath) {
    do throws(SystemError) {
      guard let status = try folder.statusIfAny(of: name) else { return }
      if status.kind == .folder {
        let count = errors.count
        clear(try folder.folder(name), at: path)
        if errors.count == count { try folder.removeFolder(name) }
      } else if try isToGo(path, status) {
        try folder.remove(name)
      } else {
        try moveOver(name, in: folder, path)
      }
    } catch {
      fail(error, at: path)
    }
  }

  /// Whether a file can be removed, because it is one of the bundle's or the new bundle has it as a hard link.
  private mutating func isToGo(_ path: BundlePath, _ status: FileStatus) throws(SystemError) -> Bool {
    if status.kind == .file && owned.contains(path) || path.text == Journal.name
      || path.text == Journal.newName
    {
      return true
    }
    return try openPath.statusIfAny(of: path)?.identity == status.identity
  }

  /// Moves a file that is not the bundle's to its place in the new bundle.
  private mutating func moveOver(
    _ name: String, in folder: Folder, _ path: BundlePath
  ) throws(SystemError) {
    if let parent = path.folder { try openPath.make(parent) { _ in } }
    let target = try openPath.folder(of: path)
    // A program that saved the file in the meantime may have replaced the file that the new bundle took over.
    if let known = foreign?[path], try target.statusIfAny(of: name)?.identity == known {
      try target.remove(name)
    }
    try folder.move(name, to: target)
  }

  private mutating func fail(_ error: SystemError, at path: BundlePath?) {
    let inside = path.map { "/\($0.text)" } ?? ""
    errors.append(.failed(path: place.typedStage(bundle.typedPath) + inside, error))
  }
}
