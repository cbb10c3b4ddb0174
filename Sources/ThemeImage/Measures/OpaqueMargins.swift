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

  /// The only color of the visible pixels, as opaque as it is anywhere; nil if there are several. Clear if nothing is visible.
  package var singleColor: Color? {
    guard hasSingleColor else { return nil }
    // The alpha is in the highest byte, and the rest is the same everywhere or 0.
    return Color(word: pixels.max() ?? 0)
  }
}

/// How far the outline of a picture tapers at its left and right ends, as a chevron does at its point.
package struct Taper: Equatable, Sendable {
  /// The columns, from the first visible one, in which the outline has less than nine tenths of its height.
  package let left: Pixels
  package let right: Pixels
  /// Whether the picture and its mirror image look the same.
  package let isSymmetric: Bool

  /// The largest difference of a channel between mirror images that look the same, as noise and textures make it.
  private static let tolerance: Int32 = 24

  package init(of bitmap: Bitmap) {
    // What is nearly transparent is a shadow or a glow.
    let strongest = bitmap.pixels.lazy.map { $0 >> 24 }.max() ?? 0
    let least = max(1, strongest / 8)
    var first = [Int](repeating: bitmap.height, count: bitmap.width)
    var last = [Int](repeating: -1, count: bitmap.width)
    var isSymmetric = true
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let word = bitmap[x, y]
        if word >> 24 >= least {
          first[x] = min(first[x], y)
          last[x] = y
        }
        if x < bitmap.width / 2, isSymmetric {
          isSymmetric = Taper.lookAlike(word, bitmap[bitmap.width - 1 - x, y])
        }
      }
    }
    let heights = zip(first, last).map { max(0, $1 - $0 + 1) }
    let whole = heights.max() ?? 0
    let visible = heights.drop { $0 == 0 }
    func taper(_ heights: some Sequence<Int>) -> Pixels {
      Pixels(heights.prefix { $0 * 10 < whole * 9 }.count)
    }
    left = taper(visible)
    right = taper(heights.reversed().drop { $0 == 0 })
    self.isSymmetric = isSymmetric
  }

  private static func lookAlike(_ first: UInt32, _ second: UInt32) -> Bool {
    if first == second { return true }
    let (alpha, other) = (Int32(first >> 24), Int32(second >> 24))
    guard abs(alpha - other) <= tolerance else { return false }
    return [0, 8, 16].allSatisfy { shift in
      let (one, two) = (Int32(first >> shift & 255) * alpha, Int32(second >> shift & 255) * other)
      return abs(one - two) <= tolerance * 255
    }
  }
}
