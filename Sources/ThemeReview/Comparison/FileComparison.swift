/// Which files differ between two bundles of a theme: each is looked at once, and read only where its size doesn't tell.
struct FileComparison {
  /// The texts that differ or are on one side only, manifest and digests among them.
  let texts: Set<String>
  /// The pictures whose digests are equal and whose files have other sizes.
  ///
  /// That pixels are the same is the word of the digests. Another encoder makes another size, so equal sizes are not read.
  let images: [String]
  /// Whether manifest and digests are the same, so that no fact and no picture differs.
  let areFactsSame: Bool

  /// Nil where the digests of a side are not at hand.
  init?(_ old: BundleContents, _ new: BundleContents) {
    guard let olds = old.digests, let news = new.digests else { return nil }
    // In the order of the digests, in which the files of a folder come together: folders are kept open, and these are few.
    let known = Set(olds.texts)
    let all = ["manifest.json", "digests.json"] + olds.texts + news.texts.filter { !known.contains($0) }
    texts = Set(all.filter { !isUnknown($0, in: old) && !isUnknown($0, in: new) && !isSame($0, old, new) })
    areFactsSame =
      texts.isDisjoint(with: ["manifest.json", "digests.json"]) && olds.isComplete && !olds.isDoubted
      && !news.isDoubted
    images = news.imagePaths.filter { path in
      guard let before = olds.images[path], before.pixels == news.images[path]?.pixels else { return false }
      guard let first = old.size(path), let second = new.size(path) else { return false }
      return first != second
    }
  }
}

/// Whether a bundle whose files are not at hand says that it has a text, and nothing else of it.
private func isUnknown(_ path: String, in bundle: BundleContents) -> Bool {
  !bundle.hasFiles && bundle.size(path) == nil && bundle.digests?.texts.contains(path) == true
}

/// Whether a file has the same bytes on both sides, or is on neither; it is read only where its size doesn't tell.
private func isSame(_ path: String, _ old: BundleContents, _ new: BundleContents) -> Bool {
  guard let first = old.size(path), let second = new.size(path) else {
    return old.size(path) == new.size(path)
  }
  guard first == second else { return false }
  // Optional arrays are compared by a witness, byte by byte.
  guard let first = old.bytes(path), let second = new.bytes(path) else {
    return old.bytes(path) == new.bytes(path)
  }
  return first == second
}
