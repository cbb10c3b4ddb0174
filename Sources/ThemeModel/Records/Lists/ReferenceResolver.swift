package import ThemeDiagnostics

/// What knows the meaning of references: the tokens of a theme, and the parameters of a recipe.
package protocol ReferenceResolver: AnyObject {
  /// The setting in the place of one that is a reference or overlays a token: a value, or unset after a report.
  func meaning<Value: Lowerable>(of setting: Setting<Value>, _ sink: inout DiagnosticSink) -> Setting<Value>
}

extension Setting where Value: Lowerable {
  /// Replaces a reference, or those within a map, by what they mean; whether there were some.
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

  /// The same setting without references.
  package func resolved(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Setting {
    var copy = self
    _ = copy.resolve(references, &sink)
    return copy
  }

  /// This setting where `overlay` says nothing, else `overlay`; of two maps both, key by key.
  package func overlaid(by overlay: Setting) -> Setting {
    if Value.isMap, case .literal(let lower, _) = self, case .literal(let upper, let range) = overlay {
      return .literal(lower.overlaid(by: upper), range)
    }
    return overlay.isUnset ? self : overlay
  }
}
