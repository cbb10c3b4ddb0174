import ThemeCore
import ThemeDiagnostics

/// Merges token files, each over those before it: groups merge, and a token replaces the value at its path.
struct TokenLayers {
  private(set) var merged = Mapping([])
  /// The number of values that merging wrote.
  private(set) var nodes = 0
  /// Whether `nodes` exceeds the limit.
  private(set) var isFull = false
  private let limit: Int
  private var isFirst = true
  /// The paths of all groups in `merged`, collected when they are first needed.
  private var groups: Set<String>?

  init(limit: Int) {
    self.limit = limit
  }

  /// Merges the tree of a file over those before it.
  mutating func add(_ root: SyntaxNode) {
    guard let mapping = root.mapping else { return }
    groups = nil
    merged = isFirst ? mapping : merge(mapping.entries, over: merged)
    isFirst = false
  }

  /// The entries of a group merged over those of its base, which come first.
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

  /// Whether a map that consists only of a `$ref`, and so looks like an alias of a token, refers to a group in `merged`.
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
  /// The paths of all groups in this map.
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

extension TokenTable {
  /// The result of following a value's references to places.
  enum Followed {
    /// An alias of a whole token.
    case alias(path: String, SourceRange)
    case value(SyntaxNode)
  }

  /// Follows references to places of the file, up to a value or an alias of a whole token; nil after a report.
  func follow(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Followed? {
    var current = node
    // The number of steps is limited, because a longer chain is a cycle.
    for _ in 0...Limit.nestingDepth.standard {
      switch TokenReference(current, &sink) {
      case nil: return .value(current)
      case .token(let path): return .alias(path: path, current.range)
      case .place([]): return nil
      case .place(let keys):
        if let path = tokenPath(keys) { return .alias(path: path, current.range) }
        guard let target = place(keys) else { return sink.refuse(.noPlace(keys, at: current.range)) }
        current = target
      }
    }
    return sink.refuse(Diagnostic(.referenceCycle, "this reference leads to itself", at: node.range))
  }

  /// The path of the token that a pointer names, by itself or by its `$value`; nil if it names none.
  private func tokenPath(_ keys: [String]) -> String? {
    let names = keys.last == "$value" ? keys.dropLast() : keys[...]
    let path = names.joined(separator: ".")
    return self[path] == nil ? nil : path
  }

  /// The node at a pointer's place inside a token; nil if there is none.
  private func place(_ keys: [String]) -> SyntaxNode? {
    guard let split = keys.firstIndex(where: { $0.hasPrefix("$") && $0 != "$root" }),
      let token = self[keys[..<split].joined(separator: ".")]
    else { return nil }
    var node = SyntaxNode(.mapping(token.mapping), token.range)
    for key in keys[split...] {
      switch node.value {
      case .mapping(let mapping):
        // No valid value has a map that large, and searching one for many references would take too long.
        guard mapping.entries.count <= 1_000, let next = mapping[key] else { return nil }
        node = next
      case .sequence(let items):
        guard let index = Int(key), items.indices.contains(index) else { return nil }
        node = items[index]
      case .scalar:
        return nil
      }
    }
    return node
  }
}

extension Diagnostic {
  fileprivate static func noPlace(_ keys: [String], at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownReference, "there is nothing at `#/\(keys.joined(separator: "/").shortened)`", at: place)
  }
}
