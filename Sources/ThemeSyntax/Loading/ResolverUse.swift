package import ThemeCore

/// A theme's use of a resolver document, as its `tokenFiles` declare it: `{ resolver, modes, contexts }`.
package struct ResolverUse: Sendable {
  /// A modifier and one of its contexts, as the theme names them.
  package struct Choice: Sendable {
    package let modifier: Ranged<String>
    package let context: Ranged<String>
  }

  /// A context that applies where an axis has a value, or where each of several axes has one.
  package struct Mode: Sendable {
    package let choice: Choice
    /// The axis values that must all hold; at least one.
    package let conditions: [ModeCondition]
  }

  /// The document's path, relative to the theme.
  package let resolver: SyntaxNode
  /// The contexts that depend on axis values, in the order of the theme.
  package private(set) var modes: [Mode] = []
  /// The contexts that apply regardless of the axes.
  package private(set) var contexts: [Choice] = []
  /// Whether a part of the map could not be understood. Errors about missing contexts would then be unreliable.
  package private(set) var isPartial: Bool

  /// Reads the entries that are well-formed and skips the others; nil if the map names no resolver document.
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

/// An axis value that a resolver's `modes` name, such as `appearances.dark`.
package struct ModeCondition: Sendable {
  /// The key of the axis, such as `appearances`.
  package let axis: Ranged<String>
  package let value: Ranged<String>

  /// Nil for anything but two names that are separated by one dot.
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
