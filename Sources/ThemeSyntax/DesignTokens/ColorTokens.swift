import ThemeCore
import ThemeDiagnostics

extension TokenConversion {
  /// The color in the theme's notation `#rrggbbaa`; nil after a report. A color outside of sRGB becomes its `hex`, or the color
  /// that CSS maps it to if it has none, with a remark.
  mutating func color(_ node: SyntaxNode) -> SyntaxNode? {
    if let text = node.quotedText { return sink.refuse(.textColor(text, at: node)) }
    guard
      let fields = fields(
        of: node, required: ["colorSpace", "components"], optional: ["alpha", "hex"], kind: "a color"),
      let space = colorSpace(fields), let components = components(fields, of: space)
    else { return nil }
    var alpha: Double? = 1
    if let node = fields["alpha"] { alpha = component(node, in: 0...1) }
    var hex: String?
    if let node = fields["hex"] {
      hex = fallback(node)
      if hex == nil { return nil }
    }
    guard let alpha else { return nil }
    let converted = space.converted(components)
    guard converted.isInGamut else {
      let used = hex ?? converted.mapped.hex
      remark(.approximated("the color is outside of sRGB: `#\(used)` is used", at: node.range))
      return node.color(used, alpha)
    }
    return node.color(converted.hex, alpha)
  }

  private mutating func colorSpace(_ fields: Mapping) -> ColorSpace? {
    guard let node = fields["colorSpace"].flatMap({ literal($0) }) else { return nil }
    if let text = node.quotedText, let space = ColorSpace(rawValue: text) { return space }
    let known = ColorSpace.allCases.map(\.rawValue)
    return sink.refuse(.unknownWord("a color space of DTCG 2025.10", found: node, among: known))
  }

  private mutating func components(_ fields: Mapping, of space: ColorSpace) -> [Double]? {
    guard let node = fields["components"].flatMap({ literal($0) }) else { return nil }
    guard let items = node.sequence else {
      return sink.refuse(.invalidToken(expected: "a list of three components", found: node))
    }
    guard items.count == 3 else {
      return sink.refuse(
        Diagnostic(.tokenInvalid, "a color has three components, not \(items.count)", at: node.range))
    }
    var values: [Double] = []
    for (item, range) in zip(items, space.ranges) {
      if let value = component(item, in: range) { values.append(value) }
    }
    return values.count == 3 ? values : nil
  }

  /// The number in `node`, which must be in `range` if there is one; the word `none` is 0. Nil after a report.
  private mutating func component(_ node: SyntaxNode, in range: ClosedRange<Double>?) -> Double? {
    guard let node = literal(node) else { return nil }
    if node.quotedText == "none" { return 0 }
    guard let number = decimal(node) else { return nil }
    guard range?.contains(number.value) ?? true else {
      let ends = range.map { "from \(Int($0.lowerBound)) to \(Int($0.upperBound))" } ?? ""
      return sink.refuse(.invalidToken(expected: "a number \(ends)", found: node))
    }
    return number.value
  }

  /// The color in a token's `hex` as six hexadecimal digits without the `#`; nil after a report.
  private mutating func fallback(_ node: SyntaxNode) -> String? {
    guard let node = literal(node) else { return nil }
    if let text = node.quotedText, text.utf8.count == 7, text.hasPrefix("#"),
      text.dropFirst().allSatisfy(\.isHexDigit)
    {
      return text.dropFirst().lowercased()
    }
    return sink.refuse(.invalidToken(expected: "six hexadecimal digits such as `#8ba3c7`", found: node))
  }
}

extension SyntaxNode {
  /// A color in the theme's notation with the range of this node.
  fileprivate func color(_ hex: String, _ alpha: Double) -> SyntaxNode {
    SyntaxNode(.scalar(Scalar("#\(hex)\(RGBColor.digits(alpha))", isQuoted: true)), range)
  }
}

extension Diagnostic {
  fileprivate static func textColor(_ text: String, at node: SyntaxNode) -> Diagnostic {
    invalidToken(
      expected: "a color, a map of `colorSpace`, `components`", found: node,
      help: text.hasPrefix("#")
        ? "DTCG 2025.10 has no colors as text; `hex` can be added to `components`" : nil)
  }

  fileprivate static func approximated(_ message: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(.tokenApproximated, words: message, at: place)
  }
}
