package import ThemeCore
package import ThemeModel

/// What is known about a property of a look.
struct PropertyRow: Sendable {
  /// The elements that have the property, apart from parts of controls.
  let elements: Elements
  /// Where a theme gives the property.
  let place: Place
  /// The value that a theme gives.
  let value: Value
  /// The type of the value, which decides its schema in the manifest; nil where the manifest has no such value.
  let type: Any.Type?
  /// The value where a theme gives none; nil where nothing is shown, or where the platform or the art decides.
  let fallback: @Sendable () -> FactValue?
  /// What another value means for apps; nil where the property that contains this one says so.
  let change: ChangeRule?
  /// The property of CSS that has the same value; nil where CSS says it in another way, or not at all.
  var inCSS: String?

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
    case size(any WritableKeyPath<VariantFacts, Points?> & Sendable)
    case ofVariant(@Sendable (VariantFacts) -> FactValue?)
    case ofTitle(@Sendable (TitleFacts) -> FactValue?)
  }

  /// A picture.
  static func art(of elements: Elements) -> PropertyRow {
    PropertyRow(
      elements: elements, place: .inElement { _ in nil }, value: .none, type: nil, fallback: { nil },
      change: nil)
  }

  /// The length of a side of a button, or a limit of it.
  static func size(
    _ length: any WritableKeyPath<VariantFacts, Points?> & Sendable,
    _ place: @escaping @Sendable (ElementOverlay) -> SourceRange?, ifAbsent: Double?
  ) -> PropertyRow {
    PropertyRow(
      elements: .buttons, place: .inElement(place), value: .size(length), type: Points.self,
      fallback: { nil }, change: .length(ifAbsent: ifAbsent))
  }

  /// A property of the element itself.
  static func element<Fact>(
    _ elements: Elements, _ place: @escaping @Sendable (ElementOverlay) -> SourceRange?, _ change: ChangeRule,
    default fallback: @autoclosure @escaping @Sendable () -> Fact? = nil,
    _ value: @escaping @Sendable (Fact) -> FactValue, _ fact: @escaping @Sendable (VariantFacts) -> Fact?
  ) -> PropertyRow {
    PropertyRow(
      elements: elements, place: .inElement(place), value: .ofVariant { fact($0).map(value) },
      type: Fact.self, fallback: { fallback().map(value) }, change: change)
  }

  /// A property of an icon.
  static func icon<Fact>(
    _ place: @escaping @Sendable (IconOverlay) -> SourceRange?, _ change: ChangeRule,
    default fallback: @autoclosure @escaping @Sendable () -> Fact? = nil,
    _ value: @escaping @Sendable (Fact) -> FactValue, _ fact: @escaping @Sendable (IconFacts) -> Fact?
  ) -> PropertyRow {
    .element(
      .buttons, { $0.icon.value.flatMap(place) }, change, default: fallback(), value,
      { $0.icon.flatMap(fact) })
  }

  /// A property of a title.
  static func title<Fact>(
    _ place: @escaping @Sendable (TitleOverlay) -> SourceRange?, _ change: ChangeRule, inCSS: String? = nil,
    default fallback: @autoclosure @escaping @Sendable () -> Fact? = nil,
    _ value: @escaping @Sendable (Fact) -> FactValue, _ fact: @escaping @Sendable (TitleFacts) -> Fact?
  ) -> PropertyRow {
    PropertyRow(
      elements: .titled, place: .inTitle(place), value: .ofTitle { fact($0).map(value) }, type: Fact.self,
      fallback: { fallback().map(value) }, change: change, inCSS: inCSS)
  }

  /// A part of a title's font, which is one fact.
  static func font<Value>(
    _ setting: @escaping @Sendable (FontOverlay) -> Setting<Value>, _ change: ChangeRule
  ) -> PropertyRow {
    .inTitle(change, Value.self) { $0.font.value.flatMap { setting($0).given } }
  }

  /// A part of another property of a title.
  static func inTitle(
    _ change: ChangeRule? = nil, _ type: Any.Type? = nil,
    _ place: @escaping @Sendable (TitleOverlay) -> SourceRange?
  ) -> PropertyRow {
    PropertyRow(
      elements: .none, place: .inTitle(place), value: .none, type: type, fallback: { nil }, change: change)
  }

  /// A part of another property of an element.
  static func inside<Value>(
    _ setting: @escaping @Sendable (ElementOverlay) -> Setting<Value>?
  ) -> PropertyRow {
    PropertyRow(
      elements: .none, place: .inElement { setting($0)?.given }, value: .none, type: Value.self,
      fallback: { nil }, change: nil)
  }
}

extension Setting {
  /// Where the value is given; nil without a value.
  var given: SourceRange? { ranged?.range }
}

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
  case truncation(Truncation)
  case measure(Measure)
  case icon(IconFacts)
  /// One of some words, which is the same word on every platform.
  case word(String)

  static func keyword(_ value: some KeywordValue) -> FactValue { .word(value.rawValue) }
}

extension VariantFacts {
  /// The value that the theme gives a property; nil if it gives none, and for art.
  package func given(_ property: Property) -> FactValue? {
    switch property.row.value {
    case .none: nil
    case .size(let length): self[keyPath: length].map { .length($0) }
    case .ofVariant(let value): value(self)
    case .ofTitle(let value): title.flatMap(value)
    }
  }

  /// The length that one of `Property.sizes` has; nil if the theme gives none.
  package subscript(size property: Property) -> Points? {
    get {
      guard case .size(let length) = property.row.value else { return nil }
      return self[keyPath: length]
    }
    set {
      guard case .size(let length) = property.row.value else { return }
      self[keyPath: length] = newValue
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

/// What a change of a fact of the manifest means for the apps that use a bundle.
///
/// Whatever can need more room, leave less to touch, or take away a name is breaking; what only looks different is visible.
package enum ChangeRule: Equatable, Sendable {
  case breaking, visible, metadata
  /// Breaking, unless the fact is new.
  case loss
  /// Which letters a title has: others may be wider, and none need no room.
  case letters
  /// A length: more of it needs more room. An absent one is `ifAbsent`; nil where it can't be known, so that every change
  /// counts.
  case length(ifAbsent: Double?)
  /// Insets between what a layout aligns and the edge of the art: less of them makes the element larger for layouts.
  case alignment
  /// One of some words, of which the first needs the least room; `ifAbsent` is meant where the fact is absent.
  case words([String], ifAbsent: String)
  /// On which side of a title an icon is: beside and above it need room along different axes.
  case placement
  /// The number of lines of a title, of which 0 is any number and an absent one is 1.
  case lines
  /// A side of what can be touched.
  case touch
  /// How art is cut, or where it comes from: the pixels decide.
  case pixels
}
