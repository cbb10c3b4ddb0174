package import ThemeCore

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
