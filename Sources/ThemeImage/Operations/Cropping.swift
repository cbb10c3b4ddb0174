package import ThemeCore

extension Bitmap {
  /// The pixels of a rectangle, which must lie within the picture and must not be empty.
  package func cropped(to part: Rect<Pixels>) -> Bitmap {
    let (x, y, width, height) = (part.x.count, part.y.count, part.width.count, part.height.count)
    precondition(
      x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= self.width && y + height <= self.height,
      "a part outside its picture")
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for row in y..<y + height { words += pixels[row * self.width + x..<row * self.width + x + width] }
    return Bitmap(width: width, height: height, cleared: words)
  }
}
