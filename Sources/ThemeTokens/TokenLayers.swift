import ThemeCore
import ThemeDiagnostics
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
  /// The paths of all groups of what lies below, gathered when they are first needed.
  private var groups: Set<String>?

  init(limit: Int) {
    self.limit = limit
  }

  /// Lays the tree of a file over those before it.
  mutating func add(_ root: SyntaxNode) {
    guard let mapping = root.mapping else { return }
    groups = nil
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
      if let lower = entry.value.mapping, let upper = own[index].value.mapping, !upper.isToken,
        !lower.isToken || isGroup(lower)
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

  /// Whether a map that looks like an alias, because it is a `$ref` and nothing else, stands for a group below.
  private mutating func isGroup(_ mapping: Mapping) -> Bool {
    var ignored = DiagnosticSink()
    guard mapping["$value"] == nil, let pointer = mapping["$ref"],
      let keys = TokenReference.keys(ofPointer: pointer, &ignored)
    else { return false }
    let groups = self.groups ?? merged.groups
    self.groups = groups
    return groups.contains(keys.joined(separator: "."))
  }
}

extension Mapping {
  /// The paths of all groups in this one.
  fileprivate var groups: Set<String> {
    var paths: Set<String> = []
    gather(&paths, at: "")
    return paths
  }

  private func gather(_ paths: inout Set<String>, at path: String) {
    for entry in entries where !entry.key.value.hasPrefix("$") {
      guard let inner = entry.value.mapping, !inner.isToken else { continue }
      let path = TokenGroups.path(path, entry.key.value)
      paths.insert(path)
      inner.gather(&paths, at: path)
    }
  }
}
