import ThemeCore
import ThemeModel

extension Color {
  /// Reads a color in SVG's notation: `#rgb` or `#rrggbb`, with or without alpha digits, `rgb()`, `rgba()`, or a CSS color name
  /// in any case; nil for any other text.
  init?(svg text: String) {
    let text = text.trimmed
    if text.first == "#" {
      self.init(hexadecimal: text.dropFirst())
      return
    }
    let lower = text.lowercased()
    if lower == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    if let rgb = ColorNames.rgb(lower) {
      self.init(red: UInt8(rgb >> 16), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255))
      return
    }
    guard let name = ["rgba(", "rgb("].first(where: lower.hasPrefix), lower.last == ")" else { return nil }
    var reader = NumberReader(String(lower.dropFirst(name.count).dropLast()))
    var channels: [UInt8] = []
    while !reader.isAtEnd {
      if channels.count == 3 { _ = reader.take("/") }
      guard channels.count < 4, let number = reader.number() else { return nil }
      let whole = channels.count == 3 ? 1.0 : 255.0
      let share = reader.take("%") ? number / 100 : number / whole
      channels.append(UInt8((max(0, min(1, share)) * 255).rounded()))
    }
    guard channels.count >= 3 else { return nil }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 255)
  }

  private init?(hexadecimal digits: Substring) {
    guard let number = UInt32(digits, radix: 16), digits.first != "+" else { return nil }
    func byte(_ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * place)) }
    func half(_ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: number >> (4 * place)) & 15 * 17 }
    switch digits.utf8.count {
    case 3: self.init(red: half(2), green: half(1), blue: half(0))
    case 4: self.init(red: half(3), green: half(2), blue: half(1), alpha: half(0))
    case 6: self.init(red: byte(2), green: byte(1), blue: byte(0))
    case 8: self.init(red: byte(3), green: byte(2), blue: byte(1), alpha: byte(0))
    default: return nil
    }
  }

  /// The color with its alpha multiplied by a number from 0 to 1.
  func withAlpha(times opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: UInt8((Double(alpha) * opacity).rounded()))
  }
}

extension String {
  /// The string without white space at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The name in `url(#name)`; nil for anything else.
  var referredName: String? {
    guard hasPrefix("url("), hasSuffix(")") else { return nil }
    let inside = String(dropFirst(4).dropLast()).trimmed
    let bare = inside.filter { $0 != "\"" && $0 != "'" }
    return bare.hasPrefix("#") ? String(bare.dropFirst()) : nil
  }
}
