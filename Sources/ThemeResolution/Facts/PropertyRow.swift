import ThemeCore
import ThemeModel

/// What is known about a property of a look.
struct PropertyRow: Sendable {
  /// The elements that have the property, apart from parts of controls.
  let elements: Elements
  /// Where a theme gives the property.
  let place: Place
  /// The value that a theme gives.
  let value: Value
  /// The value where a theme gives none; nil where nothing is shown, or where the platform or the art decides.
  let fallback: @Sendable () -> FactValue?
  /// What another value means for apps; nil where the property that contains this one says so.
  let change: ChangeRule?

  enum Elements: Sendable {
    case images, bars, buttons
    /// Bars and buttons.
    case titled
    /// No target is asked for the property: it is about the art as a whole, or a part of another property.
    case none
  }

  enum Place: Sendable {
    case inElement(@Sendable (ElementOverlay) -> SourceRange?)
    case inTitle(@Sendable (TitleOverlay) -> SourceRange?)
  }

  enum Value: Sendable {
    case none
    case ofVariant(@Sendable (VariantFacts) -> FactValue?)
    case ofTitle(@Sendable (TitleFacts) -> FactValue?)
  }

  /// A picture.
  static func art(of elements: Elements) -> PropertyRow {
    PropertyRow(
      elements: elements, place: .inElement { _ in nil }, value: .none, fallback: { nil }, change: nil)
  }

  /// A property of the element itself.
  static func element(
    _ elements: Elements, _ place: @escaping @Sendable (ElementOverlay) -> SourceRange?, _ change: ChangeRule,
    default fallback: @autoclosure @escaping @Sendable () -> FactValue? = nil,
    _ value: @escaping @Sendable (VariantFacts) -> FactValue?
  ) -> PropertyRow {
    PropertyRow(
      elements: elements, place: .inElement(place), value: .ofVariant(value), fallback: fallback,
      change: change)
  }

  /// A property of an icon.
  static func icon(
    _ place: @escaping @Sendable (IconOverlay) -> SourceRange?, _ change: ChangeRule,
    default fallback: @autoclosure @escaping @Sendable () -> FactValue? = nil,
    _ value: @escaping @Sendable (IconFacts) -> FactValue?
  ) -> PropertyRow {
    let ofVariant: @Sendable (VariantFacts) -> FactValue? = { $0.icon.flatMap(value) }
    return .element(.buttons, { $0.icon.value.flatMap(place) }, change, default: fallback(), ofVariant)
  }

  /// A property of a title.
  static func title(
    _ place: @escaping @Sendable (TitleOverlay) -> SourceRange?, _ change: ChangeRule,
    default fallback: @autoclosure @escaping @Sendable () -> FactValue? = nil,
    _ value: @escaping @Sendable (TitleFacts) -> FactValue?
  ) -> PropertyRow {
    PropertyRow(
      elements: .titled, place: .inTitle(place), value: .ofTitle(value), fallback: fallback, change: change)
  }

  /// A part of a title's font, which is one fact.
  static func font(
    _ place: @escaping @Sendable (FontOverlay) -> SourceRange?, _ change: ChangeRule
  ) -> PropertyRow {
    .inTitle(change) { $0.font.value.flatMap(place) }
  }

  /// A part of another property of a title.
  static func inTitle(
    _ change: ChangeRule? = nil, _ place: @escaping @Sendable (TitleOverlay) -> SourceRange?
  ) -> PropertyRow {
    PropertyRow(elements: .none, place: .inTitle(place), value: .none, fallback: { nil }, change: change)
  }

  /// A part of another property of an element.
  static func inside(_ place: @escaping @Sendable (ElementOverlay) -> SourceRange?) -> PropertyRow {
    PropertyRow(elements: .none, place: .inElement(place), value: .none, fallback: { nil }, change: nil)
  }
}

extension Setting {
  /// Where the value is given; nil without a value.
  var given: SourceRange? { ranged?.range }
}
