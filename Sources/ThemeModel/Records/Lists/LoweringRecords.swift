package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

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

  /// The record that a map states; nil after a report that the node is not a map. `help` tells in the report what to write
  /// instead.
  static func lowerKeys(
    _ node: SyntaxNode, _ sink: inout DiagnosticSink, help: @autoclosure () -> String? = nil
  ) -> Self? {
    guard let entries = node.mapping?.entries else { return mismatch(node, &sink, help: help()) }
    var record = Self()
    read(entries, into: &record, &sink)
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
