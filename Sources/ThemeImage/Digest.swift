internal import ThemeCore

extension Bitmap {
  /// The SHA-256 digest of width and height as big-endian UInt32, then straight RGBA bytes row by row, in hexadecimal:
  /// what bundles list as an image's `pixels`.
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
