package import ThemeImage

/// The pixels that were used last, as many as fit a number of bytes.
///
/// Each picture knows which was used before it and which after, so that keeping one and letting go of the one that was used
/// longest ago takes as long with many as with few.
package struct RecentPixels: Sendable {
  private struct Entry {
    let recipe: PictureRecipe
    /// Nil once it was let go, until another picture takes the place.
    var bitmap: Bitmap?
    /// The place of the picture that was used next before this one.
    var older: Int?
    /// The place of the picture that was used next after this one.
    var newer: Int?
  }

  /// In bytes.
  private let capacity: Int
  private var places: [PictureRecipe: Int] = [:]
  private var entries: [Entry] = []
  /// The places that no picture has.
  private var free: [Int] = []
  private var oldest: Int?
  private var newest: Int?
  private var bytes = 0
  /// How many pictures were looked at so far, whatever for.
  package private(set) var visits = 0

  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The pixels of a picture, which count as used; nil when they are not kept.
  package mutating func use(_ recipe: PictureRecipe) -> Bitmap? {
    guard let place = places[recipe] else { return nil }
    visits += 1
    if place != newest {
      unlink(place)
      linkAsNewest(place)
    }
    return entries[place].bitmap
  }

  /// Keeps the pixels of a picture, and lets go of those used longest ago when there are too many. Pixels that alone would
  /// take more than all the room are not kept.
  package mutating func keep(_ bitmap: Bitmap, as recipe: PictureRecipe) {
    guard bitmap.byteCount <= capacity, places[recipe] == nil else { return }
    bytes += bitmap.byteCount
    while bytes > capacity, let place = oldest { letGo(place) }
    visits += 1
    let place = free.popLast() ?? entries.count
    let entry = Entry(recipe: recipe, bitmap: bitmap)
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    places[recipe] = place
    linkAsNewest(place)
  }

  private mutating func letGo(_ place: Int) {
    visits += 1
    unlink(place)
    places[entries[place].recipe] = nil
    bytes -= entries[place].bitmap?.byteCount ?? 0
    entries[place].bitmap = nil
    free.append(place)
  }

  private mutating func linkAsNewest(_ place: Int) {
    entries[place].older = newest
    entries[place].newer = nil
    if let newest { entries[newest].newer = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    let (older, newer) = (entries[place].older, entries[place].newer)
    if let older { entries[older].newer = newer } else { oldest = newer }
    if let newer { entries[newer].older = older } else { newest = older }
  }
}
