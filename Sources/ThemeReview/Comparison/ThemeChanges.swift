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
    !knowsCauses && changes.contains { if case .encoding = $0.subject { false } else { true } }
  }
}

/// A warning about a theme, which may be that a target can't express a value.
package struct ThemeWarning: Hashable, Sendable {
  package let code: String
  /// The message, without its place.
  package let words: String
  /// The element by kind and name; nil for a warning about the whole theme.
  package let element: String?
  /// The target that the warning is about; nil for a warning that holds for all targets.
  package let target: String?
}

extension ThemeWarning {
  /// The warning with the new name of its element, if `names` has one for its former name.
  func renamed(by names: [String: String]) -> ThemeWarning {
    guard let former = element, let name = names[former] else { return self }
    return ThemeWarning(code: code, words: words, element: name, target: target)
  }
}

/// The warnings that only one side has, in the order of that side.
package struct WarningChanges: Hashable, Sendable {
  package let gained: [ThemeWarning]
  package let lost: [ThemeWarning]

  package var isEmpty: Bool { gained.isEmpty && lost.isEmpty }

  /// Compares two lists, in which each occurrence counts: if the old side has a warning once and the new side twice, one is
  /// gained.
  init(from old: [ThemeWarning], to new: [ThemeWarning]) {
    gained = new.subtracting(old)
    lost = old.subtracting(new)
  }
}

extension [ThemeWarning] {
  /// The warnings that are not in `others`; each warning in `others` removes one occurrence.
  fileprivate func subtracting(_ others: [ThemeWarning]) -> [ThemeWarning] {
    var counts: [ThemeWarning: Int] = [:]
    for warning in others { counts[warning, default: 0] += 1 }
    return filter { warning in
      guard let count = counts[warning], count > 0 else { return true }
      counts[warning] = count - 1
      return false
    }
  }
}

/// An edit in the files of a theme that caused changes: a value that changed, is new or is gone, or a changed file of art.
package struct Cause: Hashable, Sendable {
  /// The kind of the value that was edited.
  package enum Kind: String, Sendable, CaseIterable {
    case token, recipe, element, file
    /// A setting of a whole theme or of the project, such as scales, defaults and what the theme extends.
    case setting
  }

  /// The place of a value on one side.
  package struct Place: Hashable, Sendable {
    /// The path of the file below the root folder of its side.
    package let path: String
    /// The line, from 1; nil for a file of art.
    package let line: Int?
    /// The value in one line; empty for a file of art.
    package let text: String
  }

  package let kind: Kind
  /// The keys that lead to the value from the root of its file, joined by dots (`tokens.primary`); for a file of art, its path.
  package let name: String
  /// The keys of a renamed element on the old side, joined by dots; nil for any other edit.
  package let former: String?
  /// The place on the old side; nil where the value is new.
  package let old: Place?
  /// The place on the new side; nil where the value is gone.
  package let new: Place?

  package init(_ kind: Kind, _ name: String, former: String? = nil, old: Place?, new: Place?) {
    self.kind = kind
    self.name = name
    self.former = former
    self.old = old
    self.new = new
  }
}
