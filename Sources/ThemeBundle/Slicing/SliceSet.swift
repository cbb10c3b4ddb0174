package import ThemeCheck
package import ThemeCore
package import ThemeImage
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
