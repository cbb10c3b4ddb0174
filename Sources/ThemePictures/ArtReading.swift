package import ThemeCore
import ThemeModel

/// How a file of art is read; files that are read in the same way give the same picture.
package struct ArtReading: Hashable, Sendable {
  /// Whether the file is a nine-patch, whose frame is taken off and whose marks are read.
  package var isNinePatch = false
  /// Which sides change places, those of the marks too.
  package var flip: Flip?

  package init(isNinePatch: Bool = false, flip: Flip? = nil) {
    self.isNinePatch = isNinePatch
    self.flip = flip
  }

  /// How the files of `art` are read.
  init(_ art: ArtOverlay, isNinePatch: Bool) {
    self.init(isNinePatch: isNinePatch, flip: art.flip.value)
  }
}
