import ThemeCore

extension Bitmap {
  /// The picture in the form that a script reads without decoding, in 32-bit words of which the lowest byte is first: the width,
  /// the height, the number of colors, the colors, and a byte for each pixel, filled up to a whole word. Where there are more
  /// than 256 colors, their number is 0, and a word for each pixel follows.
  package var packed: [UInt8] {
    var bytes: [UInt8] = []
    func add(_ word: UInt32) {
      unsafe withUnsafeBytes(of: word.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }
    add(UInt32(width))
    add(UInt32(height))
    guard let (colors, places) = indexed else {
      bytes.reserveCapacity(12 + 4 * pixels.count)
      add(0)
      for pixel in pixels { add(pixel) }
      return bytes
    }
    bytes.reserveCapacity(16 + 4 * colors.count + places.count)
    add(UInt32(colors.count))
    for color in colors { add(color) }
    bytes += places
    bytes.append(contentsOf: repeatElement(0, count: (4 - places.count % 4) % 4))
    return bytes
  }

  /// The colors in the order in which they are first seen, and the place of each pixel's color; nil for more than 256 colors.
  private var indexed: (colors: [UInt32], places: [UInt8])? {
    var colors: [UInt32] = []
    var known: [UInt32: UInt8] = [:]
    var places: [UInt8] = []
    places.reserveCapacity(pixels.count)
    var last: (pixel: UInt32, place: UInt8)?
    for pixel in pixels {
      if let last, last.pixel == pixel {
        places.append(last.place)
        continue
      }
      let place: UInt8
      if let found = known[pixel] {
        place = found
      } else {
        guard colors.count < 256 else { return nil }
        place = UInt8(colors.count)
        known[pixel] = place
        colors.append(pixel)
      }
      last = (pixel, place)
      places.append(place)
    }
    return (colors, places)
  }
}
