import ThemeCore
import ThemeDiagnostics

/// Combines the tokens of several combinations of contexts into one tree, with modes where the values differ.
struct ModedTokens {
  /// The tokens for one combination of axis values.
  struct Variant {
    /// The index of each axis's value; nil for an axis on which the variant does not depend.
    let key: [Int?]
    let tokens: SyntaxNode
    let table: TokenTable
  }

  /// The variants: first the fallback, which depends on no axis, then those of fewer axes before those of more.
  private let variants: [Variant]
  private let axes: [ContextChoice.Axis]
  /// For each variant, the others that hold wherever it holds; the fallback is left out.
  private var lower: [[Int]] = []
  /// The variants but the fallback, each after those that hold wherever it holds.
  private let order: [Int]

  init(_ variants: [Variant], axes: [ContextChoice.Axis]) {
    self.variants = variants
    self.axes = axes
    let meanings = axes.map(\.meanings)
    let weights = variants.map { variant in
      zip(meanings, variant.key).reduce(0) { sum, value in sum + (value.1.map { value.0[$0].weight } ?? 0) }
    }
    order = variants.indices.dropFirst().sorted { (weights[$0], $0) < (weights[$1], $1) }
    for variant in variants {
      lower.append(
        variants.indices.dropFirst().filter { place in
          let other = variants[place].key
          return other != variant.key
            && meanings.indices.allSatisfy { axis in
              guard let value = other[axis] else { return true }
              guard let own = variant.key[axis] else { return false }
              return value == own || meanings[axis][value].holds(where: meanings[axis][own])
            }
        })
    }
  }

  /// The combined tree of all variants.
  var written: SyntaxNode {
    guard variants.count > 1 else { return variants[0].tokens }
    return written(variants.map(\.tokens), path: "")
  }

  /// Combines the nodes at one path, of which each variant has one or nil.
  private func written(_ nodes: [SyntaxNode?], path: String) -> SyntaxNode {
    let isToken = zip(variants, nodes).map { $1 != nil && $0.table[path] != nil }
    if isToken.contains(true) {
      return token(zip(nodes, isToken).map { $1 ? $0 : nil })
    }
    var names: [Ranged<String>] = []
    var places: [String: Int] = [:]
    var children: [[SyntaxNode?]] = []
    for (variant, node) in nodes.enumerated() {
      for entry in node?.mapping?.entries ?? [] {
        let place = places[entry.key.value] ?? names.count
        if place == names.count {
          places[entry.key.value] = place
          names.append(entry.key)
          children.append(Array(repeating: nil, count: variants.count))
        }
        children[place][variant] = entry.value
      }
    }
    let mapping = Mapping(
      zip(names, children).map { name, nodes in
        Mapping.Entry(key: name, value: written(nodes, path: TokenGroups.path(path, name.value)))
      })
    let range = nodes.lazy.compactMap(\.self).first?.range ?? variants[0].tokens.range
    return SyntaxNode(.mapping(mapping.marked(.group)), range)
  }

  /// Combines the values of one token, of which each variant has one. A variant without the token has nil, and takes the value
  /// that applies without it.
  private func token(_ values: [SyntaxNode?]) -> SyntaxNode {
    var different: [SyntaxNode] = []
    let numbers = values.map { value -> Int? in
      guard let value else { return nil }
      if let known = different.firstIndex(where: { $0.says(value) }) { return known }
      different.append(value)
      return different.count - 1
    }
    var isWritten = [Bool](repeating: false, count: values.count)
    isWritten[0] = numbers[0] != nil
    for variant in order {
      guard let number = numbers[variant], different.count > 1 || numbers[0] == nil else { continue }
      let said = lower[variant].filter { isWritten[$0] }
      let isSaid = said.allSatisfy { numbers[$0] == number }
      isWritten[variant] = !(isSaid && (!said.isEmpty || numbers[0] == number))
    }
    return mode(values, values.indices.filter { isWritten[$0] }, behind: -1)
  }

  /// The modes of `members`, which are variants that agree in all axes up to `axis`.
  private func mode(_ values: [SyntaxNode?], _ members: [Int], behind axis: Int) -> SyntaxNode {
    var entries: [Mapping.Entry] = []
    var own: SyntaxNode?
    for member in members
    where variants[member].key.indices.allSatisfy({ $0 <= axis || variants[member].key[$0] == nil }) {
      own = values[member]
    }
    if let own { entries.append(Mapping.Entry(key: Ranged("value", own.range), value: own)) }
    for next in axes.indices where next > axis {
      let inner = members.filter { member in
        variants[member].key[next] != nil
          && variants[member].key.indices.allSatisfy {
            $0 <= axis || $0 >= next || variants[member].key[$0] == nil
          }
      }
      var modes: [Mapping.Entry] = []
      for (place, name) in axes[next].modes.enumerated() {
        let same = inner.filter { variants[$0].key[next] == place }
        if !same.isEmpty {
          modes.append(Mapping.Entry(key: name, value: mode(values, same, behind: next)))
        }
      }
      guard let first = modes.first else { continue }
      let node = SyntaxNode(.mapping(Mapping(modes)), first.value.range)
      entries.append(Mapping.Entry(key: axes[next].name, value: node))
    }
    if let own, entries.count == 1 { return own }
    return SyntaxNode(
      .mapping(Mapping(entries).marked(.modes)),
      own?.range ?? entries.first?.value.range ?? variants[0].tokens.range)
  }
}

extension SyntaxNode {
  /// Whether two nodes have equal values, regardless of their ranges.
  fileprivate func says(_ other: SyntaxNode) -> Bool {
    switch (value, other.value) {
    case (.scalar(let left), .scalar(let right)): left == right
    case (.sequence(let left), .sequence(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.says($1) }
    case (.mapping(let left), .mapping(let right)):
      left.entries.count == right.entries.count
        && zip(left.entries, right.entries).allSatisfy {
          $0.key.value == $1.key.value && $0.value.says($1.value)
        }
    default: false
    }
  }
}

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
