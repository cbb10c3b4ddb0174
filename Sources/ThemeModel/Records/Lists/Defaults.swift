import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

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

  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>) {}

  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {}
}
