package import ThemeCore

/// What became of one thing that an import met.
package struct ImportNote: Sendable {
  package enum Outcome: String, Sendable, CaseIterable {
    /// It is in the theme, with the same pixels and values.
    case taken
    /// It is in the theme as a state, an appearance or a scale of something else.
    case paired
    /// It is in the theme, but not as it was: the reason says what differs.
    case changed
    /// It is not in the theme.
    case left
  }

  package let outcome: Outcome
  /// What the note is about, as the source names it, such as `BackButton` or `color/brand`.
  package let subject: String
  package let place: ImportPlace
  /// A sentence without a full stop: where it is in the theme, or why it is not, and what you can do about it.
  package let reason: String

  package init(_ outcome: Outcome, _ subject: String, at place: ImportPlace, _ reason: String) {
    self.outcome = outcome
    self.subject = subject
    self.place = place
    self.reason = reason
  }
}

/// A place in what is imported.
package struct ImportPlace: Hashable, Sendable {
  /// The file or folder, below the folder that the import reads.
  package let path: ThemePath
  /// The line, counted from 1; nil for a whole file or folder.
  package let line: Int?
  /// The column, counted from 1 in characters.
  package let column: Int?

  package init(_ path: ThemePath, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// A file that an import writes.
package struct ImportedFile: Sendable {
  /// The path below the folder that the import writes to.
  package let path: ThemePath
  package let bytes: [UInt8]

  package init(_ path: ThemePath, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
