import ThemeCore
import ThemeSyntax

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
  /// For each variant, the variants with a subset of its axis values, which hold wherever it holds; the fallback is left out.
  private var lower: [[Int]] = []
  /// For each variant, the variants that differ only in the value of a system or accessibility axis and may hold together with
  /// it: a later system inherits the values of an earlier one.
  private var loose: [[Int]] = []

  init(_ variants: [Variant], axes: [ContextChoice.Axis]) {
    self.variants = variants
    self.axes = axes
    let isLoose = axes.map { $0.name.value == "systems" || $0.name.value == "accessibility" }
    for variant in variants {
      var lower: [Int] = []
      var loose: [Int] = []
      for (place, other) in variants.enumerated().dropFirst() where other.key != variant.key {
        let differs = axes.indices.filter {
          other.key[$0] != nil && other.key[$0] != variant.key[$0]
        }
        if differs.isEmpty {
          lower.append(place)
        } else if differs.allSatisfy({ isLoose[$0] && variant.key[$0] != nil }) {
          loose.append(place)
        }
      }
      self.lower.append(lower)
      self.loose.append(loose)
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
    return SyntaxNode(.mapping(mapping["value"] == nil ? mapping : mapping.asGroup), range)
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
    for (variant, number) in numbers.enumerated().dropFirst() {
      guard let number, different.count > 1 || numbers[0] == nil else { continue }
      let said = lower[variant].filter { isWritten[$0] }
      let others = loose[variant].filter { numbers[$0] != nil && numbers[$0] != numbers[0] }
      let isSaid = (said + others).allSatisfy { numbers[$0] == number }
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
      .mapping(Mapping(entries)), own?.range ?? entries.first?.value.range ?? variants[0].tokens.range)
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
