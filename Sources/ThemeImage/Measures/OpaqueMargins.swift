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
