import ThemeBundle
import ThemeCore
import ThemeImage

extension SlicedArt {
  /// Whether white is easier to read than black on the upper half of the art, which is behind the status bar. False for art
  /// that is mostly transparent there.
  var isDarkAbove: Bool {
    if let plainColor { return plainColor.alpha >= 128 && plainColor.luminance.isDark }
    guard let bitmap = slices.first?.pixels.bitmap else { return false }
    let rows = max(bitmap.height / 2, 1)
    var (light, cover): (Int64, Int64) = (0, 0)
    for y in 0..<rows {
      for x in 0..<bitmap.width {
        let color = Color(word: bitmap[x, y])
        light += color.luminance.units / 255 * Int64(color.alpha)
        cover += Int64(color.alpha)
      }
    }
    guard cover * 2 >= Int64(rows * bitmap.width) * 255 else { return false }
    return Luminance(units: light / cover * 255).isDark
  }
}

extension Luminance {
  fileprivate var isDark: Bool { Contrast(self, .white) >= Contrast(self, .black) }
}
