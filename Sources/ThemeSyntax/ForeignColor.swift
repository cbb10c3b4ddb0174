import ThemeCore

/// The theme notation (`#ffffff`, `#ffffff/80%`) of a color that is written as in CSS or in code: `rgb(255, 255, 255)`,
/// `hsl(210 50% 40% / 80%)`, `0xffffff`. Nil for any other text.
///
/// In eight digits after `0x`, the first two are the alpha, as on Android and in Flutter.
package func foreignColor(_ text: String) -> String? {
  guard text.utf8.count <= 80 else { return nil }
  let plain = text.lowercased()
  if plain.hasPrefix("0x") { return hexadecimal(plain.dropFirst(2)) }
  guard plain.hasSuffix(")"), let open = plain.firstIndex(of: "(") else { return nil }
  let parts = plain[plain.index(after: open)...].dropLast().split { ", /".contains($0) }
  guard parts.count == 3 || parts.count == 4 else { return nil }
  let color: RGBColor
  switch plain[..<open] {
  case "rgb", "rgba":
    let levels = parts.prefix(3).compactMap { component($0, whole: 255) }
    guard levels.count == 3 else { return nil }
    color = RGBColor(red: levels[0], green: levels[1], blue: levels[2])
  case "hsl", "hsla":
    guard let hue = component(parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0], whole: 1),
      let saturation = component(parts[1], whole: 100), let lightness = component(parts[2], whole: 100)
    else { return nil }
    color = RGBColor(hue: hue, saturation: saturation, lightness: lightness)
  default: return nil
  }
  guard parts.count == 4 else { return "#\(color.hex)" }
  return component(parts[3], whole: 1).map { "#\(color.hex)\(alpha($0))" }
}

private func hexadecimal(_ digits: Substring) -> String? {
  guard digits.allSatisfy(\.isHexDigit) else { return nil }
  switch digits.utf8.count {
  case 6: return "#\(digits)"
  case 8:
    return digits.hasPrefix("ff") ? "#\(digits.dropFirst(2))" : "#\(digits.dropFirst(2))\(digits.prefix(2))"
  default: return nil
  }
}

/// A color component as a fraction: a number divided by `whole`, or a percentage divided by 100; nil for anything else.
private func component(_ text: Substring, whole: Double) -> Double? {
  let isPercentage = text.hasSuffix("%")
  guard let number = Double(isPercentage ? text.dropLast() : text), number.isFinite, abs(number) < 100_000
  else {
    return nil
  }
  return number / (isPercentage ? 100 : whole)
}

/// The alpha suffix of a color, such as `/80%`; empty for an opaque color.
private func alpha(_ value: Double) -> String {
  let percent = Int((max(0, min(1, value)) * 100 + 0.5).rounded(.down))
  return percent == 100 ? "" : "/\(percent)%"
}
