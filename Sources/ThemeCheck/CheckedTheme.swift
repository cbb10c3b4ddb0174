package import ThemeCore
package import ThemeModel
package import ThemePictures
package import ThemeResolution

/// A theme that can be built: art decoded, caps proven to fit, names unique. It knows no ranges and no user error any
/// more, and holds all that a manifest and generated code need.
package struct CheckedTheme: Sendable {
  package let name: String
  /// What generated code, styles, resources and catalogs are called.
  package let namespace: String
  package let summary: String?
  /// Sorted by kind and name.
  package let elements: [CheckedElement]
  /// The fonts that the app brings, sorted by name.
  package let fonts: [AppFont]
  package let defaults: CheckedScreen
  /// Sorted by name.
  package let screens: [(name: String, screen: CheckedScreen)]
  /// The warnings that the whole theme accepts, sorted.
  package let allow: [String]
  /// Every scale of any slice, ascending.
  package let scales: [Scale]
  /// The oldest version of iOS that generated code runs on.
  package let oldestIOS: Int
  /// What is said of the code that is generated for UIKit.
  package let uikit: UIKitOptions
  /// When a stylesheet shows dark looks.
  package let dark: DarkCondition
  /// The tokens that a stylesheet has as custom properties, in the order of the theme.
  package let colors: [ColorToken]
  package let store: PictureStore
}

/// What a screen shows.
package struct CheckedScreen: Sendable {
  package let navigationBar: String?
  package let backButton: String?
  package let title: String?

  package var isEmpty: Bool { navigationBar == nil && backButton == nil && title == nil }
}

/// An element with its variants, `normal` first and each fall-back before what falls back to it.
package struct CheckedElement: Sendable {
  package let id: ElementID
  /// The name in generated code: `navButton`.
  package let symbol: String
  package let style: BackButtonStyle
  /// The warnings that the element accepts, sorted.
  package let allow: [String]
  package let variants: [CheckedVariant]
}

/// Everything about one variant, complete; what equals its fall-back is left out only by those who print it.
package struct CheckedVariant: Sendable {
  package let key: VariantKey
  /// The place of the variant that this one falls back to; nil for `normal`.
  package let fallback: Int?
  package let facts: VariantFacts
  /// Sorted by name.
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
  /// What a bar shows below itself while nothing is scrolled; nil where the theme says nothing of it.
  package var largeTitle: TitleFacts?
  package var icon: IconFacts?
  package var tint: Color?
  package var translucent: Bool?
  @Settled package var position = anyPosition

  private static let anyPosition = ElementOverlay.standard.settled(\.position)

  /// Of a variant of which nothing is said.
  package init() {}
}

/// The least area that takes touches, in points; one side at least is set.
package struct HitArea: Equatable, Sendable {
  /// Nil where the button's own width is enough.
  package let width: Points?
  /// Nil where the button's own height is enough.
  package let height: Points?
}

/// A title, complete: what no theme says has its default.
package struct TitleFacts: Equatable, Sendable {
  /// The face and size of its text.
  package struct Font: Equatable, Sendable {
    /// The platform's own is `system`.
    package var family = FontOverlay.standard.settled(\.family).string
    package var weight = FontOverlay.standard.settled(\.weight)
    package var size = FontOverlay.standard.settled(\.size)
    /// Nil where no theme says it.
    package var style: FontStyle?
    /// Room added between characters, in points; less than 0 brings them closer. Nil where no theme says it.
    package var letterSpacing: Points?
    /// Whether the text follows the text size that the user has chosen; nil where no theme says it.
    package var scales: Bool?
    /// The largest size of a text that scales, in points; nil where nothing limits it.
    package var maximumSize: Points?
    /// What the family means; nil where it is no font of the app's.
    package var app: AppFont?

    /// The size of a large title of which no size is said, in points, as iOS has it.
    static let largeSize = Points(34)

    /// A font of which nothing is said.
    package static let standard = Font()

    /// The same with a style and letter spacing, also where no theme says them.
    package var complete: Font {
      var font = self
      font.style = style ?? FontOverlay.standard.settled(\.style)
      font.letterSpacing = letterSpacing ?? FontOverlay.standard.settled(\.letterSpacing)
      return font
    }

    /// Whether a theme asks for italics.
    package var isItalic: Bool { style == .italic }
  }

  package struct Shadow: Equatable, Sendable {
    package let color: Color
    package let x: Points
    package let y: Points
    package let blur: Points

    /// A shadow of which nothing is said.
    static let standard = Shadow(
      color: ShadowOverlay.standard.settled(\.color), x: ShadowOverlay.standard.settled(\.x),
      y: ShadowOverlay.standard.settled(\.y), blur: ShadowOverlay.standard.settled(\.blur))
  }

  @Settled package var font = Font.standard
  /// Nil for the platform's own.
  package var color: Color?
  /// Nil for none.
  package var shadow: Shadow?
  @Settled package var insets = Insets<Points>.zero
  @Settled package var offset = Point<Points>(x: .zero, y: .zero)
  @Settled package var alignment = TitleOverlay.standard.settled(\.alignment)
  @Settled package var verticalAlignment = TitleOverlay.standard.settled(\.verticalAlignment)
  @Settled package var transform = TitleOverlay.standard.settled(\.transform)
  /// 0 is any number.
  @Settled package var lines = TitleOverlay.standard.settled(\.lines).count
  @Settled package var truncation = TitleOverlay.standard.settled(\.truncation)
  @Settled package var measure = TitleOverlay.standard.settled(\.measure)

  /// A title of which nothing is said.
  package static let standard = TitleFacts()
}

/// Where an icon stands.
package struct IconFacts: Equatable, Sendable {
  package var tint: Color?
  package var placement = IconOverlay.standard.settled(\.placement)
  package var gap = IconOverlay.standard.settled(\.gap)

  /// An icon of which nothing is said but its art.
  package static let standard = IconFacts()
}

/// One part of a variant: a picture at each scale, and how it stretches.
package struct CheckedPart: Sendable {
  package let name: PartName
  package let content: Content
  /// Whether art or slicing differ from what the variant falls back to.
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
  /// How it fills an element larger than itself; tiles may have no caps. Nil for art that keeps its size.
  package let resizing: ResizingMode?
  package let keep: KeptCenter
  /// One a scale, ascending.
  package let images: [CheckedImage]
}

/// The art of one scale.
package struct CheckedImage: Sendable {
  package let picture: Picture
  /// The margins that never stretch; zero for art that does not stretch.
  package let caps: Insets<Pixels>
  /// How much of the center a slice keeps, width and height; all of it on an axis that is not cut.
  package let center: Size<Pixels>
  /// What lies outside what layout aligns; nil where nothing is said.
  package let alignmentInsets: Insets<Pixels>?
}
