package import ThemeImage

/// How a picture becomes a file, and when a file holds a picture already.
package struct ImageCodec: Sendable {
  /// The PNG of a picture.
  package let encode: @Sendable (Bitmap) -> [UInt8]
  /// Whether the bytes of a file have the form of a bundle's PNG and hold these pixels.
  package let isSame: @Sendable ([UInt8], Bitmap) -> Bool
  /// The digest of the pixels that the bytes of a file hold, nil for what is no picture; where there is none, pictures that
  /// somebody has changed are not told from others.
  package let digest: (@Sendable ([UInt8]) -> String?)?

  package init(
    encode: @escaping @Sendable (Bitmap) -> [UInt8], digest: (@Sendable ([UInt8]) -> String?)? = nil,
    isSame: @escaping @Sendable ([UInt8], Bitmap) -> Bool
  ) {
    self.encode = encode
    self.digest = digest
    self.isSame = isSame
  }
}
