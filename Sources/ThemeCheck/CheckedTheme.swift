package import ThemeCore
package import ThemeImage
package import ThemeModel
package import ThemePictures
package import ThemeResolution

/// A theme that can be built: its art is decoded, its caps fit and its names are unique. It has no errors left, and holds
/// everything that the manifest and generated code need.
package struct CheckedTheme: Sendable {
  package let name: String
  /// The name from which generated code, styles, resources and asset catalogs take theirs; the theme's name unless it declares
  /// a namespace.
  package let namespace: String
  package let summary: String?
  /// The elements to build, sorted by kind and name.
  package let elements: [CheckedElement]
  /// The fonts that the app brings, sorted by name.
  package let fonts: [AppFont]
  package let defaults: CheckedScreen
  /// The screens, sorted by name.
  package let screens: [(name: String, screen: CheckedScreen)]
  /// The warnings that the whole theme accepts, sorted.
  package let allow: [String]
  /// Every scale of any slice, ascending.
  package let scales: [Scale]
  /// The oldest version of iOS that the app runs on.
  package let oldestIOS: Int
  /// The access level of the code that is generated for UIKit.
  package let access: UIKitAccess
  /// The condition under which a stylesheet shows the dark appearance.
  package let dark: DarkCondition
  /// What the names of resources on Android begin with; empty for no prefix.
  package let androidPrefix: String
  /// The color tokens that a stylesheet declares as custom properties, in the order of the theme.
  package let colors: [ColorToken]
  package let store: PictureStore
}

/// The elements that a screen shows, by name, and its title; nil where the theme declares none.
package struct CheckedScreen: Sendable {
  package let navigationBar: String?
  package let backButton: String?
  package let title: String?

  package var isEmpty: Bool { navigationBar == nil && backButton == nil && title == nil }
}

/// An element with its variants: `normal` first, and each fallback before the variants that fall back to it.
package struct CheckedElement: Sendable {
  package let id: ElementID
  /// The element's name in generated code, such as `navButton`.
  package let symbol: String
  package let style: BackButtonStyle
  /// The warnings that the element accepts, sorted.
  package let allow: [String]
  package let variants: [CheckedVariant]
}

/// One variant with all of its facts and parts, including those that equal its fallback's. Writers leave those out where they
/// can.
package struct CheckedVariant: Sendable {
  package let key: VariantKey
  /// The index, among the element's variants, of the variant that this one falls back to; nil for `normal`.
  package let fallback: Int?
  package let facts: VariantFacts
  /// The parts, sorted by name.
  package let parts: [CheckedPart]
}

/// The settings of a variant other than its pictures.
package struct VariantFacts: Equatable, Sendable {
  package var height: Points?
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
  @Settled package var position = anyPosition

  private static let anyPosition = ElementOverlay.standard.settled(\.position)

  /// Creates the facts of a variant that declares nothing.
  package init() {}
}

/// The platform's material that is shown instead of an element's main art, on platforms that have it.
package struct MaterialFacts: Equatable, Sendable {
  package let kind: Material
  /// The color of the material; nil for the platform's own.
  package let tint: Color?

  /// Creates the material of some art; nil if there is none.
  init?(_ art: ArtOverlay?) {
    guard let art, let kind = art.material.value else { return nil }
    self.kind = kind
    tint = art.tint.value
  }
}

/// The smallest area that accepts touches, in points. At least one of the sides is set.
package struct HitArea: Equatable, Sendable {
  /// The smallest width of the area; nil if the button's own width is sufficient.
  package let width: Points?
  /// The smallest height of the area; nil if the button's own height is sufficient.
  package let height: Points?
}

/// A title with all of its settings. A setting that no theme declares has its default.
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
    static let largeSize = Points(34)

    /// The font of a title that declares none.
    package static let standard = Font()

    /// This font with the default style and letter spacing where no theme declares them.
    package var complete: Font {
      var font = self
      font.style = style ?? FontOverlay.standard.settled(\.style)
      font.letterSpacing = letterSpacing ?? FontOverlay.standard.settled(\.letterSpacing)
      return font
    }

    /// Whether the declared style is italic.
    package var isItalic: Bool { style == .italic }
  }

  package struct Shadow: Equatable, Sendable {
    package let color: Color
    package let x: Points
    package let y: Points
    package let blur: Points

    /// A shadow with the default color, offset and blur.
    static let standard = Shadow(
      color: ShadowOverlay.standard.settled(\.color), x: ShadowOverlay.standard.settled(\.x),
      y: ShadowOverlay.standard.settled(\.y), blur: ShadowOverlay.standard.settled(\.blur))
  }

  @Settled package var font = Font.standard
  /// The color of the text; nil for the platform's own.
  package var color: Color?
  /// The shadow of the text; nil for none.
  package var shadow: Shadow?
  @Settled package var insets = Insets<Points>.zero
  @Settled package var offset = Point<Points>(x: .zero, y: .zero)
  @Settled package var alignment = TitleOverlay.standard.settled(\.alignment)
  @Settled package var verticalAlignment = TitleOverlay.standard.settled(\.verticalAlignment)
  @Settled package var transform = TitleOverlay.standard.settled(\.transform)
  /// The largest number of lines; 0 for any number.
  @Settled package var lines = TitleOverlay.standard.settled(\.lines).count
  @Settled package var truncation = TitleOverlay.standard.settled(\.truncation)
  @Settled package var measure = TitleOverlay.standard.settled(\.measure)

  /// A title that declares nothing.
  package static let standard = TitleFacts()
}

/// The tint of an icon, its placement relative to the title, and the gap between the two.
package struct IconFacts: Equatable, Sendable {
  package var tint: Color?
  package var placement = IconOverlay.standard.settled(\.placement)
  package var gap = IconOverlay.standard.settled(\.gap)

  /// An icon that declares nothing but its art.
  package static let standard = IconFacts()
}

/// One part of a variant: a picture at each scale, and how it stretches.
package struct CheckedPart: Sendable {
  package let name: PartName
  package let content: Content
  /// Whether the art, its slicing or, for the main part, its alignment insets differ from those of the variant that this one
  /// falls back to.
  package let isNew: Bool

  package enum Content: Sendable {
    /// The platform's own look.
    case system
    case art(CheckedArt)
  }
}

/// Art that is known to fit its caps.
package struct CheckedArt: Sendable {
  package let origin: ArtOrigin
  /// How the art fills an element larger than itself; nil for art that keeps its size. Tiled art may have no caps.
  package let resizing: PerAxis<ResizingMode>?
  /// The mode that suits both axes, for platforms that have one for both; nil if there is none. The same as `resizing` if that
  /// is the same along both axes.
  package let oneMode: ResizingMode?
  package let keep: KeptCenter
  /// One image per scale, ascending.
  package let images: [CheckedImage]
}

/// The art of one scale.
package struct CheckedImage: Sendable {
  package let picture: Picture
  /// The margins that never stretch; zero for art that does not stretch.
  package let caps: Insets<Pixels>
  /// How much of the center a slice keeps, in pixels; the whole center along an axis that is not cut.
  package let center: Size<Pixels>
  /// The margins outside the rectangle that layout aligns, in pixels; nil if nothing declares them, and for parts other than
  /// the main one.
  package let alignmentInsets: Insets<Pixels>?
}
