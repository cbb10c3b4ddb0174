import ThemeGeometry
import ThemeImage

/// Some rows of a picture while layers are laid upon each other.
struct Canvas {
  let bounds: PixelBounds
  /// Row by row.
  var pixels: [DeepColor]

  init(_ bounds: PixelBounds) {
    self.bounds = bounds
    pixels = [DeepColor](repeating: .zero, count: bounds.width * bounds.height)
  }

  /// Writes the rows as words of a bitmap of this width from a row on: straight, 8 bits a channel, each rounded once.
  func write(to words: inout [UInt32], row: Int) {
    let pixels = self.pixels.span
    var target = words.mutableSpan
    let place = row * bounds.width
    for index in pixels.indices { target[place + index] = pixels[index].word }
  }
}

extension DeepColor {
  /// As a bitmap's word.
  @inline(__always)
  fileprivate var word: UInt32 {
    let alpha = self.w
    let eighth = (UInt32(alpha) * 255 + 32_895) >> 16
    if eighth == 0 { return 0 }
    if alpha == full {
      let bytes = (SIMD4<UInt32>(truncatingIfNeeded: self) &* 255 &+ 32_895) &>> 16
      return bytes.x | bytes.y << 8 | bytes.z << 16 | 0xFF00_0000
    }
    let whole = UInt32(alpha)
    func straight(_ channel: UInt16) -> UInt32 { (UInt32(channel) &* 255 &+ whole / 2) / whole }
    return straight(self.x) | straight(self.y) << 8 | straight(self.z) << 16 | eighth << 24
  }
}
