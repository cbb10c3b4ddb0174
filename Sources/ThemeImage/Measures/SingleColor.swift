extension Bitmap {
  /// Whether all visible pixels share one red, green and blue, so that alpha alone says what the picture is.
  package var hasSingleColor: Bool {
    guard let first = pixels.first(where: { $0 != 0 }) else { return true }
    return pixels.allSatisfy { $0 == 0 || ($0 ^ first) & 0xFF_FFFF == 0 }
  }
}
