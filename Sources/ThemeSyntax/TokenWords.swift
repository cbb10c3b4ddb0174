import ThemeCore

/// The words by which a theme writes tokens whose values depend on modes.
package struct TokenWords: Sendable {
  /// The key of the map of all tokens.
  let root: String
  /// The key of the value that holds where no mode does.
  let value: String
  /// The keys of the axes on which a token can depend.
  let axes: Set<String>

  /// Whether a key belongs to the modes of a token.
  func isOfModes(_ key: String) -> Bool { key == value || axes.contains(key) }

  /// Whether a map is one token with modes: it has the key of the value, and is no group of a token file.
  func areModes(_ mapping: Mapping) -> Bool {
    mapping.form != .group && mapping.form != .value && mapping.entries.contains { $0.key.value == value }
  }

  /// Whether a map has the keys of axes alone, and at least one of them.
  func areOnlyAxes(_ mapping: Mapping) -> Bool {
    mapping.form == nil && !mapping.entries.isEmpty
      && mapping.entries.allSatisfy { axes.contains($0.key.value) }
  }

  /// Whether a map is certainly a token rather than a group of them.
  func isToken(_ mapping: Mapping) -> Bool {
    switch mapping.form {
    case .value, .modes: true
    case .group: false
    case nil: mapping.base != nil || areModes(mapping)
    }
  }
}

extension Mapping {
  /// These modes of a token file, which take the place of a token. Where they have no value of their own, the value that the
  /// token had without a mode holds.
  func completed(by token: SyntaxNode, _ words: TokenWords) -> Mapping {
    guard self[words.value] == nil, !token.isNull, token.mapping?.form != .group else { return self }
    let base =
      token.mapping.map { words.areModes($0) || $0.form == .modes ? $0[words.value] : token } ?? token
    guard let base else { return self }
    var copy = self
    copy.entries.insert(Entry(key: Ranged(words.value, base.range), value: base), at: 0)
    return copy
  }
}

extension SyntaxNode {
  /// A bare value as a token with modes that has no mode yet; `isWhole` tells whether a token file gives it.
  func asModes(_ words: TokenWords, isWhole: Bool) -> SyntaxNode {
    let mapping = Mapping([Mapping.Entry(key: Ranged(words.value, range), value: self)])
    return SyntaxNode(.mapping(mapping.marked(isWhole ? .modes : nil)), range)
  }
}
