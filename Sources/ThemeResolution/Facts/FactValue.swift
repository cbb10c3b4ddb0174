package import ThemeCore
package import ThemeModel

/// The value of a property other than art.
package enum FactValue: Equatable, Sendable {
  case length(Points)
  case truth(Bool)
  case count(Int)
  case text(String)
  case color(Color)
  case hitArea(HitArea)
  case insets(Insets<Points>)
  case offset(Point<Points>)
  case material(MaterialFacts)
  case title(TitleFacts)
  case font(TitleFacts.Font)
  case shadow(TitleFacts.Shadow)
  case alignment(TitleAlignment)
  case verticalAlignment(VerticalAlignment)
  case transform(TextTransform)
  case truncation(Truncation)
  case measure(Measure)
  case icon(IconFacts)
  case placement(IconPlacement)
  case position(BarPosition)
}

extension VariantFacts {
  /// The value that the theme gives a property; nil if it gives none, and for art.
  package func given(_ property: Property) -> FactValue? {
    switch property.row.value {
    case .none: nil
    case .ofVariant(let value): value(self)
    case .ofTitle(let value): title.flatMap(value)
    }
  }

  /// The value of a property: the theme's, or else the default. Nil where nothing is shown, or the platform or the art decides.
  package subscript(property: Property) -> FactValue? {
    guard let given = given(property) else { return property.row.fallback() }
    if case .font(let font) = given { return .font(font.complete) }
    return given
  }
}

extension TitleFacts {
  /// The value that the theme gives a property of the title; nil if it gives none.
  package func given(_ property: Property) -> FactValue? {
    if case .ofTitle(let value) = property.row.value { value(self) } else { nil }
  }
}

extension ResolvedVariant {
  /// Where the theme gives a property; nil where it doesn't, and for art.
  package func range(of property: Property) -> SourceRange? {
    switch property.row.place {
    case .inElement(let place): place(settings)
    case .inTitle(let place): settings.title.value.flatMap(place)
    }
  }

  /// A value of a property with the place where the theme gives it; nil without either.
  package func ranged<Value>(_ value: Value?, _ property: Property) -> Ranged<Value>? {
    guard let value, let range = range(of: property) else { return nil }
    return Ranged(value, range)
  }

  /// Where the theme gives a property of the large title.
  package func range(ofLargeTitle property: Property) -> SourceRange? {
    guard case .inTitle(let place) = property.row.place else { return nil }
    return settings.largeTitle.value.flatMap(place)
  }
}
