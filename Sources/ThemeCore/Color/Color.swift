/// A color: straight (not premultiplied) 8-bit sRGB with alpha.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

extension Color: CustomStringConvertible {
  /// `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  package var description: String {
    var text = "#"
    for byte in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      text += String(byte, digits: 2, radix: 16)
    }
    return text
  }
}

extension Color {
  /// The color composited over another by source-over (Porter and Duff) with straight colors. Each channel is rounded half up,
  /// once.
  package func over(_ below: Color) -> Color {
    if alpha == 255 { return self }
    if alpha == 0 { return below }
    // The visible parts of both colors, in units of 1 / (255 * 255).
    let (above, under) = (Int(alpha) * 255, Int(below.alpha) * (255 - Int(alpha)))
    let covered = above + under
    func mixed(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      UInt8((2 * (Int(upper) * above + Int(lower) * under) + covered) / (2 * covered))
    }
    return Color(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
      alpha: UInt8((covered + 127) / 255))
  }
}
