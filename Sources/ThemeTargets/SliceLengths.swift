import ThemeCore
import ThemeImage
import ThemeSlicing

// A slice's numbers in points of its own scale: scales may differ in them.

extension Slice {
  /// The margins that never stretch.
  var caps: Insets<Points> { (capInsets ?? .zero).points(at: scale) }
  /// What lies outside of what layout aligns.
  var outset: Insets<Points> { (alignmentInsets ?? .zero).points(at: scale) }
  /// How large the slice is.
  var size: Size<Points> { pixels.size.points(at: scale) }
  /// How large the art is that it was cut from.
  var naturalSize: Size<Points> { sourceSize.points(at: scale) }
}

extension SlicedArt {
  /// Whether it fills any box by repeating the whole of itself: it tiles, and no scale has caps.
  var isTexture: Bool { resizing == .tile && slices.allSatisfy { $0.capInsets == .zero } }
}
