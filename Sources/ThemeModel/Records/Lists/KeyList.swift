package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// The one list of the keys that a kind of map has.
///
/// Whatever the keys are needed for visits the list: maps are lowered, overlaid and resolved by it, and the schema and
/// the reference are made of it.
package protocol KeyList {
  /// What holds the values of the keys.
  associatedtype Root
  /// What it is called.
  static var about: KeyListName { get }
  /// Tells a visitor of every key, in the order of the reference.
  static func list(_ keys: inout some KeyVisitor<Root>)
  /// Reports a key that the map doesn't have.
  static func reportUnknown(_ key: Ranged<String>, _ sink: inout DiagnosticSink)
}

/// What a list of keys is called.
package struct KeyListName: Sendable {
  /// Short and unique: `title`.
  let name: String
  /// For messages: "a title".
  let title: String
  /// The folder below `Tests/Fixtures/*` that shows the keys that name no other.
  let fixture: String

  init(_ name: String, _ title: String, shownBy fixture: String) {
    self.name = name
    self.title = title
    self.fixture = fixture
  }
}

extension KeyList {
  /// The same for what is done seldom: the list is not compiled once more for such a visitor, which would take long for all
  /// records and make the tool larger.
  @_semantics("optimize.sil.specialize.generic.never")
  static func listSeldom(_ keys: inout some KeyVisitor<Root>) { list(&keys) }

  /// A short name, unique: `title`.
  package static var name: String { about.name }
  /// For messages: "a title".
  package static var title: String { about.title }
}

/// What is done with each key of a list.
package protocol KeyVisitor<Root> {
  associatedtype Root

  /// A key whose value is a setting: a reference to a token may stand in its place, and a null.
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key)

  /// A key that is read in a way of its own: `read` takes its entry. The record overlays and resolves what it fills.
  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>)

  /// The keys of another record that stand in the same map.
  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>)
}

/// Takes one entry of a map.
package typealias EntryReader<Root> = (inout Root, Mapping.Entry, inout DiagnosticSink) -> Void

extension KeyVisitor {
  /// A row of a list: `fallback` is what holds where the key is not given, as a theme would write it, and empty where
  /// nothing does; `fixture` shows the key where the fixture of the list does not.
  @inline(__always)
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, default fallback: String = "",
    _ summary: @autoclosure () -> String, by fixture: String = ""
  ) {
    setting(
      name, place,
      Key(
        name: name, type: Value.form, fallback: fallback, summary: summary(), fixture: fixture,
        isSetting: true,
        isOfElement: false))
  }

  /// The same for a key that is read in a way of its own; before tokens are known, unless it says `isSetting`.
  @inline(__always)
  mutating func other(
    _ name: String, _ type: @autoclosure () -> ValueType, default fallback: String = "",
    _ summary: @autoclosure () -> String,
    by fixture: String = "", isSetting: Bool = false, isOfElement: Bool = false,
    read: EntryReader<Root> = { _, _, _ in }
  ) {
    other(
      name,
      Key(
        name: name, type: type(), fallback: fallback, summary: summary(), fixture: fixture,
        isSetting: isSetting,
        isOfElement: isOfElement), read: read)
  }
}
