import ThemeCore
import ThemeSyntax

/// Token files laid over each other: groups merge, a token replaces what stands at its path.
struct TokenLayers {
  private(set) var merged = Mapping([])
  /// How many values were written to lay them over each other.
  private(set) var nodes = 0
  /// Whether these are more than the limit.
  private(set) var isFull = false
  private let limit: Int
  private var isFirst = true

  init(limit: Int) {
    self.limit = limit
  }

  /// Lays the tree of a file, of which groups are written out, over those before it.
  mutating func add(_ root: SyntaxNode) {
    guard let mapping = root.mapping else { return }
    merged = isFirst ? mapping : merge(mapping.entries, over: merged)
    isFirst = false
  }

  /// A group's own entries over those that it is laid over, which come first.
  mutating func merge(_ own: [Mapping.Entry], over base: Mapping) -> Mapping {
    nodes += own.count + base.entries.count
    guard nodes <= limit else {
      isFull = true
      return Mapping(own)
    }
    var places: [String: Int] = [:]
    for (index, entry) in own.enumerated() where places[entry.key.value] == nil {
      places[entry.key.value] = index
    }
    var result: [Mapping.Entry] = []
    var isTaken = [Bool](repeating: false, count: own.count)
    for entry in base.entries {
      guard let index = places[entry.key.value] else {
        result.append(entry)
        continue
      }
      isTaken[index] = true
      if let lower = entry.value.mapping, let upper = own[index].value.mapping, !lower.isToken, !upper.isToken
      {
        let value = SyntaxNode(.mapping(merge(upper.entries, over: lower)), own[index].value.range)
        result.append(Mapping.Entry(key: own[index].key, value: value))
      } else {
        result.append(own[index])
      }
    }
    for (index, entry) in own.enumerated() where !isTaken[index] { result.append(entry) }
    return Mapping(result)
  }
}
