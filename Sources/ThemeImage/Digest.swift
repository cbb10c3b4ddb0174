internal import ThemeCore

extension Bitmap {
  /// The SHA-256 digest of the width and the height as big-endian UInt32, followed by the straight RGBA bytes row by row, in
  /// hexadecimal. Bundles list its first digits as the digest of an image's `pixels`.
  package var digest: String {
    var digest = SHA256()
    digest.update(
      [width, height].flatMap { number in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      })
    digest.update(words: pixels)
    return digest.hex
  }
}
