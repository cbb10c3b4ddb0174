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

    package init(path: String, line: Int?, text: String) {
      self.path = path
      self.line = line
      self.text = text
    }
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
