package import ThemeCompiler
package import ThemeCore
package import ThemeImage

/// A bundle as it is compared: what its manifest and digests say, and its files where they are asked for.
package struct BundleContents: Sendable {
  package let manifest: ManifestFacts
  /// Nil where there are none, as for a manifest alone.
  package private(set) var digests: DigestFacts?
  /// The pixels of an image by its path in the bundle; nil where the file is not at hand, or is no PNG.
  package let picture: @Sendable (String) -> Bitmap?
  /// The size of an image by its path in the bundle, read without decoding it; nil where its file is not at hand or doesn't have
  /// the form that themec writes, so that somebody may have changed it.
  package let writtenSize: @Sendable (String) -> Size<Pixels>?
  /// Holds the pixels of an image against its digests, by its path in the bundle, and has whoever made this told if they are others.
  package let verify: @Sendable (String) -> Void
  /// Holds the manifest against its schema, and has whoever made this told where it is otherwise.
  package let verifyManifest: @Sendable () -> Void
  /// The bytes of a file by its path in the bundle; nil where it is not at hand.
  package let bytes: @Sendable (String) -> [UInt8]?
  /// How many bytes a file has, by its path in the bundle; nil where it is not at hand.
  package let size: @Sendable (String) -> Int?
  /// Whether its files are at hand; who commits the manifest and the digests alone has none, and misses none.
  package let hasFiles: Bool
  /// The folder that it is in, from `/`; nil for one that was compiled, and for a manifest alone.
  package let folder: String?
  /// The theme that makes it; nil where none is known.
  package private(set) var written: WrittenTheme?
  /// Of the theme that makes it; nil where none is known.
  package private(set) var warnings: [ThemeWarning]?
  /// Whether there are themes of its name, of which none makes it.
  package private(set) var isOutdated = false

  package init(
    manifest: ManifestFacts, digests: DigestFacts?, picture: @escaping @Sendable (String) -> Bitmap?,
    writtenSize: (@Sendable (String) -> Size<Pixels>?)? = nil,
    verify: @escaping @Sendable (String) -> Void = { _ in },
    verifyManifest: @escaping @Sendable () -> Void = {}, bytes: @escaping @Sendable (String) -> [UInt8]?,
    size: (@Sendable (String) -> Int?)? = nil, hasFiles: Bool = true, folder: String? = nil,
    written: WrittenTheme? = nil, warnings: [ThemeWarning]? = nil
  ) {
    self.manifest = manifest
    self.digests = digests
    self.picture = picture
    self.writtenSize = writtenSize ?? { picture($0)?.size }
    self.verify = verify
    self.verifyManifest = verifyManifest
    self.bytes = bytes
    self.size = size ?? { bytes($0)?.count }
    self.hasFiles = hasFiles
    self.folder = folder
    self.written = written
    self.warnings = warnings
  }

  /// The same bundle with the theme that was found to make it.
  package func made(by theme: WrittenTheme, _ warnings: [ThemeWarning]?) -> BundleContents {
    var copy = self
    (copy.written, copy.warnings) = (theme, warnings)
    return copy
  }

  /// The same bundle, of which is known that no theme of its name makes it.
  package func outdated() -> BundleContents {
    var copy = self
    copy.isOutdated = true
    return copy
  }

  /// The same bundle, of which some files are known to hold something else than its digests say.
  package func doubting(_ paths: [String]) -> BundleContents {
    var copy = self
    copy.digests = digests?.doubting(paths)
    return copy
  }
}
