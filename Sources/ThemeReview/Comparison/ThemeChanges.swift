/// What was edited in a theme's files and made no change of its bundle.
package struct Ineffective: Sendable {
  package let cause: Cause
  /// Where a file of the theme says something else for the same keys; nil where none does.
  package let own: Cause.Place?
}

/// One of the two sides of a comparison.
package enum ReviewSide: String, Sendable, CaseIterable {
  case old, new
}

/// The changes of a theme's bundle.
package struct ThemeChanges: Sendable {
  /// The theme's name.
  package let theme: String
  package let changes: [Change]
  /// Whether the themes of both sides are known, so that causes can be.
  package let knowsCauses: Bool
  /// The sides whose bundle no theme of its name makes, as far as it was looked for.
  package let outdated: [ReviewSide]
  /// What was written in the theme's files on either side and made no change of its bundle.
  package let withoutEffect: [Ineffective]
  /// Nil where the theme of a side is not known: a bundle doesn't say its warnings.
  package let warnings: WarningChanges?
  /// Of the files that differ, by element; empty where bytes are not at hand.
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
  /// Whether there are changes that something in the files of a theme made, and it is not known what.
  package var lacksCauses: Bool {
    !knowsCauses
      && changes.contains { change in
        if case .encoding = change.subject { false } else { true }
      }
  }
}
