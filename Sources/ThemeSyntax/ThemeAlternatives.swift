extension AlternativeTable {
  /// The alternatives of the theme language.
  package static let theme = AlternativeTable(
    [artSources, slicings, shapes, corners, fills, paints, strokes],
    namedByAuthor: [
      ["tokens", "**"], ["fonts"], ["art"], ["art", "*", "parameters"], ["navigationBars"], ["backButtons"],
      ["buttons"],
      ["images"], ["controls"], ["controls", "*"], ["controls", "tabBars", "*", "icons"], ["screens"],
      ["targets"], ["**", "with"], ["**", "swap"],
    ],
    merging: ["box", "fallback"],
    modes: TokenWords(
      root: "tokens", value: "value",
      axes: ["metrics", "appearances", "accessibility", "systems", "directions"]))

  private static let artSources: Group = [
    "file": ["region", "resample", "profile", "flip"], "files": ["region", "resample", "profile", "flip"],
    "ninePatch": ["profile", "flip"], "svg": ["with", "flip"],
    "draw": ["flip"], "use": ["with", "flip"],
    "derive": ["multiply", "screen", "opacity", "desaturate", "swap", "flip"],
    "of": ["flip"], "box": ["flip"], "fallback": ["material", "tint"],
  ]

  private static let slicings: Group = ["caps": [], "stretchable": []]

  private static let shapes: Group = [
    "rectangle": [], "roundedRectangle": [], "capsule": [], "ellipse": [], "chevron": [], "star": [],
    "arc": [],
    "ring": [], "polygon": [], "path": [],
  ]

  private static let corners: Group = ["radius": [], "corners": []]

  private static let fills: Group = [
    "linear": [], "radial": [], "conic": [], "noise": [], "pattern": [],
  ]

  private static let paints: Group = ["color": [], "fill": [], "fills": [], "across": []]

  private static let strokes: Group = ["stroke": [], "strokes": []]
}

/// The keys that replace each other when one map overlays another.
///
/// The table is data that the caller passes, so that the vocabulary of the language is written down in one place.
package struct AlternativeTable: Sendable {
  /// Keys of one map that exclude each other (`derive`, `file`, …), each with the keys that only have a meaning beside it
  /// (`multiply`, `screen`, …).
  package typealias Group = KeyValuePairs<String, [String]>

  /// A path from the root of a theme: a list of keys, in which `*` stands for any one key and `**` for any number of keys,
  /// including none.
  package typealias Pattern = [String]

  private let groups: [Group]
  private let namedByAuthor: [Pattern]
  /// The members whose values merge key by key when base and overlay both have them, instead of the overlay's value replacing
  /// the base's.
  private let merging: Set<String>
  /// The words of tokens with modes; nil where no map is one.
  let modes: TokenWords?
  /// The index in `groups` of the group that has a key as a member.
  private let groupOfMember: [String: Int]

  /// - Parameters:
  ///   - namedByAuthor: The maps whose keys are names that the author chose (`["buttons"]`, `["tokens", "**"]`), in which no
  ///     key has alternatives.
  ///   - merging: The members whose values merge key by key.
  ///   - modes: The words of tokens with modes.
  package init(
    _ groups: [Group], namedByAuthor: [Pattern] = [], merging: Set<String> = [],
    modes: TokenWords? = nil
  ) {
    self.groups = groups
    self.modes = modes
    self.merging = merging
    self.namedByAuthor = namedByAuthor
    var table: [String: Int] = [:]
    for (index, group) in groups.enumerated() {
      for (key, _) in group { table[key] = index }
    }
    groupOfMember = table
  }

  /// Whether the keys of the map at `path` belong to the language, so that they can have alternatives.
  func applies(at path: [String]) -> Bool {
    !namedByAuthor.contains { Self.matches(path[...], $0[...]) }
  }

  /// The keys of a base map that an overlay's entry replaces as a whole; empty for a key without alternatives. A null replaces
  /// its own key and the keys that depend on that key. A member that merges leaves its own key and the keys that depend on it
  /// in place.
  func replaced(by key: String, isNull: Bool) -> [String] {
    guard let index = groupOfMember[key] else { return [] }
    let others = groups[index].filter { isNull ? $0.key == key : $0.key != key || !merging.contains(key) }
    let replaced = others.flatMap { [$0.key] + $0.value }
    // A member that merges also keeps the keys that depend on it.
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
