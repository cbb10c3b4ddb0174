package import ThemeCore

/// The files that belong to the bundle in a folder according to its digests or to a journal that an interrupted commit left.
///
/// Both may come from an untrusted source, so paths that no bundle can have are ignored.
struct ClaimedFiles: Sendable {
  /// The files that the digests list; nil when there are no readable digests.
  let listed: ListedFiles?
  /// The files that interrupted commits were about to change.
  let begun: Set<BundlePath>

  init(
    in bundle: BundleFolder, _ journal: Journal, _ rules: OwnershipRules
  ) throws(CommitError) {
    let path = BundlePath.digests
    let bytes = try bundle.attempt(path.text) { () throws(SystemError) -> Result<[UInt8], LimitExceeded>? in
      guard let status = try bundle.status(of: path), status.kind == .file else { return nil }
      if let exceeded = rules.limits.exceeded(.digestsBytes, by: status.size) { return .failure(exceeded) }
      let limit = rules.limits[.digestsBytes]
      guard let bytes = try bundle.root.file(path.name).read(size: status.size, limit: limit) else {
        return .failure(rules.limits.exceeded(.digestsBytes))
      }
      return .success(bytes)
    }
    switch bytes {
    case .success(let bytes)?: listed = ListedFiles(inDigests: bytes, rules.isPlace)
    case .failure(let exceeded)?: throw .tooLarge(path: bundle.typed(path.text), exceeded)
    case nil: listed = nil
    }
    begun = journal.paths.filter { rules.isPlace($0.text) }
  }

  /// Every claimed file, whether it exists or not.
  var paths: Set<BundlePath> { listed.map { begun.union($0.paths) } ?? begun }
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
