package import ThemeImage

/// How a picture becomes a file, and when a file holds a picture already.
package struct ImageCodec: Sendable {
  private let encode: @Sendable (ImagePixels) -> [UInt8]
  /// As `encode`, for pictures that the tools of the target compress anew.
  private let encodeQuickly: @Sendable (ImagePixels) -> [UInt8]
  /// Whether the bytes of a file have the form of a bundle's PNG and hold these pixels.
  private let isSame: @Sendable ([UInt8], Bitmap) -> Bool
  /// The files that hold the pictures that they should.
  private let known = KnownFiles()
  /// How to tell pictures that somebody has changed from others; where there is none, they are not told.
  package let digesting: PictureDigesting?

  package init(
    encode: @escaping @Sendable (ImagePixels) -> [UInt8],
    encodeQuickly: (@Sendable (ImagePixels) -> [UInt8])? = nil, digesting: PictureDigesting? = nil,
    isSame: @escaping @Sendable ([UInt8], Bitmap) -> Bool
  ) {
    self.encode = encode
    self.encodeQuickly = encodeQuickly ?? encode
    self.digesting = digesting
    self.isSame = isSame
  }

  /// The PNG of a picture, as it stands at a path in a bundle.
  ///
  /// Android's tools decode a nine-patch, remove its frame, and encode the rest: what it takes more in the bundle, no app takes.
  func file(_ pixels: ImagePixels, at path: String) -> [UInt8] {
    path.hasSuffix(".9.png") ? encodeQuickly(pixels) : encode(pixels)
  }

  /// Whether the bytes of a file have the form of a bundle's PNG and hold a picture. The same file is decoded once for the same
  /// picture, in however many bundles of a run it stands.
  func isHeld(_ pixels: ImagePixels, in bytes: [UInt8]) -> Bool {
    guard let digest = pixels.knownDigest else { return isSame(bytes, pixels.bitmap) }
    return known.holds(digest, in: bytes) { isSame(bytes, pixels.bitmap) }
  }
}

/// How the pixels of a file that anyone may have put there are told.
package struct PictureDigesting: Sendable {
  /// How many of the first bytes of a file say its size.
  package let headerBytes: Int
  /// The width and height that the first bytes of a file say, in pixels; nil when a bundle has no such picture.
  package let size: @Sendable ([UInt8]) -> (width: Int, height: Int)?
  /// The digest of the pixels that the bytes of a file hold, nil when a bundle has no such picture.
  package let digest: @Sendable ([UInt8]) -> String?

  package init(
    headerBytes: Int, size: @escaping @Sendable ([UInt8]) -> (width: Int, height: Int)?,
    digest: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.headerBytes = headerBytes
    self.size = size
    self.digest = digest
  }
}
