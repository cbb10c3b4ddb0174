/// What was edited in a theme's files and made no change of its bundle.
package struct Ineffective: Sendable {
  package let cause: Cause
  /// Where a file of the theme says something else for the same keys; nil where none does.
  package let own: Cause.Place?
}

/// The changes of a theme's bundle.
package struct ThemeChanges: Sendable {
  /// The theme's name.
  package let theme: String
  package let changes: [Change]
  /// Whether both sides are compiled from files, so that causes can be known.
  package let knowsCauses: Bool
  /// What was written in the theme's files on either side and made no change of its bundle.
  package let withoutEffect: [Ineffective]
  /// Nil where a side is a bundle, which doesn't say its warnings.
  package let warnings: WarningChanges?
  /// Of the files that differ, by element; empty where bytes are not at hand.
  package let bytes: [ByteChange]

  package init(
    theme: String, changes: [Change], knowsCauses: Bool = false, withoutEffect: [Ineffective] = [],
    warnings: WarningChanges? = nil, bytes: [ByteChange] = []
  ) {
    self.theme = theme
    self.changes = changes
    self.knowsCauses = knowsCauses
    self.withoutEffect = withoutEffect
    self.warnings = warnings
    self.bytes = bytes
  }
}
