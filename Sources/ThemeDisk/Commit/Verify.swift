import ThemeCore
package import ThemeImage

/// Which files of a bundle are compared.
package enum VerifyMode: String, CaseIterable, Sendable {
  /// All files.
  case all
  /// Only the manifest and the digests; the other files need not exist.
  case facts
}

/// A difference between a file in the folder and what a build would write.
package struct Drift: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case missing, changed
    /// The file belongs to themec or was left behind by it, and a build would remove it.
    case extra
  }

  /// The file's path, relative to the bundle's folder.
  package let path: String
  package let kind: Kind

  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// The changes that a build would make in a folder, sorted by path. Writes nothing.
///
/// Text files are compared by bytes, pictures by their pixels and the form of their files. If the folder does not exist, every
/// file is missing. `options` are those of the build, except that pictures with the right pixels are never encoded again.
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
  var ownership: Ownership?
  if mode == .all {
    ownership = try Ownership(bundle.listedFiles(options.rules), of: paths, in: bundle)
    try ownership?.settle(options.codec, options.rules.limits)
  }
  let planner = Planner(
    tree: tree, paths: paths, bundle: bundle, owned: ownership?.owned ?? [],
    claimed: ownership?.claimed ?? [], options: options)
  let existingFiles = try planner.existingFiles()
  var drifts: [Drift] = []
  for (path, existingFile) in zip(paths, existingFiles) {
    // A build would rename the file, so the name that the bundle needs is missing.
    let existingFile = ownership?.isMisspelled(path) == true ? .nothing : existingFile
    switch existingFile {
    case .right: break
    case .nothing: drifts.append(Drift(path: path.text, kind: .missing))
    case .different, .folder, .stranger, .link, .file: drifts.append(Drift(path: path.text, kind: .changed))
    }
  }
  if mode == .all {
    drifts += try planner.extras().map { Drift(path: $0.text, kind: .extra) }
    drifts += bundle.leftovers.map { Drift(path: $0, kind: .extra) }
  }
  return drifts.sorted { precedesInBytes($0.path, $1.path) }
}

extension BundleFolder {
  /// The paths, from the bundle's folder, of what interrupted builds left in it and beside it.
  fileprivate var leftovers: [String] {
    var found = (try? root.folder(Stage.name)) == nil ? [] : [Stage.name]
    guard let place = FolderPlace(of: root, typedPath: typedPath) else { return found }
    for name in [place.stageName, place.oldName] where (try? place.parent.folder(name)) != nil {
      found.append("../\(name)")
    }
    return found
  }
}
