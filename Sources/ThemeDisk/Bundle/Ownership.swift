package import ThemeCore

/// The files in a folder that belong to the bundle. A build may replace them, and remove those that the new bundle does not
/// have.
struct Ownership {
  /// The claimed files, whether they exist or not.
  let claimed: Set<BundlePath>
  /// The claimed files that exist under exactly these names.
  private(set) var owned: Set<BundlePath>
  /// Files and folders that exist under a different spelling than the bundle's, in a folder for which both spellings are the
  /// same name; parent folders first.
  private(set) var misspelled: [Misspelling] = []
  /// Pictures that the new bundle does not have and that differ from their digests. They were changed, so they are kept.
  /// Sorted.
  private(set) var kept: [BundlePath] = []
  /// Pictures that the new bundle does not have and that exceed the limit for comparing them, so they are kept. Sorted.
  private(set) var unknown: [BundlePath] = []
  /// By how much the pictures that the new bundle does not have exceed that limit; nil when they don't.
  private(set) var excess: LimitExceeded?

  /// The misspelled files and folders that do not belong to the bundle, in their existing spelling.
  private var strangers: [BundlePath] = []

  private let listed: ListedFiles?
  private let bundle: BundleFolder
  /// The claimed files that exist and that the new bundle does not have, sorted.
  private let lacking: [BundlePath]
  private var names: RealNames

  /// `listed` are the files in the digests, and `paths` the paths of the new bundle's files, sorted.
  init(_ listed: ListedFiles?, of paths: [BundlePath], in bundle: BundleFolder) throws(CommitError) {
    (self.listed, self.bundle, claimed) = (listed, bundle, listed?.paths ?? [])
    bundle.looked(at: claimed.count)
    lacking = try bundle.standingFiles(claimed.subtracting(paths).sorted())
    owned = Set(lacking)
    for path in paths where claimed.contains(path) { owned.insert(path) }
    names = RealNames(bundle)
    // Two spellings of one file can occur only if a file is added or removed.
    let suspects = lacking.isEmpty ? paths.filter { !owned.contains($0) } : paths
    misspelled = try names.misspellings(of: suspects)
    // A failed build may have renamed files that the digests still list under their old spelling.
    let others = try names.misspellings(of: lacking)
    guard !misspelled.isEmpty || !others.isEmpty else { return }
    // The digests may have a third spelling, so the names that the file system lists are compared.
    let files = Set(owned.map { names.realPath(of: $0) })
    let folders = foldersAbove(files)
    for entry in misspelled {
      let real = names.realPath(of: entry.path)
      if !(entry.isFolder ? folders : files).contains(real) { strangers.append(real) }
    }
    for path in paths where files.contains(names.realPath(of: path)) { owned.insert(path) }
  }

  /// Whether a file of the bundle exists under a different spelling, or in a folder that does.
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
    // The names are read again, because misspelled files may have been renamed.
    var names = RealNames(bundle)
    _ = try names.misspellings(of: lacking)
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
    guard let listed, listed.saysPixels(of: path) else { return .same }
    return try bundle.attempt(path.text) { () throws(SystemError) in
      guard let folder = try openPath.folderIfAny(of: path) else { return .same }
      return try pictures?.look(at: path.name, in: folder) { listed.isListed($0, of: path) } ?? .same
    }
  }
}

extension BundleFolder {
  /// The sorted paths among `paths` at which files exist.
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

/// The rules by which a build recognizes the files of its bundle in a folder.
package struct OwnershipRules: Sendable {
  /// Whether a bundle can have a file at a path.
  package var isPlace: @Sendable (String) -> Bool
  /// Whether a bundle may be written to a folder that contains other files but no bundle.
  package var isForced = false
  package var limits = Limits()

  package init(isPlace: @escaping @Sendable (String) -> Bool) {
    self.isPlace = isPlace
  }
}

extension BundleFolder {
  /// The files that belong to the bundle according to its digests; nil when there are no readable digests. These may come from an
  /// untrusted source, so paths that no bundle can have are ignored.
  func listedFiles(_ rules: OwnershipRules) throws(CommitError) -> ListedFiles? {
    let (path, limit) = (BundlePath.digests, rules.limits[.digestsBytes])
    let bytes = try attempt(path.text) { () throws(SystemError) -> Result<[UInt8], LimitExceeded>? in
      guard let status = try status(of: path), status.kind == .file else { return nil }
      if let exceeded = rules.limits.exceeded(.digestsBytes, by: status.size) { return .failure(exceeded) }
      let bytes = try root.file(path.name).read(size: status.size, limit: limit)
      return bytes.map { .success($0) } ?? .failure(rules.limits.exceeded(.digestsBytes))
    }
    switch bytes {
    case .success(let bytes)?: return ListedFiles(inDigests: bytes, rules.isPlace)
    case .failure(let exceeded)?: throw .tooLarge(path: typed(path.text), exceeded)
    case nil: return nil
    }
  }

  /// Fails if the folder contains files of others; to be called where no digests say which files are the bundle's.
  func refuseOthers() throws(CommitError) {
    let names = try attempt("") { () throws(SystemError) in try root.names(limit: 1_000_000) }
    let others = names?.filter { !isHarmless($0) }
    guard others?.isEmpty != true else { return }
    throw .notABundle(folder: typedPath, paths: (others ?? []).sorted(by: precedesInBytes))
  }

  /// Whether no bundle can have a file of this name, and operating systems and tools add such files to folders on their own.
  private func isHarmless(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".")
      || ["Thumbs.db", "desktop.ini", "Icon\r", "lost+found"].contains(name)
  }
}
