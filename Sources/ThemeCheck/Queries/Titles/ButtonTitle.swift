import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// The title of a button in one variant, and the room in which it stands.
///
/// A class, since every rule about titles looks at it: copying all that it holds would cost more than the
/// rules.
final class ButtonTitle {
  let variantIndex: Int
  let key: VariantKey
  let facts: VariantFacts
  let title: TitleFacts
  /// What is said of the title, with the places where it is said.
  let said: TitleOverlay
  /// Where the title is said.
  let range: SourceRange
  let minimumWidth: Setting<MinimumWidth>
  let maximumWidth: Setting<Points>
  /// The art behind it; nil where there is none, or the platform's.
  let background: PartContext?
  /// The button's height; nil where layout decides.
  let height: Ranged<Points>?

  /// Nil for a variant without a title, and for a button that shows only its icon.
  init?(ofVariant index: Int, in context: ElementContext) {
    guard let title = context.facts[index].title, context.facts[index].icon?.placement != .only,
      let said = context.element.variants[index].settings.title.ranged
    else { return nil }
    variantIndex = index
    key = context.element.variants[index].key
    facts = context.facts[index]
    self.title = title
    self.said = said.value
    range = said.range
    minimumWidth = context.element.variants[index].settings.minimumWidth
    maximumWidth = context.element.variants[index].settings.maximumWidth
    background = context.part(.background, ofVariant: index)
    height = context.height(ofVariant: index)
  }

  var insets: Insets<Points> { title.insets }
  var offset: Point<Points> { title.offset }

  /// Where its insets are said: in the theme, or by the marks of a nine-patch.
  var insetsRange: SourceRange { said.insets.range ?? background?.range ?? range }

  /// Where one of the insets is said.
  func range(of side: InsetPath) -> SourceRange {
    said.insets.value?[keyPath: side].range ?? insetsRange
  }

  /// How high a line of the text is.
  var lineHeight: Points { ThemeCheck.lineHeight(ofSize: title.font.size) }

  /// How many lines count: one where there may be any number.
  var lineCount: Int { max(title.lines, 1) }

  /// How high the text is at most.
  var textHeight: Points { Points(units: lineHeight.units * Int64(lineCount)) }

  /// Whether the text stands between the button's upper and lower insets on its own.
  var hasOwnRows: Bool { facts.icon.map { $0.placement != .above && $0.placement != .below } ?? true }

  /// Whether the text is higher than what the insets leave of the button.
  var isTooTall: Bool {
    guard let height else { return false }
    return insets.top + textHeight + insets.bottom > height.value
  }

  /// The upper edge of the text in a button of a height.
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

/// One of the four insets.
typealias InsetPath = KeyPath<InsetsOverlay, Setting<Points>>

/// How high a line of text is about: 1.2 times the font's size, as the system fonts of all platforms have it,
/// rounded up to whole points.
func lineHeight(ofSize size: Points) -> Points {
  Points(units: size.units * 6 / 5).roundedUp
}

extension ElementContext {
  /// The titles of a button's variants; without those of variants that differ in nothing from what they fall
  /// back to, and of mirrored ones, of which the others say all.
  func newTitles() -> [ButtonTitle] {
    guard kind.isButton else { return [] }
    var titles: [ButtonTitle] = []
    for index in element.variants.indices where !element.variants[index].isMirrored && areNew[index] {
      if let title = ButtonTitle(ofVariant: index, in: self) { titles.append(title) }
    }
    return titles
  }

  /// For each variant, whether anything of it, its background included, differs from the one that it falls back to.
  func compareWithFallbacks() -> [Bool] {
    element.variants.enumerated().map { index, variant in
      guard let fallback = variant.fallback, facts[index] == facts[fallback] else { return true }
      return part(.background, ofVariant: index)?.isNew ?? false
    }
  }

  /// A button's height in a variant: what the theme says, else its art's; nil where layout decides.
  func height(ofVariant index: Int) -> Ranged<Points>? {
    if let height = facts[index].height, let range = element.variants[index].settings.height.range {
      return Ranged(height, range)
    }
    return part(.background, ofVariant: index)?.ownHeight
  }
}

extension PartContext {
  /// The height of its art, where nothing stretches it along that axis; nil where layout decides.
  var ownHeight: Ranged<Points>? {
    if hasCaps(along: .vertical) || isPlain { return nil }
    return Ranged(images[0].picture.size.height, images[0].range)
  }

  /// Whether it is one color from edge to edge, which has no size of its own.
  package var isPlain: Bool { images.allSatisfy { $0.picture.recipe.box?.isPlain ?? false } }

  /// Whether margins keep their shape along an axis, so that the art is made to be longer than it is.
  func hasCaps(along axis: Axis) -> Bool {
    images.contains { $0.caps.hasCaps(along: axis) }
  }
}
