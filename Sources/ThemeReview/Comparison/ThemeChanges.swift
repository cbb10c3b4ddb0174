/// An edit in the files of a theme that did not change its bundle.
package struct Ineffective: Sendable {
  package let cause: Cause
  /// The place where a file of the theme has its own value for the same keys; nil where none does.
  package let own: Cause.Place?
}

/// A side of a comparison.
package enum ReviewSide: String, Sendable, CaseIterable {
  case old, new
}

/// The changes between the two bundles of a theme.
package struct ThemeChanges: Sendable {
  /// The theme's name.
  package let theme: String
  package let changes: [Change]
  /// Whether the causes of the changes are known: the themes of both sides were compiled, or one side lacks the theme.
  package let knowsCauses: Bool
  /// The sides whose bundle is outdated: themes of its name were found, and none of them makes it.
  package let outdated: [ReviewSide]
  /// The edits in the theme's files that did not change its bundle.
  package let withoutEffect: [Ineffective]
  /// The warnings that differ; nil where the theme of a side is not known, because bundles do not contain warnings.
  package let warnings: WarningChanges?
  /// The byte counts of the files that differ, by element; empty where the digests or the files of a side are not at hand.
  package let bytes: [ByteChange]

  package init(
    theme: String, changes: [Change], knowsCauses: Bool = false, outdated: [ReviewSide] = [],
    withoutEffect: [Ineffective] = [], warnings: WarningChanges? = nil, bytes: [ByteChange] = []
  ) {
    self.theme = theme
    self.changes = changes
    self.knowsCauses = knowsCauses
    self.outdated = outdated
    self.withoutEffect = withoutEffect
    self.warnings = warnings
    self.bytes = bytes
  }
}

extension ThemeChanges {
  /// Whether there are changes with a cause that is not known. A change of encoding has none.
  package var lacksCauses: Bool {
    !knowsCauses
      && changes.contains { change in
        if case .encoding = change.subject { false } else { true }
      }
  }
}
