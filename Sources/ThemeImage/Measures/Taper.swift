package import ThemeCore

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
