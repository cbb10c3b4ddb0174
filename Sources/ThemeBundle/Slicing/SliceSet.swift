import Synchronization
package import ThemeCheck
package import ThemeCore
package import ThemeImage
package import ThemeModel
package import ThemePictures

/// Every slice of a theme, cut and proved.
package struct SliceSet: Sendable {
  package let theme: CheckedTheme
  /// For each element and each of its variants, the parts that differ from those of the variant's fallback.
  package let parts: [[[SlicedPart]]]
}

/// A part of a variant with its slices.
package struct SlicedPart: Sendable {
  package let name: PartName
  /// The art; nil where the theme asks for the platform's own look.
  package let art: SlicedArt?
}

/// Art that has been cut.
package struct SlicedArt: Sendable {
  package let origin: ArtOrigin
  /// How the art fills a larger area; nil for art that does not stretch.
  package let resizing: PerAxis<ResizingMode>?
  /// The mode that suits both axes, for platforms that have one for both; nil if there is none, or for art that does not
  /// stretch.
  package let oneMode: ResizingMode?
  /// The caps in points; nil if the scales disagree, or for art that does not stretch.
  package let capInsets: Insets<Points>?
  /// The alignment insets in points: the margins outside the rectangle that layout aligns. Nil if the theme sets none or the
  /// scales disagree.
  package let alignmentInsets: Insets<Points>?
  /// The slices, one for each scale, in ascending order of scale.
  package let slices: [Slice]
  /// The only color of art that is plain from edge to edge and has no alignment insets; nil for other art.
  package let plainColor: Color?
  /// The box that the art is drawn from, whose edge is what layout aligns; nil for other art.
  package let box: DrawnBox?
}

extension SlicedArt {
  /// How the art fills a larger area along an axis; nil for art that does not stretch.
  package func mode(along axis: Axis) -> ResizingMode? { resizing?[axis] }
  /// Whether the art repeats along at least one axis.
  package var isTiled: Bool { Axis.allCases.contains { resizing?[$0] == .tile } }
}

/// One slice: the pixels that ship for one scale, and how they stretch.
package struct Slice: Sendable {
  package let scale: Scale
  package let pixels: ImagePixels
  /// The digest of the pixels.
  package let digest: String
  /// The digest of the art that the slice was cut from. Different art can have the same slice.
  package let artDigest: String
  /// The caps, in pixels of the slice; nil for art that does not stretch.
  package let capInsets: Insets<Pixels>?
  /// The rectangle between the caps, in pixels of the slice; nil for art that does not stretch.
  package let center: Rect<Pixels>?
  package let alignmentInsets: Insets<Pixels>?
  /// The size of the uncut art, in pixels.
  package let sourceSize: Size<Pixels>
}

extension Slice {
  /// The pixels together with their digest, which identifies files with the same contents.
  package var named: ImagePixels {
    let pixels = pixels
    return ImagePixels(size: pixels.size, digest: digest) { pixels.bitmap }
  }
}

/// The paths of slices in a bundle, such as `images/backButtons/menu/normal@2x.png`.
package enum ImagePath {
  /// The folder of the slices of an element's part, below `images`. The background of a button and the picture of a control are
  /// in the element's folder; every other part has a subfolder of its own.
  package static func folder(_ element: ElementID, _ part: PartName) -> String {
    part == .background && element.kind.isButton || part == .image && element.kind.controlPart != nil
      ? "\(element)" : "\(element)/\(part.rawValue)"
  }

  /// The file name of a slice: the variant's key and the scale, such as `normal@2x.png`.
  package static func name(_ key: VariantKey, _ scale: Scale) -> String {
    "\(key.text)\(scale.suffix).png"
  }

  /// The path of a slice in the bundle.
  package static func path(_ element: ElementID, _ part: PartName, _ key: VariantKey, _ scale: Scale)
    -> String
  {
    "images/\(folder(element, part))/\(name(key, scale))"
  }
}

/// The budget for slices that a run keeps in memory until they are written. The pixels of slices beyond it are cut from their
/// art again when they are written.
///
/// A class because many threads share it.
final class KeptPixels: Sendable {
  /// The size of the budget, in bytes.
  private static let budget = 12 << 20

  private let bytes = Atomic(0)

  /// Reserves room for a bitmap. Returns false, and reserves nothing, if the budget does not have that much room left.
  func takes(_ bitmap: Bitmap) -> Bool {
    let size = bitmap.byteCount
    if bytes.wrappingAdd(size, ordering: .relaxed).newValue <= KeptPixels.budget { return true }
    bytes.wrappingSubtract(size, ordering: .relaxed)
    return false
  }
}

/// The box that art is drawn from, for targets that draw boxes themselves. Its edge is that of the rectangle that layout aligns,
/// and its stroke is inside of it.
package struct DrawnBox: Sendable {
  package let corners: ResolvedCorners
  /// The fill, the stroke and the shadows, in the colors before those that `shown` gives.
  package let layer: ResolvedLayer
  private let derivations: [Derivation]

  /// Whether the fill and the corners are all that is seen.
  package var isOnlyFilled: Bool {
    layer.stroke == nil && layer.shadows.isEmpty && layer.innerShadows.isEmpty
  }

  /// The color in which a color of the layer is seen. Mixing colors and then multiplying them, say, is the same as multiplying
  /// and then mixing them.
  package func shown(_ color: Color) -> Color {
    let pixel = Bitmap(width: 1, height: 1, pixels: [color.word])
    return Color(word: derivations.reduce(pixel) { $0.derived(by: $1) }[0, 0])
  }

  init?(_ art: CheckedArt) {
    self.init(art.images.map { ($0.picture, $0.alignmentInsets) }, art.resizing)
  }

  /// Creates the box of pictures that are drawn from one at every scale, each with its alignment insets; nil for other pictures,
  /// for a stroke that isn't inside, and for changes of pixels that aren't the same changes of colors.
  package init?(
    _ images: [(picture: Picture, alignmentInsets: Insets<Pixels>?)], _ resizing: PerAxis<ResizingMode>?
  ) {
    guard let mode = resizing, Axis.allCases.allSatisfy({ mode[$0] == .stretch }),
      let recipe = images.first?.picture.recipe,
      case .drawing(let scaled) = recipe.source, let metrics = scaled.drawing.box, scaled.flip == nil,
      case .roundedRectangle(let corners) = scaled.drawing.layers[0].shape
    else { return nil }
    layer = scaled.drawing.layers[0]
    self.corners = corners
    derivations = recipe.derivations
    let frame = recipe.isMirrored ? layer.frame.mirrored : layer.frame
    let isBoxAtEveryScale = images.allSatisfy { image in
      guard case .drawing(let own) = image.picture.recipe.source else { return false }
      return own.drawing == scaled.drawing && own.flip == nil
        && image.picture.recipe.derivations == derivations
        && (image.alignmentInsets ?? .zero).points(at: image.picture.scale) == frame
    }
    // Beyond the edge are only shadows, and no part of a stroke.
    guard isBoxAtEveryScale, metrics.outside == layer.frame else { return nil }
    // What has no fill casts the shadow of a line.
    guard layer.fill != nil || layer.shadows.isEmpty && layer.innerShadows.isEmpty else { return nil }
    // Inner shadows end at a stroke, and those of CSS go on below it.
    guard layer.innerShadows.isEmpty || layer.stroke.map({ $0.color?.alpha == 255 }) ?? true else {
      return nil
    }
    guard !recipe.isMirrored || isSymmetrical else { return nil }
    for derivation in derivations {
      // Only a pixel that was mixed is one that is swapped, and opacity is that of all parts together.
      guard derivation.swaps.isEmpty, derivation.flip == nil, derivation.opacity == 1_000 || isOnlyFilled
      else { return nil }
    }
  }

  private var isSymmetrical: Bool {
    corners.topLeft == corners.topRight && corners.bottomLeft == corners.bottomRight
      && (layer.shadows + layer.innerShadows).allSatisfy { $0.x == .zero }
  }
}
