package import ThemeCore
package import ThemeDiagnostics

/// A value as written in a YAML or JSON file: a scalar, a list or a map, with the range where it was written.
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
/// The model decides what an unquoted text means (a number, a boolean, a name), by what it expects.
package struct Scalar: Hashable, Sendable {
  /// The text after escapes and folding.
  package let text: String
  /// Whether the scalar can only be text: true for quoted scalars and YAML's block scalars. JSON's numbers, `true`, `false` and
  /// `null` are not quoted.
  package let isQuoted: Bool
  /// The type that a token file declares for the value, which keys of other types refuse; nil where the key decides.
  package let declaredType: DeclaredType?

  /// A type that only tells what kind of scalar a value is.
  package enum DeclaredType: Sendable {
    case text, truth
  }

  package init(_ text: String, isQuoted: Bool, declaredType: DeclaredType? = nil) {
    self.text = text
    self.isQuoted = isQuoted
    self.declaredType = declaredType
  }

  /// Whether the scalar is a null: unquoted, and empty, `~` or `null`.
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

  /// What a map of a token file is.
  package enum Form: Sendable {
    /// A group of tokens, which it is even if it has a key named `value`.
    case group
    /// The whole value of a token, or of one of its modes.
    case value
    /// A whole token with modes.
    case modes
  }

  package var entries: [Entry]
  private let role: Role

  /// What the map is apart from its entries. It is indirect because few maps have a base, and storing one inline would enlarge
  /// every node.
  private indirect enum Role: Sendable {
    case ordinary
    case tokenFile(Form)
    case over(Ranged<String>)
  }

  /// The reference (`$shadow.engraved`) that these entries overlay, if an inheriting theme changes single keys of a value that
  /// its parent gave as a reference; nil otherwise.
  package var base: Ranged<String>? { if case .over(let base) = role { base } else { nil } }

  /// What the map is in a token file; nil for the map of a theme.
  package var form: Form? { if case .tokenFile(let form) = role { form } else { nil } }

  package init(_ entries: [Entry], base: Ranged<String>? = nil) {
    self.entries = entries
    role = base.map { .over($0) } ?? .ordinary
  }

  private init(_ entries: [Entry], role: Role) {
    self.entries = entries
    self.role = role
  }

  /// The map marked as one of a token file. A map with a `base` is returned unchanged, and so is any map for nil.
  package func marked(_ form: Form?) -> Mapping {
    guard let form, base == nil else { return self }
    return Mapping(entries, role: .tokenFile(form))
  }

  /// The value of the first entry with the key; nil if the map lacks it.
  package subscript(key: String) -> SyntaxNode? {
    for entry in entries where entry.key.value == key { return entry.value }
    return nil
  }
}

extension SyntaxNode {
  /// The node's map; nil when the node is not a map.
  package var mapping: Mapping? { if case .mapping(let mapping) = value { mapping } else { nil } }

  package var sequence: [SyntaxNode]? { if case .sequence(let nodes) = value { nodes } else { nil } }

  package var scalar: Scalar? { if case .scalar(let scalar) = value { scalar } else { nil } }

  package var isNull: Bool { scalar?.isNull ?? false }
}

extension SyntaxNode {
  /// A description of the value for messages: "a map", "a list", "nothing", or the scalar's text, shortened and in backticks.
  package var described: String {
    switch value {
    case .mapping: "a map"
    case .sequence: "a list"
    case .scalar(let scalar):
      if scalar.isNull {
        "nothing"
      } else if scalar.isQuoted {
        "the text `\(scalar.text.shortened)`"
      } else {
        "`\(scalar.text.shortened)`"
      }
    }
  }
}

extension String {
  /// The string shortened for messages: whole up to 60 bytes of UTF-8, otherwise its first 57 Unicode scalars and an ellipsis.
  /// Scalars are counted, because an author's text may be a megabyte that forms a single character.
  package var shortened: String {
    utf8.count <= 60 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(57))) + "…"
  }
}

extension Diagnostic {
  package static func wrongType(expected: String, found node: SyntaxNode, help: String? = nil) -> Diagnostic {
    Diagnostic(.wrongType, "expected \(expected), found \(node.described)", at: node.range)
      .helping(words: help ?? node.scalar?.slip)
  }
  /// The error about a value that should be a list. A single value gets the list to write instead as help.
  package static func listExpected(_ expected: String, found node: SyntaxNode) -> Diagnostic {
    var help: String?
    if let scalar = node.scalar, !scalar.isNull, !scalar.text.isEmpty, scalar.text.first != "$" {
      let isPlain = !scalar.isQuoted && !scalar.text.contains { ",[]{}".contains($0) }
      let text = scalar.text.shortened
      help = isPlain ? "write `[\(text)]`" : "write `[\"\(text)\"]`"
    }
    return wrongType(expected: expected, found: node, help: help)
  }
}

extension [Diagnostic] {
  /// The diagnostics without the fixes that would repeat a key of a map in `root`; such a diagnostic points at the key instead.
  package func withoutRepeatedKeys(in root: SyntaxNode) -> [Diagnostic] {
    var all = self
    var places: [SourceRange: Int] = [:]
    for (index, diagnostic) in all.enumerated() {
      if let fix = diagnostic.fix, fix.range == diagnostic.place.range { places[fix.range] = index }
    }
    var open = places.isEmpty ? [] : [root]
    while let node = open.popLast() {
      let entries = node.mapping?.entries ?? []
      for entry in entries {
        guard let index = places[entry.key.range], let name = all[index].fix?.replacement,
          let twin = entries.first(where: {
            $0.key.value == name && $0.key.range.source == entry.key.range.source
          })
        else { continue }
        let label = Diagnostic.Label(twin.key.range, "`\(name)` is here already")
        all[index] = all[index].placed(at: all[index].place, also: all[index].related + [label])
      }
      open += entries.map(\.value) + (node.sequence ?? [])
    }
    return all
  }
}
