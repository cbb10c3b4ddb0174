package import ThemeDiagnostics

/// A value that another can overlay, and in which references can stand.
package protocol Layered: Sendable {
  /// What holds where `overlay` says the same or more.
  func overlaid(by overlay: Self) -> Self
  /// Replaces references by what they mean; whether there were some.
  mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool
}

/// A map whose keys stand in one list.
package protocol Record: KeyList, Layered where Root == Self {
  /// A map that says nothing.
  init()
}

extension Record {
  package func overlaid(by overlay: Self) -> Self { merged(with: overlay) }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    resolveKeys(references, &sink)
  }

  /// Both maps merged key by key.
  func merged(with overlay: Self) -> Self {
    var visitor = OverlayVisitor(lower: self, upper: overlay)
    Self.list(&visitor)
    var result = Self()
    swap(&result, &visitor.lower)
    return result
  }

  /// Replaces the references of its keys by what they mean; whether there were some.
  mutating func resolveKeys(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    // Swapped, since a copy would retain and release each of its values.
    var visitor = ResolveVisitor(root: Self(), references: references)
    swap(&visitor.root, &self)
    swap(&visitor.sink, &sink)
    Self.list(&visitor)
    swap(&visitor.sink, &sink)
    swap(&visitor.root, &self)
    return visitor.isChanged
  }
}

private struct OverlayVisitor<Root>: KeyVisitor {
  var lower: Root
  let upper: Root

  @inline(__always)
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
  ) {
    if !upper[keyPath: place].isUnset {
      lower[keyPath: place] = lower[keyPath: place].overlaid(by: upper[keyPath: place])
    }
  }

  @inline(__always)
  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>) {}

  @inline(__always)
  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {
    lower[keyPath: place] = lower[keyPath: place].overlaid(by: upper[keyPath: place])
  }
}

private struct ResolveVisitor<Root>: KeyVisitor {
  var root: Root
  let references: any ReferenceResolver
  /// The caller's, for as long as the list is visited.
  var sink = DiagnosticSink()
  var isChanged = false

  @inline(__always)
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
  ) {
    if !root[keyPath: place].isUnset, root[keyPath: place].resolve(references, &sink) { isChanged = true }
  }

  @inline(__always)
  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>) {}

  @inline(__always)
  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {
    if root[keyPath: place].resolve(references, &sink) { isChanged = true }
  }
}
