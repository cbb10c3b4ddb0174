/// Writes pixels as words of a bitmap, beginning at `place`: straight, with 8 bits per channel, each rounded once.
func write(_ pixels: Span<DeepColor>, to words: inout [UInt32], at place: Int) {
  var words = words.mutableSpan
  // Neighboring pixels are often equal, so the last word is reused.
  var (last, word): (DeepColor, UInt32) = (.zero, 0)
  for index in pixels.indices {
    let pixel = pixels[index]
    if pixel != last { (last, word) = (pixel, pixel.word) }
    words[place + index] = word
  }
}

extension DeepColor {
  /// The color as a word of a bitmap.
  @inline(__always)
  fileprivate var word: UInt32 {
    let alpha = UInt32(self.w)
    if alpha == UInt32(full) {
      let bytes = (SIMD4<UInt32>(truncatingIfNeeded: self) &* 255 &+ 32_895) &>> 16
      return bytes.x | bytes.y << 8 | bytes.z << 16 | 0xFF00_0000
    }
    let eighth = (alpha &* 255 &+ 32_895) >> 16
    if eighth == 0 { return 0 }
    func straight(_ channel: UInt16) -> UInt32 { (UInt32(channel) &* 255 &+ alpha / 2) / alpha }
    return straight(self.x) | straight(self.y) << 8 | straight(self.z) << 16 | eighth << 24
  }
}
