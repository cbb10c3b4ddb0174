package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// The single definition of the keys that a kind of map has.
///
/// Everything that depends on the keys visits this list: it is used to lower, overlay and resolve maps, and to generate the
/// schema and the reference.
package protocol KeyList {
  /// The type that holds the values of the keys.
  associatedtype Root
  /// The name and title of the list, and its fixture.
  static var about: KeyListName { get }
  /// Passes every key to a visitor, in the order of the reference documentation.
  static func list(_ keys: inout some KeyVisitor<Root>)
  /// Reports a key that the list does not have.
  static func reportUnknown(_ key: Ranged<String>, _ sink: inout DiagnosticSink)
}

/// The name and title of a list of keys, and the fixture that shows its keys.
package struct KeyListName: Sendable {
  /// The short, unique name of the list: `title`.
  let name: String
  /// The title of the list in messages: "a title".
  let title: String
  /// The folder below `Tests/Fixtures/*` that shows the keys of the list, except those that name another folder.
  let fixture: String

  init(_ name: String, _ title: String, shownBy fixture: String) {
    self.name = name
    self.title = title
    self.fixture = fixture
  }
}

extension KeyList {
  /// Passes every key to a visitor that is rarely used, as `list` does. The list is not specialized for the visitor, which for
  /// all records would take long to compile and make the tool larger.
  @_semantics("optimize.sil.specialize.generic.never")
  static func listSeldom(_ keys: inout some KeyVisitor<Root>) { list(&keys) }

  /// The short, unique name of the list: `title`.
  package static var name: String { about.name }
  /// The title of the list in messages: "a title".
  package static var title: String { about.title }
}

/// An operation on each key of a list.
package protocol KeyVisitor<Root> {
  associatedtype Root

  /// Visits a key whose value is a setting, so that a reference to a token or a null may replace the value.
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key)

  /// Visits a key with a reader of its own: `read` takes the key's entry. The record itself has to overlay and resolve what
  /// `read` sets.
  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>)

  /// Visits the keys of another record, which are written in the same map.
  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>)
}

/// A function that reads one entry of a map into the root, and reports what is wrong with the entry.
package typealias EntryReader<Root> = (inout Root, Mapping.Entry, inout DiagnosticSink) -> Void

extension KeyVisitor {
  @inline(__always)
  package mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>) {}

  /// Defines a key whose value is a setting. `fallback` is the default as a theme would write it, or empty if there is none;
  /// `fixture` is the folder that shows the key, if it is not the one of the list.
  @inline(__always)
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, default fallback: String = "",
    _ summary: @autoclosure () -> String, by fixture: String = ""
  ) {
    setting(
      name, place,
      Key(name, Value.form, fallback: fallback, summary(), fixture: fixture, isSetting: true))
  }

  /// Defines a key with a reader of its own. `isSetting` states that the reader accepts a reference to a token, `isOfElement`
  /// that the key can't differ between variants; the other parameters are those of `setting`.
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
        name, type(), fallback: fallback, summary(), fixture: fixture, isSetting: isSetting,
        isOfElement: isOfElement), read: read)
  }
}

/// A record with default values for some of its keys.
package protocol RecordWithDefaults: Record {
  /// The record in which every key that has a default is set to that default.
  static var standard: Self { get }
}

extension RecordWithDefaults {
  /// The effective value of a key that has a default: the value that is set, or else the default.
  ///
  /// - Precondition: The key has a default.
  @inline(__always)
  package func settled<Value>(_ key: KeyPath<Self, Setting<Value>>) -> Value {
    guard let value = self[keyPath: key].value ?? Self.standard[keyPath: key].value else {
      preconditionFailure("a key of \(Self.title) without a default")
    }
    return value
  }

  /// The record that results from lowering the defaults in the list of keys.
  static func ofDefaults() -> Self {
    var visitor = DefaultVisitor(root: Self())
    listSeldom(&visitor)
    return visitor.root
  }
}

private struct DefaultVisitor<Root>: KeyVisitor {
  var root: Root

  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
  ) {
    let text = key().fallback
    // A map gets the defaults of its own keys, so it needs none as a whole.
    if text.isEmpty || Value.isMap { return }
    let nowhere = SourceRange(source: SourceID(index: 0), start: 0, end: 0)
    var sink = DiagnosticSink()
    root[keyPath: place] = Value.setting(SyntaxNode(.scalar(Scalar(text, isQuoted: false)), nowhere), &sink)
    precondition(!sink.hasErrors, "a default of `\(name)` that no theme could write")
  }

  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {}
}

extension Lowerable where Self: Record {
  package static var isMap: Bool { true }
  package static var form: ValueType { .map(name) }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Self? {
    lowerKeys(node, &sink)
  }

  package func overlaid(by overlay: Self) -> Self { merged(with: overlay) }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    resolveKeys(references, &sink)
  }

  /// The record that a map states; nil after a report that the node is not a map.
  static func lowerKeys(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Self? {
    guard let entries = node.mapping?.entries else {
      let isToken = node.scalar?.referencePath != nil
      return mismatch(node, &sink, help: isToken ? "a token can replace only values inside it" : help(node))
    }
    var record = Self()
    read(entries, into: &record, &sink)
    return record
  }

  /// The record that a map states, or in which a text or a number is the value of some keys; nil after a report.
  static func lower<Value: Lowerable>(
    _ node: SyntaxNode, as places: [WritableKeyPath<Self, Setting<Value>>], _ sink: inout DiagnosticSink
  ) -> Self? {
    guard node.scalar != nil else { return lowerKeys(node, &sink) }
    guard let value = Value.lower(node, &sink) else { return nil }
    var record = Self()
    for place in places { record[keyPath: place] = .literal(value, node.range) }
    return record
  }
}

extension KeyList {
  package static func reportUnknown(_ key: Ranged<String>, _ sink: inout DiagnosticSink) {
    sink.report(unknownKey: key, in: Self.self)
  }

  /// Reads the entries of a map into `root`, and reports the keys that the list does not have.
  static func read(_ entries: [Mapping.Entry], into root: inout Root, _ sink: inout DiagnosticSink) {
    guard let first = entries.first else { return }
    var visitor = LowerVisitor(root: root, entry: first)
    swap(&visitor.sink, &sink)
    for entry in entries {
      visitor.entry = entry
      visitor.isTaken = false
      list(&visitor)
      if !visitor.isTaken { reportUnknown(entry.key, &visitor.sink) }
    }
    swap(&visitor.sink, &sink)
    swap(&visitor.root, &root)
  }

  /// Whether the list has a key of this name.
  static func has(_ name: String) -> Bool {
    var visitor = NameVisitor<Root>(name: name)
    list(&visitor)
    return visitor.isFound
  }

  /// Reads one entry of a map into `root`. Returns false, without a report, if the list does not have the entry's key.
  static func take(_ entry: Mapping.Entry, into root: inout Root, _ sink: inout DiagnosticSink) -> Bool {
    var visitor = LowerVisitor(root: root, entry: entry)
    swap(&visitor.sink, &sink)
    list(&visitor)
    swap(&visitor.sink, &sink)
    if visitor.isTaken { swap(&visitor.root, &root) }
    return visitor.isTaken
  }
}

private struct LowerVisitor<Root>: KeyVisitor {
  var root: Root
  var entry: Mapping.Entry
  /// The caller's sink, swapped in while the list is visited.
  var sink = DiagnosticSink()
  var isTaken = false

  @inline(__always)
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
  ) {
    if isTaken || name != entry.key.value { return }
    root[keyPath: place] = Value.setting(entry.value, &sink)
    isTaken = true
  }

  @inline(__always)
  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>) {
    if isTaken || name != entry.key.value { return }
    read(&root, entry, &sink)
    isTaken = true
  }

  @inline(__always)
  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {
    if !isTaken { isTaken = Inner.take(entry, into: &root[keyPath: place], &sink) }
  }
}

private struct NameVisitor<Root>: KeyVisitor {
  let name: String
  var isFound = false

  @inline(__always)
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
  ) {
    if name == self.name { isFound = true }
  }

  @inline(__always)
  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>) {
    if name == self.name { isFound = true }
  }

  @inline(__always)
  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {
    if Inner.has(name) { isFound = true }
  }
}
