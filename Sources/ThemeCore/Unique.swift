extension Sequence {
  /// The elements whose key no earlier one has; those without a key stay.
  package func unique<Key: Hashable>(by key: (Element) -> Key?) -> [Element] {
    var known: Set<Key> = []
    return filter { key($0).map { known.insert($0).inserted } ?? true }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions of earlier ones.
  package var unique: [Element] { unique { $0 } }
}
