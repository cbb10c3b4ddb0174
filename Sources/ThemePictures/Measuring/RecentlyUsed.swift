package import ThemeImage

/// The most recently used values of pictures, up to a number of bytes.
///
/// The values form a doubly linked list in order of use, so that adding a value and dropping the least recently used one take
/// constant time.
struct RecentlyUsed<Value: Sendable>: Sendable {
  private struct Entry {
    let recipe: PictureRecipe
    /// The value; nil after it was dropped, until another value takes the place.
    var value: Value?
    let byteCount: Int
    /// The place of the value that was used just before this one.
    var older: Int?
    /// The place of the value that was used just after this one.
    var newer: Int?
  }

  /// The capacity in bytes.
  private let capacity: Int
  private var places: [PictureRecipe: Int] = [:]
  private var entries: [Entry] = []
  /// The places without a value.
  private var free: [Int] = []
  private var oldest: Int?
  private var newest: Int?
  private var bytes = 0
  /// The number of values that were visited so far, for any purpose.
  private(set) var visits = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value of a picture, which becomes the most recently used one; nil if none is kept.
  mutating func use(_ recipe: PictureRecipe) -> Value? {
    guard let place = places[recipe] else { return nil }
    visits += 1
    if place != newest {
      unlink(place)
      linkAsNewest(place)
    }
    return entries[place].value
  }

  /// Removes the values of all pictures for which `isKept` is false.
  mutating func keepOnly(_ isKept: (PictureRecipe) -> Bool) {
    for place in entries.indices where entries[place].value != nil && !isKept(entries[place].recipe) {
      _ = letGo(place)
    }
  }

  /// Removes and returns the value of a picture; nil if none is kept.
  mutating func take(_ recipe: PictureRecipe) -> Value? { places[recipe].flatMap { letGo($0) } }

  /// Keeps a value, and returns the least recently used values that were dropped to make room for it. A value that exceeds the
  /// capacity alone is not kept.
  mutating func keep(
    _ value: Value, of byteCount: Int, as recipe: PictureRecipe
  ) -> [(recipe: PictureRecipe, value: Value)] {
    guard byteCount <= capacity, places[recipe] == nil else { return [] }
    bytes += byteCount
    var dropped: [(recipe: PictureRecipe, value: Value)] = []
    while bytes > capacity, let place = oldest {
      if let value = letGo(place) { dropped.append((entries[place].recipe, value)) }
    }
    visits += 1
    let place = free.popLast() ?? entries.count
    let entry = Entry(recipe: recipe, value: value, byteCount: byteCount)
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    places[recipe] = place
    linkAsNewest(place)
    return dropped
  }

  private mutating func letGo(_ place: Int) -> Value? {
    visits += 1
    unlink(place)
    places[entries[place].recipe] = nil
    bytes -= entries[place].byteCount
    free.append(place)
    return entries[place].value.take()
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

  /// The pixels of the pictures for which `isKept` is true.
  func only(_ isKept: (PictureRecipe) -> Bool) -> RecentPixels {
    var copy = self
    copy.bitmaps.keepOnly(isKept)
    copy.runs.keepOnly(isKept)
    return copy
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
