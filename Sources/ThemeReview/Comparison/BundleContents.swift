package import ThemeCompiler
package import ThemeImage

/// A bundle as it is compared: what its manifest and digests say, and its files where they are asked for.
package struct BundleContents: Sendable {
  package let manifest: ManifestFacts
  /// Nil where there are none, as for a manifest alone.
  package let digests: DigestFacts?
  /// The pixels of an image by its path in the bundle; nil where the file is not at hand, or is no PNG.
  package let picture: @Sendable (String) -> Bitmap?
  /// The bytes of a file by its path in the bundle; nil where it is not at hand.
  package let bytes: @Sendable (String) -> [UInt8]?
  /// How many bytes a file has, by its path in the bundle; nil where it is not at hand.
  package let size: @Sendable (String) -> Int?
  /// The theme that it was compiled from; nil for a bundle alone.
  package let written: WrittenTheme?
  /// Of the theme that it was compiled from; nil for a bundle alone.
  package let warnings: [ThemeWarning]?

  package init(
    manifest: ManifestFacts, digests: DigestFacts?, picture: @escaping @Sendable (String) -> Bitmap?,
    bytes: @escaping @Sendable (String) -> [UInt8]?, size: (@Sendable (String) -> Int?)? = nil,
    written: WrittenTheme? = nil,
    warnings: [ThemeWarning]? = nil
  ) {
    self.manifest = manifest
    self.digests = digests
    self.picture = picture
    self.bytes = bytes
    self.size = size ?? { bytes($0)?.count }
    self.written = written
    self.warnings = warnings
  }

  /// The same bundle, of which some files are known to hold something else than its digests say.
  package func doubting(_ paths: [String]) -> BundleContents {
    BundleContents(
      manifest: manifest, digests: digests?.doubting(paths), picture: picture, bytes: bytes, size: size)
  }
}
