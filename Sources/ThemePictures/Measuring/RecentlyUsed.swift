/// What was made of pictures and used last, as much as fits a number of bytes.
///
/// Each value knows which was used before it and which after, so that keeping one and letting go of the one that was used
/// longest ago takes as long with many as with few.
struct RecentlyUsed<Value: Sendable>: Sendable {
  private struct Entry {
    let recipe: PictureRecipe
    /// Nil once it was let go, until another value takes the place.
    var value: Value?
    let byteCount: Int
    /// The place of the value that was used next before this one.
    var older: Int?
    /// The place of the value that was used next after this one.
    var newer: Int?
  }

  /// In bytes.
  private let capacity: Int
  private var places: [PictureRecipe: Int] = [:]
  private var entries: [Entry] = []
  /// The places that no value has.
  private var free: [Int] = []
  private var oldest: Int?
  private var newest: Int?
  private var bytes = 0
  /// How many values were looked at so far, whatever for.
  private(set) var visits = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// What was made of a picture, which counts as used; nil when it is not kept.
  mutating func use(_ recipe: PictureRecipe) -> Value? {
    guard let place = places[recipe] else { return nil }
    visits += 1
    if place != newest {
      unlink(place)
      linkAsNewest(place)
    }
    return entries[place].value
  }

  /// What was made of a picture, which is no longer kept then; nil when it was not.
  mutating func take(_ recipe: PictureRecipe) -> Value? { places[recipe].flatMap { letGo($0) } }

  /// Keeps a value, and returns those used longest ago that have no room beside it. One that alone would take more than all the
  /// room is not kept.
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
