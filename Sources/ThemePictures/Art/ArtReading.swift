package import ThemeCore

/// How a file of art is read. Reading the same file in the same way gives the same picture.
package struct ArtReading: Hashable, Sendable {
  /// Whether the file is a nine-patch, whose frame is removed and whose marks are read.
  package var isNinePatch = false
  /// How the picture and its marks are flipped; nil leaves them as they are.
  package var flip: Flip?
  /// The treatment of colors that are not sRGB; nil rejects them.
  package var profile: ProfileTreatment?

  package init(isNinePatch: Bool = false, flip: Flip? = nil, profile: ProfileTreatment? = nil) {
    self.isNinePatch = isNinePatch
    self.flip = flip
    self.profile = profile
  }
}
