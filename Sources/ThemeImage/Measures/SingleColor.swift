extension Bitmap {
  /// Whether all visible pixels have the same red, green and blue, so that they differ only in alpha.
  package var hasSingleColor: Bool {
    guard let first = pixels.first(where: { $0 != 0 }) else { return true }
    return pixels.allSatisfy { $0 == 0 || ($0 ^ first) & 0xFF_FFFF == 0 }
  }
}
