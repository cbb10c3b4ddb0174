/// Which keys take each other's place when one map overlays another.
///
/// Data, so that the language's vocabulary is written down once, where it is known.
package struct AlternativeTable: Sendable {
  /// Keys of one map of which only one can be meant (`derive`), each with the keys that say something about it alone
  /// (`multiply`, `screen`, …).
  package typealias Group = KeyValuePairs<String, [String]>

  /// A path from the root of a theme: keys, `*` for any one key, `**` for any number of keys, none among them.
  package typealias Pattern = [String]

  private let groups: [Group]
  private let namedByAuthor: [Pattern]
  /// The members that are laid over themselves key by key, rather than replacing themselves.
  private let merging: Set<String>
  /// The group of each member's key.
  private let groupOfMember: [String: Int]

  /// - Parameter namedByAuthor: The maps whose keys are names that the author chose (`["buttons"]`, `["tokens", "**"]`),
  ///   in which no key has an alternative.
  ///   `merging` are the members that are laid over themselves key by key.
  package init(_ groups: [Group], namedByAuthor: [Pattern] = [], merging: Set<String> = []) {
    self.groups = groups
    self.merging = merging
    self.namedByAuthor = namedByAuthor
    var table: [String: Int] = [:]
    for (index, group) in groups.enumerated() {
      for (key, _) in group { table[key] = index }
    }
    groupOfMember = table
  }

  /// Whether the keys of the map at a path are the language's, so that they can have alternatives.
  func applies(at path: [String]) -> Bool {
    !namedByAuthor.contains { Self.matches(path[...], $0[...]) }
  }

  /// The keys of a base that an overlay's entry takes the place of, its own among them. A null takes the place of its
  /// own key and of what depends on that alone.
  func replaced(by key: String, isNull: Bool) -> [String] {
    guard let index = groupOfMember[key] else { return [] }
    let others = groups[index].filter { isNull ? $0.key == key : $0.key != key || !merging.contains(key) }
    let replaced = others.flatMap { [$0.key] + $0.value }
    // What says something about itself stays too.
    guard !isNull, merging.contains(key), let own = groups[index].first(where: { $0.key == key }) else {
      return replaced
    }
    return replaced.filter { !own.value.contains($0) }
  }

  private static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return (path.startIndex...path.endIndex).contains { matches(path[$0...], pattern.dropFirst()) }
    }
    guard let key = path.first, first == "*" || first == key else { return false }
    return matches(path.dropFirst(), pattern.dropFirst())
  }
}
