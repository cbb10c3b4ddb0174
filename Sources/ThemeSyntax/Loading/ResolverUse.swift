package import ThemeCore

/// What a theme takes of a resolver document, as its `tokenFiles` say it: `{ resolver, modes, contexts }`.
package struct ResolverUse: Sendable {
  /// A context of a modifier, as the theme names them.
  package struct Choice: Sendable {
    package let modifier: Ranged<String>
    package let context: Ranged<String>
  }

  /// A context that holds where an axis has a value, or where each of several axes has one.
  package struct Mode: Sendable {
    package let choice: Choice
    /// At least one.
    package let conditions: [ModeCondition]
  }

  /// The document's path, relative to the theme.
  package let resolver: SyntaxNode
  /// In the order of the theme.
  package private(set) var modes: [Mode] = []
  /// The contexts that hold everywhere.
  package private(set) var contexts: [Choice] = []
  /// Whether something could not be understood, so that nothing is known to be missing.
  package private(set) var isPartial: Bool

  /// Takes what can be understood; nil without a document.
  package init?(_ mapping: Mapping) {
    guard let resolver = mapping["resolver"], !resolver.isNull else { return nil }
    self.resolver = resolver
    isPartial = mapping.entries.contains { !["resolver", "modes", "contexts"].contains($0.key.value) }
    for modifier in mapping["modes"]?.mapping?.entries ?? [] {
      for context in modifier.value.mapping?.entries ?? [] {
        let nodes = context.value.sequence ?? [context.value]
        let conditions = nodes.compactMap { ModeCondition($0) }
        guard !conditions.isEmpty, conditions.count == nodes.count else {
          isPartial = true
          continue
        }
        modes.append(
          Mode(choice: Choice(modifier: modifier.key, context: context.key), conditions: conditions))
      }
    }
    for entry in mapping["contexts"]?.mapping?.entries ?? [] {
      guard let scalar = entry.value.scalar, !scalar.isNull else {
        isPartial = true
        continue
      }
      contexts.append(Choice(modifier: entry.key, context: Ranged(scalar.text, entry.value.range)))
    }
  }
}

/// A value of an axis as the modes of a resolver name it: `appearances.dark`.
package struct ModeCondition: Sendable {
  /// The axis's key.
  package let axis: Ranged<String>
  package let value: Ranged<String>

  /// Nil for anything but two names with a dot between them.
  package init?(_ node: SyntaxNode) {
    guard let scalar = node.scalar, let dot = scalar.text.firstIndex(of: ".") else { return nil }
    let (axis, value) = (String(scalar.text[..<dot]), String(scalar.text[scalar.text.index(after: dot)...]))
    guard !axis.isEmpty, !value.isEmpty, !value.contains(".") else { return nil }
    let range = node.range
    guard Int(range.end - range.start) == scalar.text.utf8.count else {
      self.axis = Ranged(axis, range)
      self.value = Ranged(value, range)
      return
    }
    let split = range.start + UInt32(axis.utf8.count)
    self.axis = Ranged(axis, SourceRange(source: range.source, start: range.start, end: split))
    self.value = Ranged(value, SourceRange(source: range.source, start: split + 1, end: range.end))
  }
}
