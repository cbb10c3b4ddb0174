import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// A record of which some keys have a default.
package protocol RecordWithDefaults: Record {
  /// The record that says every default.
  static var standard: Self { get }
}

extension RecordWithDefaults {
  /// What holds of a key that has a default: what is said, or else that.
  @inline(__always)
  package func settled<Value>(_ key: KeyPath<Self, Setting<Value>>) -> Value {
    guard let value = self[keyPath: key].value ?? Self.standard[keyPath: key].value else {
      preconditionFailure("a key of \(Self.title) without a default")
    }
    return value
  }

  /// Lowers the defaults of the list.
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
    // A map is complete by the defaults of its own keys.
    if text.isEmpty || Value.isMap { return }
    let nowhere = SourceRange(source: SourceID(index: 0), start: 0, end: 0)
    var sink = DiagnosticSink()
    root[keyPath: place] = Value.setting(SyntaxNode(.scalar(Scalar(text, isQuoted: false)), nowhere), &sink)
    precondition(!sink.hasErrors, "a default of `\(name)` that no theme could write")
  }

  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>) {}

  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {}
}
