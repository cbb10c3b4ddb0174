public import ThemeSource

// Public for the same reason as `Ranged`.

/// What a theme says of one key: nothing, that it is removed, a value, or a reference to a token.
public indirect enum Setting<Value: Sendable>: Sendable {
  case unset
  /// `null`: whatever an overlaid map says is taken away.
  case removed(SourceRange)
  case literal(Value, SourceRange)
  /// `$path`: the token's path without the dollar sign.
  case reference(String, SourceRange)
  /// A map whose entries overlay the token at a path.
  case based(on: Ranged<String>, Value, SourceRange)

  /// The value and its place; nil for a key that is unset or removed. References are resolved before anyone asks.
  @inlinable public var ranged: Ranged<Value>? {
    guard case .literal(let value, let range) = self else { return nil }
    return Ranged(value, range)
  }

  @inlinable public var value: Value? { ranged?.value }
  @inlinable public var range: SourceRange? {
    switch self {
    case .unset: nil
    case .removed(let range), .literal(_, let range), .reference(_, let range), .based(_, _, let range): range
    }
  }

  @inlinable public var isUnset: Bool {
    if case .unset = self { return true }
    return false
  }

  /// This setting where `overlay` says nothing, else `overlay`.
  @inlinable public func replaced(by overlay: Setting) -> Setting {
    overlay.isUnset ? self : overlay
  }
}

/// A map of settings that another of its kind can overlay, key by key.
public protocol Overlaying: Sendable {
  func overlaid(by overlay: Self) -> Self
}

extension Setting where Value: Overlaying {
  /// Both maps merged key by key; anything else is replaced.
  @inlinable public func merged(with overlay: Setting) -> Setting {
    guard case .literal(let lower, _) = self, case .literal(let upper, let range) = overlay else {
      return replaced(by: overlay)
    }
    return .literal(lower.overlaid(by: upper), range)
  }
}
