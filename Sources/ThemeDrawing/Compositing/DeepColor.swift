import ThemeCore
import ThemeImage

/// A premultiplied color of 16 bits a channel: red, green, blue, alpha, each from 0 to 65,535.
typealias DeepColor = SIMD4<UInt16>

/// All of a pixel, or a channel at its full.
let full: UInt16 = 65_535

extension SIMD4<UInt16> {
  init(_ color: Color) { self.init(word: color.word) }

  /// Of a bitmap's word: straight, red lowest.
  @inline(__always)
  init(word: UInt32) {
    let bytes = SIMD4<UInt32>(word, word >> 8, word >> 16, 255) & 255
    self = (SIMD4<UInt16>(truncatingIfNeeded: bytes) &* 257).times(
      UInt16(truncatingIfNeeded: word >> 24) &* 257)
  }

  /// Each channel as a part of another number's full, rounded to the nearest.
  @inline(__always)
  func times(_ part: UInt16) -> SIMD4<UInt16> {
    let product =
      SIMD4<UInt32>(truncatingIfNeeded: self) &* SIMD4<UInt32>(repeating: UInt32(part)) &+ 32_768
    // Division by 65,535, exact after rounding.
    return SIMD4<UInt16>(truncatingIfNeeded: (product &+ product &>> 16) &>> 16)
  }

  /// This color laid over another.
  @inline(__always)
  func over(_ below: SIMD4<UInt16>) -> SIMD4<UInt16> { self &+ below.times(full - self.w) }

  var alpha: UInt16 { self.w }
}

extension UInt16 {
  /// One part of another, rounded to the nearest.
  @inline(__always)
  func times(_ part: UInt16) -> UInt16 {
    let product = UInt32(self) &* UInt32(part) &+ 32_768
    return UInt16(truncatingIfNeeded: (product &+ product &>> 16) &>> 16)
  }

  /// What part of `whole` this is, at most all of it.
  func part(of whole: UInt16) -> UInt16 {
    if self >= whole { return full }
    return UInt16((UInt32(self) * UInt32(full) + UInt32(whole) / 2) / UInt32(whole))
  }
}
