extension Sequence {
  /// The elements whose key no earlier one has; those without a key stay.
  package func unique<Key: Hashable>(by key: (Element) -> Key?) -> [Element] {
    var known: Set<Key> = []
    return filter { key($0).map { known.insert($0).inserted } ?? true }
  }

  /// The elements by their ranks, of which the first number that differs decides; those of equal ranks stay in their order.
  package func sorted(byRank rank: (Element) -> [Int]) -> [Element] {
    let ranked = enumerated().map { (rank: rank($1) + [$0], element: $1) }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.element)
  }

  /// The elements in groups with equal keys, in the order in which the keys first occur.
  package func groups<Key: Hashable>(
    by key: (Element) throws -> Key
  ) rethrows -> [(key: Key, members: [Element])] {
    var groups: [(key: Key, members: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = try key(element)
      if let place = places[key] {
        groups[place].members.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions of earlier ones.
  package var unique: [Element] { unique { $0 } }
}
