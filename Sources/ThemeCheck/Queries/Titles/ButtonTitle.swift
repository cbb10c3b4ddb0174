import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// The title of a button in one variant, and the space that is available to it.
///
/// A class because every rule about titles looks at it, and copying all of its properties would cost more than the rules.
final class ButtonTitle {
  let variantIndex: Int
  let variant: ResolvedVariant
  let facts: VariantFacts
  let title: TitleFacts
  /// The place that declares the title.
  let range: SourceRange
  /// The background behind the title; nil if there is none, or if it is the platform's own look.
  let background: PartContext?
  /// The button's height, with the place that declares it or the art that gives it; nil if layout decides.
  let height: Ranged<Points>?

  /// The title of the variant at an index; nil if the variant has no title, or if the button shows only its icon.
  init?(ofVariant index: Int, in context: ElementContext) {
    guard let title = context.facts[index].title, context.facts[index].icon?.placement != .only,
      let range = context.element.variants[index].range(of: .title)
    else { return nil }
    variantIndex = index
    variant = context.element.variants[index]
    facts = context.facts[index]
    self.title = title
    self.range = range
    background = context.part(.background, ofVariant: index)
    height = context.height(ofVariant: index)
  }

  var key: VariantKey { variant.key }
  /// The limits of the button's width.
  var width: (minimum: Ranged<Points>?, maximum: Ranged<Points>?) { variant.ranged(facts.width) }
  var insets: Insets<Points> { title.insets }
  var offset: Point<Points> { title.offset }

  /// The place that gives the title's insets: the theme's declaration, or the art whose nine-patch marks give them.
  var insetsRange: SourceRange { variant.range(of: .titleInsets) ?? background?.range ?? range }

  /// The place that gives one of the insets.
  func range(of side: InsetPath) -> SourceRange {
    variant.range(ofTitleInset: side) ?? insetsRange
  }

  /// The approximate height of a line of the text, in points.
  var lineHeight: Points { ThemeCheck.lineHeight(ofSize: title.font.size) }

  /// The number of lines for which there must be room; 1 if any number is allowed.
  var lineCount: Int { max(title.lines, 1) }

  /// The height of the text, in points, if it has `lineCount` lines.
  var textHeight: Points { Points(units: lineHeight.units * Int64(lineCount)) }

  /// Whether the text has the rows between the button's top and bottom insets to itself: no icon is above or below it.
  var hasOwnRows: Bool { facts.icon.map { $0.placement != .above && $0.placement != .below } ?? true }

  /// Whether the text is higher than the space that the insets leave in the button's height; false if the height is not known.
  var isTooTall: Bool {
    guard let height else { return false }
    return insets.top + textHeight + insets.bottom > height.value
  }

  /// Whether a larger inset moves the text away from a side: at the top and at the bottom, only if the text is aligned to it.
  func isMoved(byInsetOf side: ButtonSide) -> Bool {
    side.isHorizontal || title.verticalAlignment.rawValue == side.key
  }

  /// The distance of the text's upper edge from the top of a button with the given height, in points.
  func top(in height: Points) -> Points {
    let aligned: Points =
      switch title.verticalAlignment {
      case .top: insets.top
      case .center: Points(units: (height + insets.top - insets.bottom - textHeight).units / 2)
      case .bottom: height - insets.bottom - textHeight
      }
    return aligned + offset.y
  }
}

/// The key path of one of the four declared insets.
typealias InsetPath = KeyPath<InsetsOverlay, Setting<Points>>

/// The approximate height of a line of text: 1.2 times the font's size, as in the system fonts of all platforms, rounded up to
/// whole points.
func lineHeight(ofSize size: Points) -> Points {
  Points(units: size.units * 6 / 5).roundedUp
}

extension ElementContext {
  /// The titles of a button's variants that differ from their fallbacks, without those of mirrored variants, which repeat the
  /// others. Empty for other elements.
  func newTitles() -> [ButtonTitle] {
    guard kind.isButton else { return [] }
    var titles: [ButtonTitle] = []
    for index in element.variants.indices where !element.variants[index].isMirrored && areNew[index] {
      if let title = ButtonTitle(ofVariant: index, in: self) { titles.append(title) }
    }
    return titles
  }

  /// For each variant, whether its facts or its background differ from those of the variant that it falls back to; true for
  /// `normal`.
  func compareWithFallbacks() -> [Bool] {
    element.variants.enumerated().map { index, variant in
      guard let fallback = variant.fallback, facts[index] == facts[fallback] else { return true }
      return part(.background, ofVariant: index)?.isNew ?? false
    }
  }

  /// A button's height in a variant: the declared one, or else that of its art; nil if layout decides.
  func height(ofVariant index: Int) -> Ranged<Points>? {
    if let height = facts[index].height, let range = element.variants[index].range(of: .height) {
      return Ranged(height, range)
    }
    return part(.background, ofVariant: index)?.ownHeight
  }
}

extension PartContext {
  /// The height of the part's art; nil if layout decides, because the art has vertical caps or is a plain color.
  var ownHeight: Ranged<Points>? {
    if hasCaps(along: .vertical) || isPlain { return nil }
    return Ranged(images[0].picture.size.height, images[0].range)
  }

  /// Whether the art is one color from edge to edge, which has no size of its own.
  package var isPlain: Bool { images.allSatisfy { $0.picture.recipe.box?.isPlain ?? false } }

  /// Whether the part has caps along an axis at any scale, so that its art can be drawn longer than it is.
  func hasCaps(along axis: Axis) -> Bool {
    images.contains { $0.caps.hasCaps(along: axis) }
  }
}
