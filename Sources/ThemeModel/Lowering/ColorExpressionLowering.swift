import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

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
        parts.append(text[start..<index].trimmed)
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

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
