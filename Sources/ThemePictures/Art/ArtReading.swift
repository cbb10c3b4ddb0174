package import ThemeCore

/// How a file of art is read; files that are read in the same way give the same picture.
package struct ArtReading: Hashable, Sendable {
  /// Whether the file is a nine-patch, whose frame is taken off and whose marks are read.
  package var isNinePatch = false
  /// Which sides change places, those of the marks too.
  package var flip: Flip?
  /// What becomes of colors that are not sRGB's; nil refuses them.
  package var profile: ProfileTreatment?

  package init(isNinePatch: Bool = false, flip: Flip? = nil, profile: ProfileTreatment? = nil) {
    self.isNinePatch = isNinePatch
    self.flip = flip
    self.profile = profile
  }
}
