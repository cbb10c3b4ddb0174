package import ThemeImage

/// The pixels that were used last, as many as fit a number of bytes; of those before them, the flat ones as runs.
package struct RecentPixels: Sendable {
  private var bitmaps: RecentlyUsed<Bitmap>
  private var runs: RecentlyUsed<PixelRuns>
  /// How many pictures were looked at so far, whatever for.
  package var visits: Int { bitmaps.visits + runs.visits }

  /// Takes `capacity` bytes for pixels, and a quarter more for runs.
  package init(capacity: Int) {
    bitmaps = RecentlyUsed(capacity: capacity)
    runs = RecentlyUsed(capacity: capacity / 4)
  }

  /// The pixels of a picture, which count as used; nil when they are not kept.
  package mutating func use(_ recipe: PictureRecipe) -> Bitmap? {
    if let bitmap = bitmaps.use(recipe) { return bitmap }
    guard let bitmap = runs.take(recipe)?.bitmap else { return nil }
    keep(bitmap, as: recipe)
    return bitmap
  }

  /// Keeps the pixels of a picture, and lets go of those used longest ago when there are too many. Pixels that alone would
  /// take more than all the room are not kept.
  package mutating func keep(_ bitmap: Bitmap, as recipe: PictureRecipe) {
    for (recipe, bitmap) in bitmaps.keep(bitmap, of: bitmap.byteCount, as: recipe) {
      guard let packed = PixelRuns(bitmap) else { continue }
      _ = runs.keep(packed, of: packed.byteCount, as: recipe)
    }
  }
}
