package import ThemeCore

extension Bitmap {
  /// The picture with its sides exchanged.
  package func flipped(_ flip: Flip) -> Bitmap {
    switch flip {
    case .x: return mirrored()
    case .xy: return Bitmap(width: width, height: height, cleared: pixels.reversed())
    case .y:
      var words: [UInt32] = []
      words.reserveCapacity(pixels.count)
      for y in (0..<height).reversed() { words += pixels[y * width..<(y + 1) * width] }
      return Bitmap(width: width, height: height, cleared: words)
    }
  }

  /// The picture flipped from left to right.
  package func mirrored() -> Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(pixels.count)
    for y in 0..<height { words += pixels[y * width..<(y + 1) * width].reversed() }
    return Bitmap(width: width, height: height, cleared: words)
  }

  /// Whether the picture equals its mirror image from left to right.
  package var isSymmetric: Bool {
    let words = pixels.span
    for row in stride(from: 0, to: width * height, by: width) {
      for x in 0..<width / 2 where words[row + x] != words[row + width - 1 - x] { return false }
    }
    return true
  }
}
