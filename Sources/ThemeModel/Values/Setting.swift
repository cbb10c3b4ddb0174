public import ThemeCore
package import ThemeDiagnostics

// Public for the same reason as `Ranged`.

/// What a theme says of one key: nothing, that it is removed, a value, or a reference to a token.
public indirect enum Setting<Value: Sendable>: Sendable {
  case unset
  /// `null`: whatever an overlaid map says is taken away.
  case removed(SourceRange)
  case literal(Value, SourceRange)
  /// `$path`: the token's path without the dollar sign.
  case reference(String, SourceRange)
  /// A color that is made of tokens, as it is written: `$color.ink/20%`, `mix($color.ink, white, 20%)`.
  case computed(String, SourceRange)
  /// A map whose entries overlay the token at a path, which has no dollar sign either.
  case based(on: Ranged<String>, Value, SourceRange)

  /// The value and its place; nil for a key that is unset or removed. References are resolved before anyone asks.
  @inlinable public var ranged: Ranged<Value>? {
    guard case .literal(let value, let range) = self else { return nil }
    return Ranged(value, range)
  }

  /// The value alone.
  @inlinable public var value: Value? { ranged?.value }
  /// Where it is written; nil for a key that is unset.
  @inlinable public var range: SourceRange? {
    switch self {
    case .unset: nil
    case .removed(let range), .literal(_, let range), .reference(_, let range), .computed(_, let range),
      .based(_, _, let range):
      range
    }
  }

  /// Whether the theme says nothing.
  @inlinable public var isUnset: Bool {
    if case .unset = self { return true }
    return false
  }

  /// The same of what a value stands for.
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
  /// The length; nil where there is none, or after a report that it is not more than nothing.
  package func positive(_ name: String, _ sink: inout DiagnosticSink) -> Ranged<Points>? {
    guard let length = ranged else { return nil }
    if length.value > .zero { return length }
    return sink.refuse(
      Diagnostic(.invalidValue, "`\(name)` must be more than 0, not \(length.value)", at: length.range))
  }

  /// The length; nil where there is none, or after a report that it is less than nothing.
  package func notNegative(_ name: String, _ sink: inout DiagnosticSink) -> Points? {
    guard let length = ranged else { return nil }
    if length.value >= .zero { return length.value }
    return sink.refuse(Diagnostic(.invalidValue, "`\(name)` can't be negative", at: length.range))
  }
}
