import ThemeCore
package import ThemeImage

/// How much of a bundle is compared.
package enum VerifyMode: String, CaseIterable, Sendable {
  /// Every file.
  case all
  /// The manifest and the digests alone; the others need not be there.
  case facts
}

/// A file that is not as a build would leave it.
package struct Drift: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case missing, changed
    /// themec wrote it, or left it behind, and would remove it.
    case extra
  }

  /// From the bundle's folder.
  package let path: String
  package let kind: Kind

  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// What a build would change in a folder, sorted by path; writes nothing.
///
/// Text is compared by its bytes, pictures by pixels and form. A folder that does not exist lacks everything. `options` are
/// those of the build; nothing is encoded again.
package func verify(
  _ tree: OutputTree, against place: BundlePlace, mode: VerifyMode, _ options: CommitOptions
) throws(CommitError) -> [Drift] {
  var options = options
  options.reencode = false
  let facts = [BundlePath.digests.text, BundlePath.manifest.text]
  let tree = mode == .all ? tree : OutputTree(tree.files.filter { facts.contains($0.path) })
  let paths = bundlePaths(of: tree)
  guard let bundle = try BundleFolder(place, for: .reading, wait: options.wait, faults: options.faults) else {
    return paths.map { Drift(path: $0.text, kind: .missing) }
  }
  let journal = try bundle.journal(options.rules.limits)
  var ownership: Ownership?
  if mode == .all {
    if let exceeded = journal.exceeded { throw .tooLarge(path: bundle.typed(Journal.name), exceeded) }
    ownership = try Ownership(ClaimedFiles(in: bundle, journal, options.rules), of: paths, in: bundle)
    try ownership?.settle(options.codec, options.rules.limits)
  }
  let planner = Planner(
    tree: tree, paths: paths, bundle: bundle, owned: ownership?.owned ?? [],
    claimed: ownership?.claimed ?? [], options: options)
  let existingFiles = try planner.existingFiles()
  var drifts: [Drift] = []
  for (path, existingFile) in zip(paths, existingFiles) {
    // A build would spell it anew.
    let existingFile = ownership?.isMisspelled(path) == true ? .nothing : existingFile
    switch existingFile {
    case .right: break
    case .nothing: drifts.append(Drift(path: path.text, kind: .missing))
    case .different, .folder, .stranger, .link, .file: drifts.append(Drift(path: path.text, kind: .changed))
    }
  }
  if mode == .all {
    drifts += try planner.extras().map { Drift(path: $0.text, kind: .extra) }
    if journal.isOnDisk { drifts.append(Drift(path: Journal.name, kind: .extra)) }
    if let stage = bundle.leftStage { drifts.append(Drift(path: stage, kind: .extra)) }
  }
  return drifts.sorted { precedesInBytes($0.path, $1.path) }
}

extension BundleFolder {
  /// What a build that was killed left beside the bundle, as a path from its folder.
  fileprivate var leftStage: String? {
    guard isLocked, let place = FolderPlace(of: root, typedPath: typedPath),
      (try? place.parent.folder(place.stageName)) != nil
    else { return nil }
    return "../\(place.stageName)"
  }
}
