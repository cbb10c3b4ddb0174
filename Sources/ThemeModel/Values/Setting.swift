public import ThemeCore
package import ThemeDiagnostics

// Public for the reason that is given for `SourceID` and `Ranged`: the compiler doesn't specialize `package` code in other
// modules.

/// What a theme states for one key: nothing, a removal, a value, or a reference to a token.
public indirect enum Setting<Value: Sendable>: Sendable {
  case unset
  /// `null`: whatever an overlaid map states for the key is removed.
  case removed(SourceRange)
  case literal(Value, SourceRange)
  /// `$path`. The payload is the token's path without the dollar sign.
  case reference(String, SourceRange)
  /// A color that is computed from tokens, as it is written: `$color.ink/20%`, `mix($color.ink, white, 20%)`.
  case computed(String, SourceRange)
  /// A map whose entries overlay a token. The token's path has no dollar sign.
  case based(on: Ranged<String>, Value, SourceRange)

  /// The value and its range; nil for a key that is unset or removed. References must be resolved before: it is nil for them.
  @inlinable public var ranged: Ranged<Value>? {
    guard case .literal(let value, let range) = self else { return nil }
    return Ranged(value, range)
  }

  /// The value without its range; nil wherever `ranged` is nil.
  @inlinable public var value: Value? { ranged?.value }
  /// Where the setting is written; nil for a key that is unset.
  @inlinable public var range: SourceRange? {
    switch self {
    case .unset: nil
    case .removed(let range), .literal(_, let range), .reference(_, let range), .computed(_, let range),
      .based(_, _, let range):
      range
    }
  }

  /// Whether the theme states nothing for the key.
  @inlinable public var isUnset: Bool {
    if case .unset = self { return true }
    return false
  }

  /// The setting with its value transformed, if it contains one. References and removals stay as they are.
  package func map<Other>(_ transform: (Value) -> Other) -> Setting<Other> {
    switch self {
    case .unset: .unset
    case .removed(let range): .removed(range)
    case .literal(let value, let range): .literal(transform(value), range)
    case .reference(let path, let range): .reference(path, range)
    case .computed(let text, let range): .computed(text, range)
    case .based(let base, let value, let range): .based(on: base, transform(value), range)
    }
  }
}

extension Setting<Points> {
  /// The length if it is more than 0; nil without a length, or after a report that it is not. `name` is the key in the report.
  package func positive(_ name: String, _ sink: inout DiagnosticSink) -> Ranged<Points>? {
    guard let length = ranged else { return nil }
    if length.value > .zero { return length }
    return sink.refuse(
      Diagnostic(.invalidValue, "`\(name)` must be more than 0, not \(length.value)", at: length.range))
  }

  /// The length if it is not negative; nil without a length, or after a report that it is. `name` is the key in the report.
  package func notNegative(_ name: String, _ sink: inout DiagnosticSink) -> Points? {
    guard let length = ranged else { return nil }
    if length.value >= .zero { return length.value }
    return sink.refuse(Diagnostic(.invalidValue, "`\(name)` can't be negative", at: length.range))
  }
}
