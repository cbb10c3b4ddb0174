import ThemeCheck
package import ThemeCore
import ThemeImage
package import ThemeModel
package import ThemePictures

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
