package import ThemeCheck
package import ThemeCore
package import ThemeImage
package import ThemePictures

/// Every slice of a theme, cut and proved.
package struct SliceSet: Sendable {
  package let theme: CheckedTheme
  /// For each element, for each of its variants, the parts that differ from what the variant falls back to.
  package let parts: [[[SlicedPart]]]
}

/// A part of a variant with its slices.
package struct SlicedPart: Sendable {
  package let name: PartName
  /// Nil where the platform's own look is asked for.
  package let art: SlicedArt?
}

/// Art that has been cut.
package struct SlicedArt: Sendable {
  package let origin: ArtOrigin
  /// Nil for art that does not stretch.
  package let resizing: ResizingMode?
  /// The caps in points, when all scales agree.
  package let capInsets: Insets<Points>?
  /// What lies outside what layout aligns in points, when it is said and all scales agree.
  package let alignmentInsets: Insets<Points>?
  /// One a scale, ascending.
  package let slices: [Slice]
  /// The color that it is from edge to edge, all of it inside of what layout aligns; nil for other art.
  package let plainColor: Color?
}

/// One slice: the pixels that ship, and how they stretch.
package struct Slice: Sendable {
  package let scale: Scale
  package let pixels: ImagePixels
  /// Of the pixels.
  package let digest: String
  /// Of the art that it was cut from: other art may leave the same slice.
  package let artDigest: String
  /// In pixels of the slice; nil for art that does not stretch.
  package let capInsets: Insets<Pixels>?
  /// What the caps leave, in pixels of the slice; nil for art that does not stretch.
  package let center: Rect<Pixels>?
  package let alignmentInsets: Insets<Pixels>?
  /// The size of the art that it was cut from, in pixels.
  package let sourceSize: Size<Pixels>
}

extension Slice {
  /// The pixels with their digest, by which the files that hold the same are known.
  package var named: ImagePixels {
    let pixels = pixels
    return ImagePixels(size: pixels.size, digest: digest) { pixels.bitmap }
  }
}
