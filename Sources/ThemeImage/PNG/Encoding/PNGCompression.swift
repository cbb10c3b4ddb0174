/// The effort that is spent on making a PNG small.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// Compresses the one or two most likely forms quickly.
  case fast
  /// Compares all forms by a quick compression, and compresses the best ones with the highest effort.
  case small
  /// As `small`, with better comparisons and a longer search. Takes about ten times as long.
  case smallest
}

extension PNGCompression {
  /// The memory that squeezing takes for each byte: up to 64 copies of 4 bytes, and the steps.
  private static let bytesOfSqueezedByte = 320

  /// The maximum memory, in bytes, that encoding takes in addition to the pixels. `pixelBytes` is the size of the largest
  /// picture's pixels.
  package func bytesInWork(pixelBytes: Int) -> Int {
    let squeezable = EncodingEffort(self, pixelCount: 0).squeezer?.mostBytes ?? 0
    return min(pixelBytes, squeezable) * Self.bytesOfSqueezedByte
  }
}
