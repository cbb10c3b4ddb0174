/// What in the files of a theme made changes: a value that became another one, is new or is gone, or a file of art.
package struct Cause: Hashable, Sendable {
  /// What it is to a theme; reports name it.
  package enum Kind: String, Sendable, CaseIterable {
    case token, recipe, element, file
    /// What holds for a whole theme: its scales, its defaults, what it extends.
    case setting
  }

  /// Where a value is written.
  package struct Place: Hashable, Sendable {
    /// Below the root folder of its side.
    package let path: String
    /// From 1; nil for a file of art.
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
  /// The keys that lead to the value from the root of its file, joined by dots (`tokens.primary`); the path of a file of art.
  package let name: String
  /// The keys of an element on the old side, where it has another name; nil where it has the same.
  package let former: String?
  /// Nil where it is new.
  package let old: Place?
  /// Nil where it is gone.
  package let new: Place?

  package init(_ kind: Kind, _ name: String, former: String? = nil, old: Place?, new: Place?) {
    self.kind = kind
    self.name = name
    self.former = former
    self.old = old
    self.new = new
  }
}
