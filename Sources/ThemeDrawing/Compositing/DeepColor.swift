import ThemeCore
import ThemeImage

/// A premultiplied color with 16 bits per channel: red, green, blue and alpha, each from 0 to 65,535.
typealias DeepColor = SIMD4<UInt16>

/// The value for full coverage of a pixel, and the largest value of a channel.
let full: UInt16 = 65_535

extension SIMD4<UInt16> {
  init(_ color: Color) { self.init(word: color.word) }

  /// Creates a color from a word of a bitmap, which is straight with red in the lowest byte.
  @inline(__always)
  init(word: UInt32) {
    let bytes = SIMD4<UInt32>(word, word >> 8, word >> 16, 255) & 255
    self = (SIMD4<UInt16>(truncatingIfNeeded: bytes) &* 257).times(
      UInt16(truncatingIfNeeded: word >> 24) &* 257)
  }

  /// The channels of a color as they are, without multiplying them with its alpha.
  init(straight color: Color) {
    let bytes = SIMD4<UInt8>(color.red, color.green, color.blue, color.alpha)
    self = SIMD4<UInt16>(truncatingIfNeeded: bytes) &* 257
  }

  /// The color of straight channels, multiplied with their alpha.
  @inline(__always)
  var premultiplied: SIMD4<UInt16> {
    var opaque = self
    opaque.w = full
    return opaque.times(self.w)
  }

  /// Each channel multiplied by `part` / 65,535, rounded to the nearest.
  @inline(__always)
  func times(_ part: UInt16) -> SIMD4<UInt16> {
    let product =
      SIMD4<UInt32>(truncatingIfNeeded: self) &* SIMD4<UInt32>(repeating: UInt32(part)) &+ 32_768
    // Division by 65,535, with exact rounding.
    return SIMD4<UInt16>(truncatingIfNeeded: (product &+ product &>> 16) &>> 16)
  }

  /// The color composited over another one by source-over.
  @inline(__always)
  func over(_ below: SIMD4<UInt16>) -> SIMD4<UInt16> { self &+ below.times(full - self.w) }

  var alpha: UInt16 { self.w }
}

extension UInt16 {
  /// The number multiplied by `part` / 65,535, rounded to the nearest.
  @inline(__always)
  func times(_ part: UInt16) -> UInt16 {
    let product = UInt32(self) &* UInt32(part) &+ 32_768
    return UInt16(truncatingIfNeeded: (product &+ product &>> 16) &>> 16)
  }

  /// The ratio of the number to `whole`, as a part of 65,535 and at most that.
  func part(of whole: UInt16) -> UInt16 {
    if self >= whole { return full }
    return UInt16((UInt32(self) * UInt32(full) + UInt32(whole) / 2) / UInt32(whole))
  }
}
