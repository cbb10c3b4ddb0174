package import ThemeCore

/// A value as it stands in a file, YAML or JSON alike: a scalar, a list or a map, with the range where it was written.
///
/// Maps keep the order of the file. Duplicate keys are reported when the file is loaded, and the first is kept.
package struct SyntaxNode: Sendable {
  package enum Value: Sendable {
    case scalar(Scalar)
    case sequence([SyntaxNode])
    case mapping(Mapping)
  }

  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// A scalar's text, and whether it was quoted.
///
/// What an unquoted text means (a number, a truth value, a name) is decided by what the model expects, not here.
package struct Scalar: Hashable, Sendable {
  /// The text after escapes and folding.
  package let text: String
  /// Quoted scalars and YAML's block scalars are text and nothing else. JSON's numbers, `true`, `false` and `null`
  /// are not quoted.
  package let isQuoted: Bool
  /// What a token file declares the value to be, which keys of other types don't take; nil where the key decides.
  package let declaredType: DeclaredType?

  /// A type that says nothing but what kind of scalar a value is.
  package enum DeclaredType: Sendable {
    case text, truth
  }

  package init(_ text: String, isQuoted: Bool, declaredType: DeclaredType? = nil) {
    self.text = text
    self.isQuoted = isQuoted
    self.declaredType = declaredType
  }

  /// Whether it is a null: unquoted, and empty, `~` or `null`.
  package var isNull: Bool { !isQuoted && (text.isEmpty || text == "~" || text == "null") }
}

/// A map's entries in the order of the file.
package struct Mapping: Sendable {
  package struct Entry: Sendable {
    package let key: Ranged<String>
    package var value: SyntaxNode

    package init(key: Ranged<String>, value: SyntaxNode) {
      self.key = key
      self.value = value
    }
  }

  package var entries: [Entry]
  /// The reference (`$shadow.engraved`) that these entries overlay, when an inheriting theme changes single keys of
  /// what its parent gave as a reference.
  package var base: Ranged<String>? {
    get { bases?.first }
    set { bases = newValue.map { [$0] } }
  }

  /// Whether the map is a group of a token file, also where it has the key `value`.
  package var isGroup: Bool { bases?.isEmpty == true }

  /// The same map as a group of a token file.
  package var asGroup: Mapping {
    var copy = self
    if bases == nil { copy.bases = [] }
    return copy
  }

  /// Holds `base` out of line: few maps have one, and its size would be every node's. Empty for a group of a token file.
  private var bases: [Ranged<String>]?

  package init(_ entries: [Entry], base: Ranged<String>? = nil) {
    self.entries = entries
    bases = base.map { [$0] }
  }

  /// The value of a key.
  package subscript(key: String) -> SyntaxNode? {
    for entry in entries where entry.key.value == key { return entry.value }
    return nil
  }
}

extension SyntaxNode {
  /// The map's entries, or nil when it is no map.
  package var mapping: Mapping? {
    guard case .mapping(let mapping) = value else { return nil }
    return mapping
  }

  package var sequence: [SyntaxNode]? {
    guard case .sequence(let nodes) = value else { return nil }
    return nodes
  }

  package var scalar: Scalar? {
    guard case .scalar(let scalar) = value else { return nil }
    return scalar
  }

  package var isNull: Bool { scalar?.isNull ?? false }
}
