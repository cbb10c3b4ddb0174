/// How much effort goes into making a PNG small.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// The one or two most likely forms, compressed quickly.
  case fast
  /// All forms, compared by a quick compression, the best ones compressed as well as it goes.
  case small
  /// As `small`, but everything is compressed as well as it goes; takes about ten times as long.
  case smallest
}

extension PNGCompression {
  /// How much memory squeezing takes for each byte that is squeezed: up to 64 copies of 4 bytes, and the steps.
  private static let bytesOfSqueezedByte = 320

  /// How much memory the encoding of pictures takes at most, beside their pixels, in bytes; `pixelBytes` is what the pixels of the
  /// largest one take.
  package func bytesInWork(pixelBytes: Int) -> Int {
    let squeezable = EncodingEffort(self, pixelCount: 0).squeezer?.mostBytes ?? 0
    return min(pixelBytes, squeezable) * Self.bytesOfSqueezedByte
  }
}
