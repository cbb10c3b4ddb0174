package import ThemeCore

extension Bitmap {
  /// The smallest rectangle that holds every pixel of alpha over 0, or nil when there is none.
  package var visibleBounds: Rect<Pixels>? {
    var (left, right) = (width, -1)
    var (top, bottom) = (height, -1)
    for y in 0..<height {
      let row = pixels[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0 != 0 }), let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      left = min(left, first - row.startIndex)
      right = max(right, last - row.startIndex)
      top = min(top, y)
      bottom = y
    }
    guard right >= 0 else { return nil }
    return Rect(
      x: Pixels(left), y: Pixels(top), width: Pixels(right - left + 1), height: Pixels(bottom - top + 1))
  }
}
