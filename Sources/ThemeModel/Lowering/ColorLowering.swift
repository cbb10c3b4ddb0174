package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension Color: Lowerable {
  package static var form: ValueType { .color }
  package static var expectation: String { "a color such as `\"#8ba3c7\"`, `white`, `clear` or `black/20%`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Color? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    let text = scalar.text
    if let exceeded = Limits().exceeded(.textBytes, by: text.utf8.count) {
      sink.report(.limitExceeded("the color has", exceeded, at: node.range))
      return nil
    }
    if foreignColor(text) != nil { return refuse(text[...], node, &sink) }
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      if let color = opaque(text[...]) { return color }
      return refuse(text[...], node, &sink)
    }
    let base = text[..<slash]
    guard var color = opaque(base) else { return refuse(base, node, &sink) }
    guard let alpha = percentage(text[text.utf8.index(after: slash)...]) else {
      let percent = Self.percent(meantBy: text[text.utf8.index(after: slash)...]) ?? "20"
      return mismatch(node, &sink, help: "an alpha is a percentage from 0 to 100: `\(base)/\(percent)%`")
    }
    if color.alpha != 255 {
      return mismatch(node, &sink, help: "a color has one alpha: in its digits or after the `/`")
    }
    color.alpha = alpha
    return color
  }

  private static func opaque(_ text: Substring) -> Color? {
    if text == "clear" || text == "transparent" { return .clear }
    if text.utf8.first == UInt8(ascii: "#") { return hexadecimal(text.dropFirst()) }
    guard let rgb = ColorNames.rgb(String(text)) else { return nil }
    return Color(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    var values: [UInt8] = []
    for byte in digits.utf8 {
      guard values.count < 8, let value = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      values.append(UInt8(value))
    }
    switch values.count {
    case 3: return Color(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6, 8:
      return Color(
        red: values[0] << 4 | values[1], green: values[2] << 4 | values[3], blue: values[4] << 4 | values[5],
        alpha: values.count == 8 ? values[6] << 4 | values[7] : 255)
    default: return nil
    }
  }

  /// `20%` or `12.5%` as 0…255, rounded half up.
  private static func percentage(_ text: Substring) -> UInt8? {
    guard text.utf8.last == UInt8(ascii: "%"), text.utf8.first != UInt8(ascii: "-"),
      let number = Points(decimal: text.dropLast()), number <= Points(100)
    else { return nil }
    let hundred = 100 * Points.unitsPerPoint
    return UInt8((number.units * 255 * 2 + hundred) / (2 * hundred))
  }

  /// The percentage of an alpha that is written without its sign: `40`, or `0.4`.
  private static func percent(meantBy text: Substring) -> String? {
    guard let number = Points(decimal: text), number >= .zero, number <= Points(100) else { return nil }
    let isFraction = number < Points(1) && number > .zero
    return isFraction ? Points(units: number.units * 100).description : number.description
  }

  private static func refuse(_ text: Substring, _ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Color? {
    if text.utf8.first == UInt8(ascii: "#") {
      return mismatch(
        node, &sink, help: "hexadecimal colors have 3, 6 or 8 digits: `#rgb`, `#rrggbb`, `#rrggbbaa`")
    }
    let name = String(text)
    if let written = foreignColor(name) {
      sink.report(
        .wrongType(expected: expectation, found: node, help: "write this color as `\"\(written)\"`")
          .fixing(
            node.range, with: node.scalar?.isQuoted == true ? written : "\"\(written)\"", grade: .safe))
      return nil
    }
    if let dot = name.lastIndex(of: "."), case let last = String(name[name.index(after: dot)...]),
      opaque(last[...]) != nil
    {
      return mismatch(node, &sink, help: "write `\(last)`")
    }
    if percentage(text) != nil {
      return mismatch(node, &sink, help: "write the color before its alpha: `black/\(name)`")
    }
    if name.hasPrefix("system"), name.utf8.count <= 30 {
      return mismatch(
        node, &sink, help: "system colors differ from version to version: write the exact color")
    }
    if name.lowercased().contains("gradient"), node.scalar?.isQuoted == false {
      return mismatch(
        node, &sink, help: "a gradient is `{ linear: { stops: [ { at: 0, color: … }, … ] } }`, as a fill")
    }
    if sink.maySearch(), let nearest = Suggestion.nearest(to: name, among: ColorNames.all + ["clear"]) {
      return mismatch(node, &sink, help: "did you mean `\(nearest)`?")
    }
    if !name.isEmpty, hexadecimal(text) != nil {
      return mismatch(node, &sink, help: "write `\"#\(name)\"`")
    }
    return mismatch(node, &sink)
  }
}
