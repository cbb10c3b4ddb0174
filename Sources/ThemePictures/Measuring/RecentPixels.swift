package import ThemeImage

/// The most recently used pixels, up to a number of bytes. Of bitmaps that no longer fit, those that compress well are kept as
/// runs.
package struct RecentPixels: Sendable {
  private var bitmaps: RecentlyUsed<Bitmap>
  private var runs: RecentlyUsed<PixelRuns>
  /// The number of entries that were visited so far, for any purpose.
  package var visits: Int { bitmaps.visits + runs.visits }

  /// `capacity` is the room for bitmaps, in bytes. Runs have a quarter of that in addition.
  package init(capacity: Int) {
    bitmaps = RecentlyUsed(capacity: capacity)
    runs = RecentlyUsed(capacity: capacity / 4)
  }

  /// The pixels of a picture, which become the most recently used ones; nil if they are not kept.
  package mutating func use(_ recipe: PictureRecipe) -> Bitmap? {
    if let bitmap = bitmaps.use(recipe) { return bitmap }
    guard let bitmap = runs.take(recipe)?.bitmap else { return nil }
    keep(bitmap, as: recipe)
    return bitmap
  }

  /// Keeps the pixels of a picture, and drops the least recently used ones if the room is exceeded. Pixels that exceed it alone
  /// are not kept.
  package mutating func keep(_ bitmap: Bitmap, as recipe: PictureRecipe) {
    for (recipe, bitmap) in bitmaps.keep(bitmap, of: bitmap.byteCount, as: recipe) {
      guard let packed = PixelRuns(bitmap) else { continue }
      _ = runs.keep(packed, of: packed.byteCount, as: recipe)
    }
  }
}
