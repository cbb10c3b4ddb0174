package import ThemeCheck
package import ThemeCore
package import ThemeModel

/// The value of one property of a look.
package enum LookValue: Equatable, Sendable {
  /// The theme says nothing, so the platform or the art decides; or nothing is shown.
  case nothing
  /// There is a title or an icon, which its own properties describe.
  case present
  /// The platform's own look.
  case system
  case art(ShownArt)
  case material(MaterialFacts)
  case length(Points)
  case truth(Bool)
  case color(Color)
  case size(Size<Points>)
  case insets(Insets<Points>)
  case offset(Point<Points>)
  case font(TitleFacts.Font)
  case shadow(TitleFacts.Shadow)
  case alignment(TitleAlignment)
  case verticalAlignment(VerticalAlignment)
  case transform(TextTransform)
  case count(Int)
  case truncation(Truncation)
  case measure(Measure)
  case largeTitle(TitleFacts)
  case placement(IconPlacement)
  case position(BarPosition)

  /// Wraps a value in its case; nil becomes `nothing`.
  fileprivate init<Value>(_ value: Value?, _ make: (Value) -> LookValue) {
    self = value.map(make) ?? .nothing
  }
}

extension Look {
  /// The value of a property: the theme's, or else the default.
  package subscript(property: LookProperty) -> LookValue {
    switch property {
    case .image, .background, .shadowImage, .backIndicator, .backIndicatorMask, .iconArt:
      property.part.map { self[$0].value } ?? .nothing
    case .material: LookValue(material) { .material($0) }
    case .height: LookValue(height) { .length($0) }
    case .minimumWidth: LookValue(minimumWidth) { .length($0) }
    case .maximumWidth: LookValue(maximumWidth) { .length($0) }
    case .hitArea: .size(hitArea)
    case .tint: LookValue(tint) { .color($0) }
    case .isTranslucent: LookValue(isTranslucent) { .truth($0) }
    case .position: .position(position)
    case .title: hasTitle ? .present : .nothing
    case .titleFont: .font(title.font.complete)
    case .titleColor: LookValue(title.color) { .color($0) }
    case .titleShadow: LookValue(title.shadow) { .shadow($0) }
    case .titleInsets: .insets(title.insets)
    case .titleOffset: .offset(title.offset)
    case .titleAlignment: .alignment(title.alignment)
    case .titleVerticalAlignment: .verticalAlignment(title.verticalAlignment)
    case .titleTransform: .transform(title.transform)
    case .titleLines: .count(title.lines)
    case .titleTruncation: .truncation(title.truncation)
    case .titleMeasure: .measure(title.measure)
    case .largeTitle: LookValue(largeTitle) { .largeTitle($0) }
    case .icon: hasIcon ? .present : .nothing
    case .iconTint: LookValue(icon.tint) { .color($0) }
    case .iconPlacement: .placement(icon.placement)
    case .iconGap: .length(icon.gap)
    }
  }
}
