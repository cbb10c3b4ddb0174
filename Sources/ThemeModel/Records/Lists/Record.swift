package import ThemeDiagnostics

/// A value that can be overlaid by another value of its type and can contain references.
package protocol Layered: Sendable {
  /// The result of laying `overlay` over this value: what `overlay` sets takes precedence.
  func overlaid(by overlay: Self) -> Self
  /// Replaces the references within this value by their meaning. Returns whether there were any.
  mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool
}

/// A type that holds the values of a map whose keys are defined by one key list.
package protocol Record: KeyList, Layered where Root == Self {
  /// Creates a record in which no key is set.
  init()
}

extension Record {
  package func overlaid(by overlay: Self) -> Self { merged(with: overlay) }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    resolveKeys(references, &sink)
  }

  /// Both records merged key by key; the keys that `overlay` sets take precedence.
  func merged(with overlay: Self) -> Self {
    var visitor = OverlayVisitor(lower: self, upper: overlay)
    Self.list(&visitor)
    var result = Self()
    swap(&result, &visitor.lower)
    return result
  }

  /// Replaces the references in the values of all keys by their meaning. Returns whether there were any.
  mutating func resolveKeys(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    // Swapping avoids a copy, which would retain and release each value of the record.
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
  /// The caller's sink, swapped in while the list is visited.
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
