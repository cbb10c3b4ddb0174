/// The keys of one kind of map: what the lowering accepts, and what the schema and the language reference are
/// made of.
package struct KeyTable: Sendable {
  /// A short name, unique: `element`.
  package let name: String
  /// For messages: "a title".
  package let title: String
  package let keys: [Key]

  /// The other tables that have a key, the outermost first, for "is a key of".
  package static func homes(of key: String, otherThan table: KeyTable) -> [KeyTable] {
    all.filter { $0.name != table.name && $0.keys.contains { $0.name == key } }
  }
}

/// One key of a map.
package struct Key: Sendable {
  package let name: String
  package let type: ValueType
  /// What holds where the key is not given; empty where nothing does.
  package let fallback: String
  /// One sentence.
  package let summary: String
  /// The folder below `Tests/Fixtures/*` that shows it.
  package let fixture: String
  /// Whether a reference or, in a theme that extends another, a null may stand in its place.
  package private(set) var isSetting = true
  /// Whether it can't differ between variants, and so stands on the element itself.
  package private(set) var isOfElement = false

  package init(
    _ name: String, _ type: ValueType, default fallback: String = "", _ summary: String, fixture: String
  ) {
    self.name = name
    self.type = type
    self.fallback = fallback
    self.summary = summary
    self.fixture = fixture
  }

  /// The same key, read before tokens are known.
  package var literal: Key {
    var copy = self
    copy.isSetting = false
    return copy
  }

  /// The same key, legal on the element itself alone.
  package var ofElement: Key {
    var copy = self
    copy.isOfElement = true
    return copy
  }
}

/// What a key's value may be.
package indirect enum ValueType: Sendable {
  case length
  /// A length, or `1px`.
  case lengthOrHairline
  case color
  case text
  /// A relative path to a file.
  case path
  case truth
  case fraction
  /// A number or a percentage.
  case ratio
  /// Degrees.
  case angle
  case wholeNumber(ClosedRange<Int>)
  /// One of these words.
  case words([String])
  /// A text that matches a regular expression whole.
  case pattern(String)
  /// A map with the keys of the table of this name.
  case map(String)
  /// A map with the author's own names (which match a regular expression whole, when there is one).
  case named(pattern: String?, ValueType)
  case list(of: ValueType)
  case either([ValueType])
  /// An element or a part of one, with the axes' maps.
  case overlay(String)
  /// Any map: tokens.
  case any
  /// Any value: what a parameter is.
  case anything
}
