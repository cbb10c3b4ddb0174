package import ThemeDiagnostics

/// Resolves references to the tokens of a theme and to the parameters of a recipe.
package protocol ReferenceResolver: AnyObject {
  /// The setting that replaces `setting`, which is a reference, is computed from tokens or overlays a token. The result is a
  /// value, or unset after a report.
  func meaning<Value: Lowerable>(of setting: Setting<Value>, _ sink: inout DiagnosticSink) -> Setting<Value>
}

extension Setting where Value: Lowerable {
  /// Replaces the setting if it is a reference, and the references within it if it is a map. Returns whether there were any.
  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    switch self {
    case .unset, .removed: return false
    case .literal where !Value.isMap: return false
    case .literal(var value, let range):
      guard value.resolve(references, &sink) else { return false }
      self = .literal(value, range)
    case .reference, .computed, .based: self = references.meaning(of: self, &sink)
    }
    return true
  }

  /// A copy of this setting in which all references are resolved.
  package func resolved(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Setting {
    var copy = self
    _ = copy.resolve(references, &sink)
    return copy
  }

  /// The result of laying `overlay` over this setting: this setting if `overlay` is unset, two maps merged key by key, and
  /// otherwise `overlay`.
  package func overlaid(by overlay: Setting) -> Setting {
    if Value.isMap, case .literal(let lower, _) = self, case .literal(let upper, let range) = overlay {
      return .literal(lower.overlaid(by: upper), range)
    }
    return overlay.isUnset ? self : overlay
  }
}
