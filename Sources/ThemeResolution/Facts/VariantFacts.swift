package import ThemeCore
package import ThemeModel

/// The facts of a look other than its pictures, with every default in place.
package struct VariantFacts: Equatable, Sendable {
  package var height: Points?
  package var width = WidthLimits<Points>()
  package var hitArea: HitArea?
  package var assetName: String?
  package var renderingIntent: RenderingIntent?
  package var title: TitleFacts?
  /// The large title that a bar shows below itself while nothing is scrolled; nil if the theme declares none.
  package var largeTitle: TitleFacts?
  package var icon: IconFacts?
  package var tint: Color?
  package var material: MaterialFacts?
  package var translucent: Bool?
  @Resolved package var position = anyPosition

  private static let anyPosition = ElementOverlay.standard.settled(\.position)

  /// Creates the facts of a variant about which the theme says nothing.
  package init() {}

  /// Creates the facts of a variant from all settings that apply to it. Lengths are those that the theme gives, even where no
  /// look can have them.
  init(_ settings: ElementOverlay) {
    height = settings.height.value
    if case .points(let least) = settings.minimumWidth.value { width.minimum = least }
    width.maximum = settings.maximumWidth.value
    hitArea = settings.hitArea.value.flatMap { HitArea(width: $0.width.value, height: $0.height.value) }
    assetName = settings.assetName.value?.string
    renderingIntent = settings.renderingIntent.value
    title = settings.title.value.map { TitleFacts($0) }
    largeTitle = settings.largeTitle.value.map { TitleFacts(large: $0) }
    icon = settings.icon.value.map { IconFacts($0) }
    tint = settings.tint.value
    material = MaterialFacts(settings.mainArt.value)
    translucent = settings.translucent.value
    $position = settings.position.value
  }
}

/// The limits between which a button is as wide as its content.
package struct WidthLimits<Length: Comparable & Sendable>: Equatable, Sendable {
  /// The minimum; nil for none. A width that art gives is here from the check on.
  package var minimum: Length?
  /// The maximum; nil for none.
  package var maximum: Length?

  package init(minimum: Length? = nil, maximum: Length? = nil) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// The only width within the limits; nil if there are several or none.
  package var fixed: Length? { minimum == maximum ? minimum : nil }

  /// Whether no width is within the limits.
  package var isEmpty: Bool {
    guard let minimum, let maximum else { return false }
    return maximum < minimum
  }

  /// The limits of a box that must not be narrower than `least`.
  package func raised(to least: Length) -> WidthLimits {
    let minimum = max(minimum ?? least, least)
    return WidthLimits(minimum: minimum, maximum: maximum.map { max($0, minimum) })
  }

  /// The width within the limits that is nearest to another one. The maximum comes before the minimum, and `least`, the width
  /// that art needs, before both.
  package func clamped(_ width: Length, least: Length) -> Length {
    let width = max(width, minimum ?? least, least)
    return maximum.map { min(width, max($0, least)) } ?? width
  }
}

extension ResolvedVariant {
  /// The limits of the width with the places where the theme gives them.
  package func ranged(_ width: WidthLimits<Points>) -> (minimum: Ranged<Points>?, maximum: Ranged<Points>?) {
    (ranged(width.minimum, .minimumWidth), ranged(width.maximum, .maximumWidth))
  }
}

/// The platform's material that is shown instead of an element's main art, on platforms that have it.
package struct MaterialFacts: Equatable, Sendable {
  package let kind: Material
  /// The color of the material; nil for the platform's own.
  package let tint: Color?

  /// Creates the material of some art; nil if there is none.
  fileprivate init?(_ art: ArtOverlay?) {
    guard let art, let kind = art.material.value else { return nil }
    self.kind = kind
    tint = art.tint.value
  }
}

/// The smallest area that accepts touches, in points.
package struct HitArea: Equatable, Sendable {
  /// The smallest width of the area; nil if the button's own width is sufficient.
  package let width: Points?
  /// The smallest height of the area; nil if the button's own height is sufficient.
  package let height: Points?

  /// The area of a button about which the theme says nothing: the button itself.
  static let own = HitArea()

  private init() { (width, height) = (nil, nil) }

  package init?(width: Points?, height: Points?) {
    if width == nil, height == nil { return nil }
    (self.width, self.height) = (width, height)
  }
}

/// The tint of an icon, its placement relative to the title, and the gap between the two.
package struct IconFacts: Equatable, Sendable {
  package var tint: Color?
  package var placement = IconOverlay.standard.settled(\.placement)
  /// The gap in points.
  package var gap = IconOverlay.standard.settled(\.gap)

  /// An icon about which the theme says nothing but its art.
  package static let standard = IconFacts()

  private init() {}

  fileprivate init(_ icon: IconOverlay) {
    self = .standard
    tint = icon.tint.value
    if let placement = icon.placement.value { self.placement = placement }
    if let gap = icon.gap.value { self.gap = gap }
  }
}

extension ElementOverlay {
  /// The background of a navigation bar, the body's art of any other element.
  fileprivate var mainArt: Setting<ArtOverlay> { background.value?.art ?? body.art }
  /// Where the material of the main art is given.
  var materialRange: SourceRange? { mainArt.value?.material.given }
}

/// A title with every default in place.
package struct TitleFacts: Equatable, Sendable {
  /// The font of the title's text.
  package struct Font: Equatable, Sendable {
    /// The name of the font family; `system` is the platform's own.
    package var family = FontOverlay.standard.settled(\.family).string
    package var weight = FontOverlay.standard.settled(\.weight)
    package var size = FontOverlay.standard.settled(\.size)
    /// The style, upright or italic; nil if no theme declares it.
    package var style: FontStyle?
    /// The space added between characters, in points; a negative value brings them closer. Nil if no theme declares it.
    package var letterSpacing: Points?
    /// Whether the text follows the text size that the user has chosen; nil if no theme declares it.
    package var scales: Bool?
    /// The largest size that text reaches when it follows the user's text size, in points; nil if nothing limits it.
    package var maximumSize: Points?
    /// The app's font that the family names; nil if the family is not one of the app's fonts.
    package var app: AppFont?

    /// The size of a large title that declares none, in points: the default of iOS.
    package static let largeSize = Points(34)

    /// The font of a title that declares none.
    package static let standard = Font()

    /// This font with the default style and letter spacing where no theme declares them.
    package var complete: Font {
      var font = self
      font.style = style ?? FontOverlay.standard.settled(\.style)
      font.letterSpacing = letterSpacing ?? FontOverlay.standard.settled(\.letterSpacing)
      return font
    }

    private init() {}

    fileprivate init(_ font: FontOverlay) {
      self = .standard
      if let family = font.family.value { self.family = family.string }
      if let weight = font.weight.value { self.weight = weight }
      if let size = font.size.value { self.size = size }
      style = font.style.value
      letterSpacing = font.letterSpacing.value
      scales = font.scales.value
    }

    /// Whether the declared style is italic.
    package var isItalic: Bool { style == .italic }
  }

  /// A shadow of text, in points.
  package struct Shadow: Equatable, Sendable {
    package let color: Color
    package let x: Points
    package let y: Points
    /// Twice the standard deviation of the Gaussian, as in CSS.
    package var blur: Points

    /// Creates the shadow that a theme gives; nil for `none`.
    fileprivate init?(_ shadow: ShadowOverlay?) {
      guard let shadow, !shadow.isNone else { return nil }
      (color, x, y, blur) = (
        shadow.settled(\.color), shadow.settled(\.x), shadow.settled(\.y), shadow.settled(\.blur)
      )
    }
  }

  @Resolved package var font = Font.standard
  /// The color of the text; nil for the platform's own.
  package var color: Color?
  /// The shadow of the text; nil for none.
  package var shadow: Shadow?
  @Resolved package var insets = Insets<Points>.zero
  @Resolved package var offset = Point<Points>(x: .zero, y: .zero)
  @Resolved package var alignment = TitleOverlay.standard.settled(\.alignment)
  @Resolved package var verticalAlignment = TitleOverlay.standard.settled(\.verticalAlignment)
  @Resolved package var transform = TitleOverlay.standard.settled(\.transform)
  /// The largest number of lines; 0 for any number.
  @Resolved package var lines = TitleOverlay.standard.settled(\.lines).count
  @Resolved package var truncation = TitleOverlay.standard.settled(\.truncation)
  @Resolved package var measure = TitleOverlay.standard.settled(\.measure)

  /// A title about which the theme says nothing.
  package static let standard = TitleFacts()

  private init() {}

  /// Creates the facts of the title that a theme gives. They begin as a copy of the standard title, because an initializer would
  /// compute every default before it is replaced.
  init(_ title: TitleOverlay) {
    self = .standard
    $font = title.font.value.map { Font($0) }
    color = title.color.value
    shadow = Shadow(title.shadow.value)
    $insets = title.insets.value?.insets
    $offset = title.offset.value?.point
    $alignment = title.alignment.value
    $verticalAlignment = title.verticalAlignment.value
    $transform = title.transform.value
    $lines = title.lines.value?.count
    $truncation = title.truncation.value
    $measure = title.measure.value
  }

  /// Creates the facts of a large title, whose font has a default size of its own.
  init(large title: TitleOverlay) {
    self.init(title)
    if title.font.value?.size.value == nil { $font?.size = Font.largeSize }
  }
}
