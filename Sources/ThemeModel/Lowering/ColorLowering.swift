package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension Color: Lowerable {
  package static var form: ValueType { .color }
  package static var takesColors: Bool { true }
  package static var expectation: String { "a color such as `\"#8ba3c7\"`, `white`, `clear` or `black/20%`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Color? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    let text = scalar.text
    if let exceeded = Limits().exceeded(.textBytes, by: text.utf8.count) {
      return sink.refuse(.limitExceeded("the color has", exceeded, at: node.range))
    }
    if foreignColor(text) != nil { return refuse(text[...], node, &sink) }
    if text.hasPrefix("mix(") {
      guard let expression = ColorExpression.lower(node, &sink) else { return nil }
      return expression.color { _ in nil }
        ?? mismatch(node, &sink, help: "no token can stand here: write the colors themselves")
    }
    if let joined = withoutSpaces(text) {
      let help = joined.hasPrefix("#") ? "\"\(joined)\"" : joined
      let isQuoted = node.scalar?.isQuoted == true
      return sink.refuse(
        .wrongType(expected: expectation, found: node, help: "write this color as `\(help)`, without spaces")
          .fixing(node.range, with: isQuoted ? joined : help, grade: .safe))
    }
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      if let color = opaque(text[...]) { return color }
      return refuse(text[...], node, &sink)
    }
    let base = text[..<slash]
    guard var color = opaque(base) else { return refuse(base, node, &sink) }
    guard let alpha = Percentage(text[text.utf8.index(after: slash)...])?.byte else {
      let percent = Percentage.meant(by: text[text.utf8.index(after: slash)...]) ?? "20"
      return mismatch(node, &sink, help: "an alpha is a percentage from 0 to 100: `\(base)/\(percent)%`")
    }
    if color.alpha != 255 {
      return mismatch(node, &sink, help: "a color has one alpha: in its digits or after the `/`")
    }
    color.alpha = alpha
    return color
  }

  package static func plain(_ color: Color, at range: SourceRange) -> Color? { color }

  /// Whether a text is meant as a color, in the syntax of themes or of other languages, where other words are allowed as well.
  static func isMeant(by text: String) -> Bool {
    let slash = text.utf8.firstIndex(of: UInt8(ascii: "/"))
    let isAlpha = slash.map { text.hasSuffix("%") || Percentage.meant(by: text[$0...].dropFirst()) != nil }
    let base = isAlpha == true ? text.prefix { $0 != "/" } : text[...]
    return text.utf8.first == UInt8(ascii: "#") || text.hasPrefix("mix(") || opaque(base) != nil
      || foreignColor(text) != nil || foreignMix(text) != nil
  }

  /// A color and its alpha without the spaces around the `/`, as in `black / 20%`; nil for any other text.
  private static func withoutSpaces(_ text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard text.utf8.count <= 80, text.contains(" "), parts.count == 2 else { return nil }
    let (base, alpha) = (parts[0].filter { $0 != " " }, parts[1].filter { $0 != " " })
    guard opaque(base[...]) != nil, Percentage(alpha[...]) != nil else { return nil }
    return "\(base)/\(alpha)"
  }

  private static func opaque(_ text: Substring) -> Color? {
    if text == "clear" || text == "transparent" { return .clear }
    if text.utf8.first == UInt8(ascii: "#") {
      return text.utf8.count == 5 ? nil : Color(hexadecimal: text.dropFirst())
    }
    guard let rgb = ColorNames.rgb(String(text)) else { return nil }
    return Color(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// The color of 3, 4, 6 or 8 hexadecimal digits, of which themes have no four; nil for any other text.
  package init?(hexadecimal digits: Substring) {
    let values = digits.utf8.prefix(9).compactMap { byte in
      Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
    guard [3, 4, 6, 8].contains(values.count), values.count == digits.utf8.count else { return nil }
    func sample(_ place: Int) -> UInt8 {
      values.count < 6 ? values[place] * 17 : values[2 * place] << 4 | values[2 * place + 1]
    }
    self.init(
      red: sample(0), green: sample(1), blue: sample(2), alpha: values.count % 4 == 0 ? sample(3) : 255)
  }

  private static func refuse(_ text: Substring, _ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Color? {
    if text.utf8.first != UInt8(ascii: "#"), let written = foreignColor(String(text)) {
      return sink.refuse(
        .wrongType(expected: expectation, found: node, help: "write this color as `\"\(written)\"`")
          .fixing(node.range, with: "\"\(written)\"", grade: .safe))
    }
    return mismatch(node, &sink, help: help(for: text, &sink))
  }

  /// What to write instead of a text that is no color; nil if the text suggests nothing.
  private static func help(for text: Substring, _ sink: inout DiagnosticSink) -> String? {
    if text.utf8.first == UInt8(ascii: "#") {
      return "hexadecimal colors have 3, 6 or 8 digits: `#rgb`, `#rrggbb`, `#rrggbbaa`"
    }
    let name = String(text)
    if let dot = name.lastIndex(of: "."), case let last = String(name[name.index(after: dot)...]),
      opaque(last[...]) != nil
    {
      return "write `\(last)`"
    }
    if Percentage(text) != nil { return "write the color before its alpha: `black/\(name)`" }
    if let help = foreignMix(name) { return help }
    if name.hasPrefix("system"), name.utf8.count <= 30 {
      return "system colors differ from version to version: write the exact color"
    }
    if name.lowercased().contains("gradient") {
      return "a gradient is `{ linear: { stops: [ { at: 0, color: … }, … ] } }`, as a fill"
    }
    if sink.maySearch(), let nearest = Suggestion.nearest(to: name, among: ColorNames.all + ["clear"]) {
      return "did you mean `\(nearest)`?"
    }
    return text.utf8.count != 4 && Color(hexadecimal: text) != nil ? "write `\"#\(name)\"`" : nil
  }
}

/// The help for a function of CSS or Sass that computes a color from another: what to write instead, or nil for other text.
private func foreignMix(_ text: String) -> String? {
  guard text.utf8.count <= 100, text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
  let parts = text[text.index(after: open)...].dropLast().split(separator: ",").map { part in
    String(part.drop { $0 == " " })
  }
  switch text[..<open] {
  case "lighten", "tint": return parts.count == 2 ? "write `mix(\(parts[0]), white, \(parts[1]))`" : nil
  case "darken", "shade": return parts.count == 2 ? "write `mix(\(parts[0]), black, \(parts[1]))`" : nil
  case "rgba", "alpha", "transparentize", "fade":
    guard parts.count == 2 else { return nil }
    let percent = Percentage.meant(by: parts[1][...]).map { "\($0)%" } ?? parts[1]
    return "write a color with an alpha as `\(parts[0])/\(percent)`"
  case "color-mix": return "a mix is `mix(A, B, 30%)`: the color A with 30 percent of the color B in it"
  default: return nil
  }
}

extension ColorExpression {
  /// The expression for a color that a node states, with unresolved references; nil after a report.
  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ColorExpression? {
    guard let text = node.scalar?.text, text.utf8.count <= Limit.textBytes.standard else {
      return Color.lower(node, &sink).map(ColorExpression.color)
    }
    if text.hasPrefix("mix(") { return mix(text, node, &sink) }
    guard text.utf8.first == UInt8(ascii: "$"), !text.hasPrefix("$$") else {
      return Color.lower(node, &sink).map(ColorExpression.color)
    }
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")),
      let alpha = Percentage(text[text.utf8.index(after: slash)...])
    else {
      if text.utf8.last == UInt8(ascii: "%") {
        _ = Color.mismatch(node, &sink, help: "an alpha is a percentage from 0 to 100, as in `$ink/20%`")
        return nil
      }
      return .reference(Ranged(String(text.dropFirst()), node.range))
    }
    let reference = text[..<slash]
    let place = node.part(reference, of: text).range
    return .translucent(.reference(Ranged(String(reference.dropFirst()), place)), alpha: alpha.byte)
  }

  /// Lowers `mix(A, B, 30%)`, which an alpha may follow. Nil after a report.
  private static func mix(_ text: String, _ node: SyntaxNode, _ sink: inout DiagnosticSink)
    -> ColorExpression?
  {
    let alpha = parts(of: text).flatMap { $0.rest.first == "/" ? Percentage($0.rest.dropFirst()) : nil }
    guard let (parts, rest) = parts(of: text), parts.count == 3, let share = Percentage(parts[2]),
      rest.isEmpty || alpha != nil
    else {
      _ = Color.mismatch(
        node, &sink, help: "a mix is `mix(A, B, 30%)`: the color A with 30 percent of the color B in it")
      return nil
    }
    let first = lower(node.part(parts[0], of: text), &sink)
    let second = lower(node.part(parts[1], of: text), &sink)
    guard let first, let second else { return nil }
    let mix = ColorExpression.mix(first, second, share)
    return alpha.map { .translucent(mix, alpha: $0.byte) } ?? mix
  }

  /// The arguments between the parentheses, trimmed of spaces, and the text after the closing parenthesis; nil if the
  /// parentheses are incomplete.
  private static func parts(of text: String) -> (parts: [Substring], rest: Substring)? {
    var parts: [Substring] = []
    var depth = 0
    guard var start = text.firstIndex(of: "(").map({ text.index(after: $0) }) else { return nil }
    for index in text.indices[start...] {
      switch text[index] {
      case "(": depth += 1
      case ")" where depth > 0: depth -= 1
      case ",", ")":
        if depth > 0 { continue }
        parts.append(text[start..<index].trimmedPart)
        start = text.index(after: index)
        if text[index] == ")" { return (parts, text[start...]) }
      default: break
      }
    }
    return nil
  }
}

extension Scalar {
  /// Whether the scalar may be a color that is computed from tokens: `$color.ink/20%`, `mix($color.ink, white, 20%)`.
  package var mayMixTokens: Bool {
    guard declaredType == nil else { return false }
    return switch text.utf8.first {
    case UInt8(ascii: "$"): isReferenceWithAlpha
    case UInt8(ascii: "m"): text.hasPrefix("mix(") && text.utf8.contains(UInt8(ascii: "$"))
    default: false
    }
  }
}

extension SyntaxNode {
  /// A node for a part of a scalar's text. It has the range of that part, or that of the whole scalar if escapes or line breaks
  /// make the position of the part uncertain.
  fileprivate func part(_ part: Substring, of text: String) -> SyntaxNode {
    var range = range
    let quote = Int(range.end) - Int(range.start) - text.utf8.count
    if quote == 0 || quote == 2 {
      let start =
        Int(range.start) + quote / 2 + text.utf8.distance(from: text.startIndex, to: part.startIndex)
      range = SourceRange(
        source: range.source, start: UInt32(start), end: UInt32(start + part.utf8.count))
    }
    return SyntaxNode(.scalar(Scalar(String(part), isQuoted: true)), range)
  }
}
