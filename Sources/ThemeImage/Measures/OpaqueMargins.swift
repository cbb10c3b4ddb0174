package import ThemeCore

extension Bitmap {
  /// The margins in which every alpha is less than `alpha`; nil if that is so in the whole picture.
  package func margins(below alpha: UInt8) -> Insets<Pixels>? {
    var (left, right, top, bottom) = (width, width, height, 0)
    for y in 0..<height {
      let row = pixels[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0 >> 24 >= UInt32(alpha) }),
        let last = row.lastIndex(where: { $0 >> 24 >= UInt32(alpha) })
      else { continue }
      left = min(left, first - row.startIndex)
      right = min(right, row.endIndex - 1 - last)
      top = min(top, y)
      bottom = height - 1 - y
    }
    guard top < height else { return nil }
    return Insets(top: Pixels(top), left: Pixels(left), bottom: Pixels(bottom), right: Pixels(right))
  }

  /// The smallest rectangle that contains every pixel with an alpha above 0; nil if there is none.
  package var visibleBounds: Rect<Pixels>? {
    margins(below: 1).map { margins in
      Rect(
        x: margins.left, y: margins.top, width: size.width - margins.left - margins.right,
        height: size.height - margins.top - margins.bottom)
    }
  }
}

extension Bitmap {
  /// Whether every pixel has alpha 255.
  package var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}

extension Bitmap {
  /// The number of pixels that differ from the preceding one in memory order. The more there are, the less a PNG of the picture
  /// can be compressed.
  package var busyPixels: Int {
    unsafe pixels.withUnsafeBufferPointer { words in
      var count = 0
      for index in 0..<words.count - 1 { count &+= unsafe words[index] == words[index + 1] ? 0 : 1 }
      return count
    }
  }
}

extension Bitmap {
  /// Whether all visible pixels have the same red, green and blue, so that they differ only in alpha.
  package var hasSingleColor: Bool {
    guard let first = pixels.first(where: { $0 != 0 }) else { return true }
    return pixels.allSatisfy { $0 == 0 || ($0 ^ first) & 0xFF_FFFF == 0 }
  }
}
