package import ThemeCore
package import ThemeModel
package import ThemePictures

/// A theme that can be built: art decoded, caps proven to fit, names unique. It knows no ranges and no user error any
/// more, and holds all that a manifest and generated code need.
package struct CheckedTheme: Sendable {
  package let name: String
  package let summary: String?
  /// Sorted by kind and name.
  package let elements: [CheckedElement]
  package let defaults: CheckedScreen
  /// Sorted by name.
  package let screens: [(name: String, screen: CheckedScreen)]
  /// The warnings that the whole theme accepts, sorted.
  package let allow: [String]
  /// Every scale of any slice, ascending.
  package let scales: [Scale]
  /// The oldest version of iOS that generated code runs on.
  package let oldestIOS: Int
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
  package var icon: IconFacts?
  package var tint: Color?
  package var translucent: Bool?
  package var position: BarPosition?
}

/// The least area that takes touches, in points; one side at least is set.
package struct HitArea: Equatable, Sendable {
  /// Nil where the button's own width is enough.
  package let width: Points?
  /// Nil where the button's own height is enough.
  package let height: Points?
}

/// What is set of a title; what is set is complete.
package struct TitleFacts: Equatable, Sendable {
  package struct Font: Equatable, Sendable {
    package let family: String
    package let weight: FontWeight
    package let size: Points
    /// Nil where no theme says it.
    package let style: FontStyle?
    /// Room added between characters, in points; less than 0 brings them closer.
    package let letterSpacing: Points
  }

  package struct Shadow: Equatable, Sendable {
    package let color: Color
    package let x: Points
    package let y: Points
    package let blur: Points
  }

  package var font: Font?
  package var color: Color?
  package var shadow: Shadow?
  package var insets: Insets<Points>?
  package var offset: Point<Points>?
  package var alignment: TitleAlignment?
  package var verticalAlignment: VerticalAlignment?
  package var truncation: Truncation?
  package var measure: Measure?
}

/// Where an icon stands.
package struct IconFacts: Equatable, Sendable {
  package var tint: Color?
  package var placement: IconPlacement
  package var gap: Points
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
