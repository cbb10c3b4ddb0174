import ThemeCore

/// Which files in a folder belong to the bundle: a build may replace them, and remove those that the new bundle does not have.
struct Ownership {
  /// The claimed files, whether they exist or not.
  let claimed: Set<BundlePath>
  /// The claimed files that exist under exactly these names.
  private(set) var owned: Set<BundlePath>
  /// Files and folders that exist under another spelling than the bundle's, in a folder for which both are the same name; the
  /// outermost first.
  private(set) var misspelled: [Misspelling] = []
  /// Pictures that the new bundle does not have and that differ from their digests: they were changed, so they are kept. Sorted.
  private(set) var kept: [BundlePath] = []
  /// Pictures that the new bundle does not have and that exceed the limit for comparing them, so they are kept. Sorted.
  private(set) var unknown: [BundlePath] = []
  /// By how much those are too many; nil when there are none.
  private(set) var excess: LimitExceeded?

  /// The misspelled files and folders that do not belong to the bundle, as they are spelled.
  private var strangers: [BundlePath] = []

  private let claimedFiles: ClaimedFiles
  private let bundle: BundleFolder
  /// The files that stand and that the bundle lacks, sorted.
  private let lacking: [BundlePath]
  private var names: RealNames

  /// `paths` are those that the bundle will have, sorted.
  init(_ claimedFiles: ClaimedFiles, of paths: [BundlePath], in bundle: BundleFolder) throws(CommitError) {
    (self.claimedFiles, self.bundle, claimed) = (claimedFiles, bundle, claimedFiles.paths)
    bundle.looked(at: claimed.count)
    lacking = try bundle.standingFiles(claimed.subtracting(paths).sorted())
    owned = Set(lacking)
    for path in paths where claimed.contains(path) { owned.insert(path) }
    names = RealNames(bundle)
    // Only a file that comes, or one that goes, can be another that stays.
    let suspects = lacking.isEmpty ? paths.filter { !owned.contains($0) } : paths
    misspelled = try names.misspellings(of: suspects, in: bundle)
    // A build that failed may have spelled anew what the digests still list as it was.
    let others = try names.misspellings(of: lacking, in: bundle)
    guard !misspelled.isEmpty || !others.isEmpty else { return }
    // Claims may know a third spelling: what is compared is how it is listed.
    let files = Set(owned.map { names.realPath(of: $0) })
    let folders = foldersAbove(files)
    for entry in misspelled {
      let real = names.realPath(of: entry.path)
      if !(entry.isFolder ? folders : files).contains(real) { strangers.append(real) }
    }
    for path in paths where files.contains(names.realPath(of: path)) { owned.insert(path) }
  }

  /// Whether a path of the bundle stands under another spelling, or in a folder that does.
  func isMisspelled(_ path: BundlePath) -> Bool { names.realPath(of: path) != path }

  /// Fails if files that do not belong to the bundle would have to be renamed to the bundle's spelling.
  func refuseStrangers() throws(CommitError) {
    guard strangers.isEmpty else {
      throw .foreignFiles(folder: bundle.typedPath, paths: strangers.sorted().map(\.text))
    }
  }

  /// Removes from `owned` what a build must not remove: names that are other spellings of files of the new bundle, and pictures
  /// that were changed or may have been.
  mutating func settle(_ codec: ImageCodec, _ limits: Limits) throws(CommitError) {
    bundle.looked(at: lacking.count)
    guard !lacking.isEmpty else { return }
    // Anew: what was misspelled may have been spelled anew.
    var names = RealNames(bundle)
    _ = try names.misspellings(of: lacking, in: bundle)
    var pictures = LeftoverPictures(codec, limits)
    var openPath = bundle.openPath
    for path in lacking {
      guard names.realPath(of: path) == path else {
        owned.remove(path)
        continue
      }
      switch try finding(at: path, &pictures, &openPath) {
      case .same: continue
      case .changed: kept.append(path)
      case .unknown: unknown.append(path)
      }
      owned.remove(path)
    }
    excess = pictures?.exceeded
  }

  private func finding(
    at path: BundlePath, _ pictures: inout LeftoverPictures?, _ openPath: inout OpenFolderPath
  ) throws(CommitError) -> LeftoverPictures.Finding {
    // What a commit that died has written is in no digests yet.
    guard let listed = claimedFiles.listed, listed.saysPixels(of: path), !claimedFiles.begun.contains(path)
    else {
      return .same
    }
    return try bundle.attempt(path.text) { () throws(SystemError) in
      guard let folder = try openPath.folderIfAny(of: path) else { return .same }
      return try pictures?.look(at: path.name, in: folder) { listed.isListed($0, of: path) } ?? .same
    }
  }
}

extension RealNames {
  fileprivate mutating func misspellings(
    of paths: [BundlePath], in bundle: BundleFolder
  ) throws(CommitError) -> [Misspelling] {
    do throws(SystemError) {
      return try misspellings(of: paths)
    } catch {
      throw .failed(path: bundle.typedPath, error)
    }
  }
}

extension BundleFolder {
  /// Those of some sorted paths at which files stand.
  func standingFiles(_ paths: [BundlePath]) throws(CommitError) -> [BundlePath] {
    var files: [BundlePath] = []
    var openPath = openPath
    for path in paths {
      let status = try attempt(path.text) { () throws(SystemError) in try openPath.statusIfAny(of: path) }
      if status?.kind == .file { files.append(path) }
    }
    return files
  }
}
