package import ThemeImage

/// How a picture becomes a file, and when a file holds a picture already.
package struct ImageCodec: Sendable {
  /// The PNG of a picture.
  package let encode: @Sendable (Bitmap) -> [UInt8]
  /// Whether the bytes of a file have the form of a bundle's PNG and hold these pixels.
  package let isSame: @Sendable ([UInt8], Bitmap) -> Bool

  package init(
    encode: @escaping @Sendable (Bitmap) -> [UInt8], isSame: @escaping @Sendable ([UInt8], Bitmap) -> Bool
  ) {
    self.encode = encode
    self.isSame = isSame
  }
}
