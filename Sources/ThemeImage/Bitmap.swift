package import ThemeCore

/// A picture in memory: straight (not premultiplied) 8-bit sRGB with alpha, in rows from top to bottom.
///
/// A pixel is one word with red in the lowest byte, followed by green, blue and alpha. A pixel with alpha 0 is the word 0, so
/// two pictures look the same exactly when their words are equal.
package struct Bitmap: Hashable, Sendable {
  /// The width in pixels, at least 1.
  package let width: Int
  /// The height in pixels, at least 1.
  package let height: Int
  /// The width × height words, row by row.
  package let pixels: [UInt32]

  /// Creates a bitmap from width × height words. Colors of pixels with alpha 0 are set to 0.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    var pixels = pixels
    for index in pixels.indices where pixels[index] & 0xFF00_0000 == 0 && pixels[index] != 0 {
      pixels[index] = 0
    }
    self.init(width: width, height: height, cleared: pixels)
  }

  /// Creates a bitmap from width × height words in which every pixel with alpha 0 already is 0.
  init(width: Int, height: Int, cleared pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height, "a bitmap without its pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The memory of the pixels, in bytes.
  package var byteCount: Int { pixels.count * 4 }

  package var size: Size<Pixels> { Size(width: Pixels(width), height: Pixels(height)) }

  /// The word at column `x` and row `y`, both counted from 0.
  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}

extension Color {
  /// The color of a word of a bitmap.
  package init(word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }

  /// The color as a word of a bitmap.
  package var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}

extension Bitmap {
  /// The SHA-256 digest of the width and the height as big-endian UInt32, followed by the straight RGBA bytes row by row, in
  /// hexadecimal. Bundles list its first digits as the digest of an image's `pixels`.
  package var digest: String {
    var digest = SHA256()
    digest.update(
      [width, height].flatMap { number in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      })
    digest.update(words: pixels)
    return digest.hex
  }
}

/// The pixels of a bitmap as runs of equal words, row by row. Art with flat areas takes much less memory in this form.
package struct PixelRuns: Sendable {
  private struct Run {
    let word: UInt32
    let count: UInt32
  }

  private let width: Int
  private let height: Int
  private let runs: [Run]

  /// Nil if the runs would take more than a quarter of the bitmap's memory.
  package init?(_ bitmap: Bitmap) {
    let maxRuns = bitmap.byteCount / 4 / MemoryLayout<Run>.stride
    var runs: [Run] = []
    let pixels = bitmap.pixels.span
    var start = 0
    while start < pixels.count {
      guard runs.count < maxRuns else { return nil }
      let word = pixels[start]
      var end = start + 1
      while end < pixels.count, pixels[end] == word { end += 1 }
      runs.append(Run(word: word, count: UInt32(end - start)))
      start = end
    }
    (width, height, self.runs) = (bitmap.width, bitmap.height, runs)
  }

  /// The memory of the runs, in bytes.
  package var byteCount: Int { runs.count * MemoryLayout<Run>.stride }

  package var bitmap: Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for run in runs { pixels.append(contentsOf: repeatElement(run.word, count: Int(run.count))) }
    return Bitmap(width: width, height: height, cleared: pixels)
  }
}

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
