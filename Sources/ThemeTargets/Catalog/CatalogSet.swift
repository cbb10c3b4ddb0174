import ThemeModel

/// The traits by which the platform chooses one of a set's entries.
struct CatalogChoice: Hashable, Sendable {
  let appearance: AxisValue
  let isHighContrast: Bool
  /// The layout direction; nil if both directions share the entry.
  let isRightToLeft: Bool?

  /// The suffix of the entry's files, such as `-dark-highContrast-rtl`; empty for the entry that applies where no other does.
  var suffix: String {
    var words: [String] = []
    if !appearance.isFallback { words.append(appearance.name) }
    if isHighContrast { words.append("highContrast") }
    if isRightToLeft == true { words.append("rtl") }
    return words.map { "-\($0)" }.joined()
  }
}

/// The variants of an element that form one set of a catalog.
struct CatalogSet {
  /// The key of the variant that the set is named after.
  let key: VariantKey
  /// The index of that variant among the element's looks.
  let place: Int
  /// The keys of the variants in the set, with their indices among the element's looks.
  let members: [VariantKey: Int]

  /// The set's entries, one for each choice. An axis gets several choices only if the content differs along it. `content`
  /// returns what the look at an index shows.
  func entries<Content: Equatable>(_ content: (Int) -> Content) -> [(choice: CatalogChoice, content: Content)]
  {
    if members.count == 1 {
      let choice = CatalogChoice(
        appearance: key[.appearance], isHighContrast: key[.accessibility] == .highContrast,
        isRightToLeft: nil)
      return [(choice, content(members[key] ?? place))]
    }
    func values(_ axis: VariantAxis) -> [AxisValue] {
      var values = [self.key[axis]]
      for key in members.keys.sorted() where !values.contains(key[axis]) {
        values.append(key[axis])
      }
      let differs = members.keys.contains { key in
        var other = key
        other[axis] = self.key[axis]
        return key[axis] != self.key[axis]
          && content(members[key] ?? place) != content(members[other] ?? place)
      }
      return differs ? values.sorted { $0.code < $1.code } : [self.key[axis]]
    }
    let directions = values(.direction)
    var entries: [(CatalogChoice, Content)] = []
    for appearance in values(.appearance) {
      for contrast in values(.accessibility) {
        for direction in directions {
          var key = self.key
          key[.appearance] = appearance
          key[.accessibility] = contrast
          key[.direction] = direction
          let choice = CatalogChoice(
            appearance: appearance, isHighContrast: contrast == .highContrast,
            isRightToLeft: directions.count > 1 ? direction.code == 1 : nil)
          entries.append((choice, content(members[key] ?? place)))
        }
      }
    }
    return entries
  }
}

extension ElementLooks {
  /// The element's sets, `normal`'s first. With `byDirection`, right-to-left variants form sets of their own, because color
  /// sets don't distinguish directions.
  func catalogSets(byDirection: Bool = false) -> [CatalogSet] {
    var sets: [CatalogSet] = []
    var places: [VariantKey: [VariantKey: Int]] = [:]
    func key(of variant: VariantKey) -> VariantKey {
      var set = CatalogTerms.set(of: variant)
      if byDirection { set[.direction] = variant[.direction] }
      return set
    }
    for (place, look) in looks.enumerated() {
      places[key(of: look.key), default: [:]][look.key] = place
    }
    for (place, look) in looks.enumerated() {
      guard let members = places[look.key], key(of: look.key) == look.key else { continue }
      sets.append(CatalogSet(key: look.key, place: place, members: members))
    }
    return sets
  }
}

extension [CatalogSet] {
  /// The sets whose entries differ from those of the set that they fall back to, with their entries.
  func new<Content: Equatable>(
    _ entries: (CatalogSet) -> [(choice: CatalogChoice, content: Content)]
  ) -> [(set: CatalogSet, entries: [(choice: CatalogChoice, content: Content)])] {
    let all = map { (set: $0, entries: entries($0)) }
    return all.filter { set, own in
      guard let key = set.key.fallback, let other = all.first(where: { $0.set.key == key })?.entries else {
        return true
      }
      return own.count != other.count || !zip(own, other).allSatisfy { $0 == $1 }
    }
  }
}
