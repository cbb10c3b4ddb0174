package import ThemeCore
package import ThemeImage
package import ThemeModel
package import ThemeResolution

/// What of an element a picture is for.
package enum PartName: String, CaseIterable, Comparable, Sendable {
  // In the order of the alphabet.
  case backIndicator, backIndicatorMask, background, icon, image, shadowImage

  /// Whether it is the picture of an element itself, beside which others stand.
  package var isMain: Bool { self == .background || self == .image }

  package static func < (left: PartName, right: PartName) -> Bool { left.place < right.place }

  /// Its place among all, from 0.
  package var place: Int {
    switch self {
    case .backIndicator: 0
    case .backIndicatorMask: 1
    case .background: 2
    case .icon: 3
    case .image: 4
    case .shadowImage: 5
    }
  }
}

/// The art of a theme: for every variant and part the pictures at each scale, decoded and measured.
///
/// A class because it is large and never changes, and rules ask it about other elements.
package final class Pictures: Sendable {
  package let theme: ResolvedTheme
  /// For each element, for each of its variants.
  package let elements: [[VariantPictures]]
  package let store: PictureStore
  package let inputs: ArtInputs

  init(theme: ResolvedTheme, elements: [[VariantPictures]], store: PictureStore, inputs: ArtInputs) {
    self.theme = theme
    self.elements = elements
    self.store = store
    self.inputs = inputs
  }

  /// How much memory the largest picture takes in work, in bytes.
  package var bytesInWork: Int {
    var most = 0
    for part in elements.lazy.joined().flatMap(\.parts) {
      guard case .pictures(let pictures, _) = part.art else { continue }
      for picture in pictures { most = max(most, picture.measured.bytesInWork) }
    }
    return most
  }
}

/// The parts of one variant, sorted by name.
package struct VariantPictures: Sendable {
  package let parts: [PartPictures]

  package subscript(name: PartName) -> PartPictures? { parts.first { $0.name == name } }
}

/// The art of one part of one variant.
package struct PartPictures: Sendable {
  package let name: PartName
  /// Where the art is written.
  package let range: SourceRange
  package let art: PartArt
  /// How it stretches; what the theme says.
  package let slicing: SlicingOverlay
}

/// One picture at one scale.
package struct Picture: Sendable {
  package let scale: Scale
  package let measured: MeasuredPicture
  /// Where its file is named.
  package let range: SourceRange

  package var recipe: PictureRecipe { measured.recipe }

  /// In points.
  package var size: Size<Points> { measured.size.points(at: scale) }
}

/// Art as the manifest names it: paths as themes write them, so that they don't depend on where the root is.
package indirect enum ArtOrigin: Equatable, Sendable {
  /// A file and its siblings.
  case file(String, resamplesDown: Bool)
  /// A path for each scale.
  case files([Scale: String], resamplesDown: Bool)
  /// A nine-patch and its siblings.
  case ninePatch(String)
  /// A nine-patch for each scale.
  case ninePatches([Scale: String])
  /// An SVG.
  case svg(String)
  case drawn(ResolvedDrawing)
  /// Another state's art, changed.
  case derived(from: StateName, Derivation)
  /// Any of the others with sides changed.
  case flipped(ArtOrigin, Flip)

  /// The same before sides are changed.
  package var unflipped: ArtOrigin {
    if case .flipped(let origin, _) = self { origin } else { self }
  }
  /// Another element's.
  case of(ElementID)
}
