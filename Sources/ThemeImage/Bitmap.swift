package import ThemeCore

/// Pixels in memory: straight (not premultiplied) 8-bit sRGB with alpha, rows from top to bottom.
///
/// A pixel is one word, red in the lowest byte, then green, blue and alpha. Pixels of alpha 0 are 0, so two pictures
/// look the same exactly when their words are equal.
package struct Bitmap: Equatable, Sendable {
  /// In pixels, at least 1.
  package let width: Int
  /// In pixels, at least 1.
  package let height: Int
  /// width × height words, row by row.
  package let pixels: [UInt32]

  /// Takes width × height words; colors under alpha 0 are cleared.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    var pixels = pixels
    for index in pixels.indices where pixels[index] & 0xFF00_0000 == 0 && pixels[index] != 0 {
      pixels[index] = 0
    }
    self.init(width: width, height: height, cleared: pixels)
  }

  /// Takes width × height words of which none has a color under alpha 0.
  init(width: Int, height: Int, cleared pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height, "a bitmap without its pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// How much memory the pixels take, in bytes.
  package var byteCount: Int { pixels.count * 4 }

  package var size: Size<Pixels> { Size(width: Pixels(width), height: Pixels(height)) }

  /// The word at a column and row, both from 0.
  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}

extension Color {
  /// The color of a bitmap's word.
  package init(word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }

  /// The color as a bitmap's word.
  package var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
