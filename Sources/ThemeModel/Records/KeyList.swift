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
  /// A short name, unique: `title`.
  static var name: String { get }
  /// For messages: "a title".
  static var title: String { get }
  /// The folder below `Tests/Fixtures/*` that shows the keys that name no other.
  static var fixture: String { get }
  /// Tells a visitor of every key, in the order of the reference.
  static func list(_ keys: inout some KeyVisitor<Root>)
  /// Reports a key that the map doesn't have.
  static func reportUnknown(_ key: Ranged<String>, _ sink: inout DiagnosticSink)
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
