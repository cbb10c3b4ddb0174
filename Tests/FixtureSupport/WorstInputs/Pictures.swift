import ThemeImage

/// A square whose rows and columns are equal but for a pixel of the last: what compares them reads them whole.
func almostEqualLines(_ side: Int) -> [UInt8] {
  let pixels = (0..<side * side).map { index -> UInt32 in
    let (x, y) = (index % side, index / side)
    let isOdd = (x == side - 1 && y % 2 == 1) || (y == side - 1 && x % 2 == 1)
    return isOdd ? 0xFF00_0000 : 0xFFFF_FFFF
  }
  return encodePNG(Bitmap(width: side, height: side, pixels: pixels))
}

/// A nine-patch whose center stretches, or in whose frame every second pixel is marked.
func frame(_ width: Int, _ height: Int, isMarked: Bool) -> [UInt8] {
  let pixels = (0..<width * height).map { index -> UInt32 in
    let (x, y) = (index % width, index / width)
    let isFrame = x == 0 || y == 0 || x == width - 1 || y == height - 1
    guard isFrame else { return 0xFFFF_FFFF }
    let isCorner = (x == 0 || x == width - 1) && (y == 0 || y == height - 1)
    let isMark = isMarked ? (x + y) % 2 == 1 : (x == width / 2 || y == height / 2)
    return !isCorner && isMark ? 0xFF00_0000 : 0
  }
  return encodePNG(Bitmap(width: width, height: height, pixels: pixels))
}

/// A picture of one opaque color, which is another one for each number.
func plainPicture(width: Int, height: Int, _ number: Int) -> [UInt8] {
  let color = 0xFF00_0000 | UInt32(truncatingIfNeeded: number) & 0xFF_FFFF
  return encodePNG(
    Bitmap(width: width, height: height, pixels: Array(repeating: color, count: width * height)))
}
