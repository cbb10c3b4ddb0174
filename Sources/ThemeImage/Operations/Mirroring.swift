extension Bitmap {
  /// The picture flipped from left to right.
  package func mirrored() -> Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(pixels.count)
    for y in 0..<height { words += pixels[y * width..<(y + 1) * width].reversed() }
    return Bitmap(width: width, height: height, cleared: words)
  }
}
