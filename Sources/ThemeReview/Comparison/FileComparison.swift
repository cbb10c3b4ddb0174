import ThemeCore

/// The files that differ between two bundles of a theme. A file is read only where its size does not show a difference.
struct FileComparison {
  /// The text files that differ or are on one side only, including the manifest and the digests.
  let texts: Set<String>
  /// The pictures with equal digests whose files have different sizes.
  ///
  /// The digests state that the pixels are equal. Files with equal sizes are not read, because a different encoder would nearly
  /// always result in a different size.
  let images: [String]
  /// Whether the manifest and the digests are the same on both sides, so that no fact and no picture differs.
  let areFactsSame: Bool

  /// Nil where the digests of a side are not at hand.
  init?(_ old: BundleContents, _ new: BundleContents) {
    guard let olds = old.digests, let news = new.digests else { return nil }
    // The order of the digests keeps the files of a folder together. Inputs keep only a few folders open, so each is opened
    // about once.
    let known = Set(olds.texts)
    let all = ["manifest.json", "digests.json"] + olds.texts + news.texts.filter { !known.contains($0) }
    texts = Set(all.filter { !isUnknown($0, in: old) && !isUnknown($0, in: new) && !isSame($0, old, new) })
    areFactsSame =
      texts.isDisjoint(with: ["manifest.json", "digests.json"]) && !olds.isDoubted && !news.isDoubted
    images = news.imagePaths.filter { path in
      guard let before = olds.images[path], before.pixels == news.images[path]?.pixels else { return false }
      guard let first = old.size(path), let second = new.size(path) else { return false }
      return first != second
    }
  }
}

/// Whether a bundle lists a text file that is not at hand because the bundle has no files beside the manifest and the digests.
private func isUnknown(_ path: String, in bundle: BundleContents) -> Bool {
  !bundle.hasFiles && bundle.size(path) == nil && bundle.digests?.texts.contains(path) == true
}

/// Whether a file has the same bytes on both sides, or is on neither. The file is read only where the sizes are equal.
private func isSame(_ path: String, _ old: BundleContents, _ new: BundleContents) -> Bool {
  guard let first = old.size(path), let second = new.size(path) else {
    return old.size(path) == new.size(path)
  }
  guard first == second else { return false }
  // Arrays are compared unwrapped, because the comparison of optional arrays is generic and goes byte by byte.
  guard let first = old.bytes(path), let second = new.bytes(path) else {
    return old.bytes(path) == new.bytes(path)
  }
  return first == second
}
