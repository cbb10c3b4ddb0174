import ThemeBundle
import ThemeCore
import ThemeImage

// A slice's lengths in points at its own scale. They may differ between the scales of the same art.

extension Slice {
  /// The cap insets in points: the margins that don't stretch. Zero for art that doesn't stretch.
  var caps: Insets<Points> { (capInsets ?? .zero).points(at: scale) }
  /// The alignment insets in points: the margins outside the alignment rectangle. Zero if there are none.
  var outset: Insets<Points> { (alignmentInsets ?? .zero).points(at: scale) }
  /// The size of the slice in points.
  var size: Size<Points> { pixels.size.points(at: scale) }
  /// The size in points of the art that the slice was cut from.
  var naturalSize: Size<Points> { sourceSize.points(at: scale) }
}

extension SlicedArt {
  /// Whether the art fills a box of any size by repeating all of itself: it tiles along both axes, and has no caps at any scale.
  var isTexture: Bool { resizing == PerAxis(both: .tile) && slices.allSatisfy { $0.capInsets == .zero } }
}
