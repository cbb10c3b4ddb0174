import ThemeModel
package import ThemeResolution

/// The value of one property of a look.
package enum LookValue: Equatable, Sendable {
  /// The theme says nothing, so the platform or the art decides; or nothing is shown.
  case nothing
  /// There is a title or an icon, which its own properties describe.
  case present
  /// The platform's own look.
  case system
  case art(ShownArt)
  case fact(FactValue)
}

extension Look {
  /// The value of a property: the theme's, or else the default.
  package subscript(property: Property) -> LookValue {
    if let part = property.part { return self[part].value }
    switch facts[property] {
    case nil: return .nothing
    case .title? where property == .title, .icon?: return .present
    case let value?: return .fact(value)
    }
  }
}
