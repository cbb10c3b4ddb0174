extension Bitmap {
  /// Whether every pixel has alpha 255.
  package var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}
