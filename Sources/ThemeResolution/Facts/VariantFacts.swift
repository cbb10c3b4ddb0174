package import ThemeCore
package import ThemeModel

/// The facts of a look other than its pictures, with every default in place.
package struct VariantFacts: Equatable, Sendable {
  package var height: Points?
  /// The minimum width in points. A width that art gives is here from the check on.
  package var minimumWidth: Points?
  package var maximumWidth: Points?
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
    if case .points(let width) = settings.minimumWidth.value { minimumWidth = width }
    maximumWidth = settings.maximumWidth.value
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
