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
