import ThemeCore

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
