import ThemeCore
import ThemeModel

/// A color of a token file, in the color space in which it is written.
struct FoundColor {
  var space: ColorSpace = .srgb
  var components: [Double]
  var alpha = 1.0

  init(_ space: ColorSpace, _ components: [Double], alpha: Double = 1) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  init(_ color: RGBColor, alpha: Double) {
    self.init(.srgb, [color.red, color.green, color.blue].map { max(0, min(1, $0)) }, alpha: alpha)
  }

  /// The color as sRGB has it.
  var rgb: RGBColor { space.converted(components) }

  /// Text that `init(_:)` reads as the same color.
  var text: String {
    let numbers = components.map(\.decimal).joined(separator: " ")
    return "color(\(space.rawValue) \(numbers) / \(alpha.decimal))"
  }

  /// Reads a color as CSS, Figma's plugins and Tokens Studio write it; nil for any other text.
  init?(_ text: String) { self.init(text, depth: 0) }

  private init?(_ text: String, depth: Int) {
    guard text.utf8.count <= 1_000, depth < 8 else { return nil }
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") {
      self.init(hex: text.dropFirst())
    } else if text == "transparent" {
      self.init(.srgb, [0, 0, 0], alpha: 0)
    } else if let rgb = ColorNames.rgb(text) {
      self.init(.srgb, [16, 8, 0].map { Double(rgb >> $0 & 0xFF) / 255 })
    } else if let call = FunctionCall(text) {
      self.init(call, depth: depth + 1)
    } else {
      return nil
    }
  }

  private init?(hex digits: Substring) {
    guard let levels = hexLevels(digits) else { return nil }
    let values = levels.map { Double($0) / 255 }
    self.init(.srgb, Array(values.prefix(3)), alpha: values.count == 4 ? values[3] : 1)
  }

  private init?(_ call: FunctionCall, depth: Int) {
    if call.name == "color-mix" {
      guard let mixed = Self.mixed(call, depth) else { return nil }
      self = mixed
      return
    }
    // `rgba(#ff0000, 0.5)` of Sass and Tokens Studio.
    if call.name == "rgb" || call.name == "rgba", call.arguments.count == 2,
      var color = FoundColor(call.arguments[0], depth: depth), let alpha = Self.share(call.arguments[1])
    {
      color.alpha = alpha
      self = color
      return
    }
    guard let color = CSSColor(call.name, call.words, quantity: { Quantity($0).map { ($0.value, $0.unit) } })
    else { return nil }
    self.init(color.space, color.components, alpha: color.alpha)
    fit()
  }

  /// Brings hues and components into the ranges that the format has.
  private mutating func fit() {
    for (index, range) in space.ranges.enumerated() {
      guard let range else { continue }
      if range.upperBound == 360 { components[index] -= 360 * (components[index] / 360).rounded(.down) }
      components[index] = max(range.lowerBound, min(range.upperBound, components[index]))
    }
  }

  /// A share from 0 to 1, as a number or in percent.
  static func share(_ text: String) -> Double? {
    guard let quantity = Quantity(text), ["", "%"].contains(quantity.unit) else { return nil }
    return max(0, min(1, quantity.unit == "%" ? quantity.value / 100 : quantity.value))
  }

  /// `color-mix(in srgb, red 20%, blue)`.
  private static func mixed(_ call: FunctionCall, _ depth: Int) -> FoundColor? {
    guard call.arguments.count == 3 else { return nil }
    let method = call.arguments[0].split(separator: " ")
    guard method.count >= 2, method[0] == "in", let space = MixingSpace(rawValue: String(method[1])) else {
      return nil
    }
    var colors: [FoundColor] = []
    var shares: [Double?] = []
    for argument in call.arguments.dropFirst() {
      var words = splitOutsideParentheses(argument, at: " ")
      let place = words.firstIndex { $0.hasSuffix("%") }
      shares.append(place.flatMap { share(words[$0]) })
      if let place { words.remove(at: place) }
      guard let color = FoundColor(words.joined(separator: " "), depth: depth) else { return nil }
      colors.append(color)
    }
    let first = shares[0] ?? (1 - (shares[1] ?? 0.5))
    let second = shares[1] ?? (1 - first)
    guard first + second > 0 else { return nil }
    var result = space.mixed(colors[0], colors[1], second / (first + second))
    if first + second < 1 { result.alpha *= first + second }
    return result
  }
}

/// A call such as `rgb(0 0 0 / 50%)`.
struct FunctionCall {
  let name: String
  /// What stands between the commas.
  let arguments: [String]
  /// What stands between commas, blanks and slashes.
  let words: [String]

  init?(_ text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), open > text.startIndex else { return nil }
    name = text[..<open].trimmed
    guard name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    let inner = String(text[text.index(after: open)...].dropLast())
    // The closing parenthesis must be that of the first one.
    var depth = 0
    for byte in inner.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard depth >= 0 else { return nil }
    }
    arguments = splitOutsideParentheses(inner, at: ",")
    words = splitOutsideParentheses(inner, at: ", /")
  }
}

/// The parts of a text between separators that stand outside of parentheses.
func splitOutsideParentheses(_ text: String, at separators: String) -> [String] {
  var parts: [String] = []
  var part: [UInt8] = []
  var depth = 0
  for byte in text.utf8 {
    if byte == UInt8(ascii: "(") { depth += 1 }
    if byte == UInt8(ascii: ")") { depth -= 1 }
    if depth == 0, separators.utf8.contains(byte) {
      parts.append(String(decoding: part, as: UTF8.self))
      part = []
    } else {
      part.append(byte)
    }
  }
  parts.append(String(decoding: part, as: UTF8.self))
  return parts.map(\.trimmed).filter { !$0.isEmpty }
}

/// The levels to 255 of three or four hexadecimal digits, or of as many pairs of them; nil for any other text.
func hexLevels(_ text: Substring) -> [Int]? {
  let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
  guard digits.count == text.utf8.count else { return nil }
  switch digits.count {
  case 3, 4: return digits.map { $0 * 17 }
  case 6, 8: return stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  default: return nil
  }
}
