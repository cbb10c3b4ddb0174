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
    let all = Set(olds.texts + news.texts + ["manifest.json", "digests.json"])
    texts = all.filter { path in
      guard let first = old.size(path), let second = new.size(path) else {
        return old.size(path) != new.size(path)
      }
      return first != second || old.bytes(path) != new.bytes(path)
    }
    areFactsSame =
      texts.isDisjoint(with: ["manifest.json", "digests.json"]) && olds.isComplete && !olds.isDoubted
      && !news.isDoubted
    images = news.images.keys.filter { path in
      guard let before = olds.images[path], before.pixels == news.images[path]?.pixels else { return false }
      guard let first = old.size(path), let second = new.size(path) else { return false }
      return first != second
    }
  }
}
