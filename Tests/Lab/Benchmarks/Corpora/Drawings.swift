import ThemeCore
import ThemeImage

/// Art as designers export it, made by arithmetic.
enum Drawings {
  /// A plate with round corners, lit from above, with a dark rim; `size` is in points.
  static func plate(_ size: (width: Int, height: Int), at scale: Scale, color: Color, radius: Int) -> Bitmap {
    let factor = scale.rawValue
    let (width, height, radius) = (size.width * factor, size.height * factor, radius * factor)
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let dx = max(radius - x, x - (width - 1 - radius), 0)
        let dy = max(radius - y, y - (height - 1 - radius), 0)
        let distance = dx * dx + dy * dy
        if distance > radius * radius { continue }
        let isRim = x < factor || y < factor || x >= width - factor || y >= height - factor
        let light = isRim ? -30 : 24 - 40 * y / height
        func shaded(_ value: UInt8) -> UInt8 { UInt8(clamping: Int(value) + light) }
        let alpha: UInt8 = distance > (radius - 1) * (radius - 1) && dx > 0 && dy > 0 ? 140 : 255
        pixels[y * width + x] =
          Color(red: shaded(color.red), green: shaded(color.green), blue: shaded(color.blue), alpha: alpha)
          .word
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A texture of which no two lines are equal, as wood or leather.
  static func grain(_ width: Int, _ height: Int, seed: UInt32) -> Bitmap {
    var state = seed &* 2_654_435_761 | 1
    let pixels = (0..<width * height).map { index -> UInt32 in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      let shade = UInt32(80 + index % width * 60 / width) + state % 12
      return 0xFF00_0000 | (shade / 2) << 16 | (shade * 2 / 3) << 8 | shade
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
