import ThemeCore
import ThemeDiagnostics

// Conversion of token values that become one scalar in a theme.

extension TokenConversion {
  /// A dimension in points; nil after a report. A `px` is one point, and a `rem` is 16.
  mutating func dimension(_ node: SyntaxNode) -> SyntaxNode? {
    guard let fields = fields(of: node, required: ["value", "unit"], kind: "a dimension"),
      let value = fields["value"].flatMap({ decimal($0) }), let unit = fields["unit"].flatMap({ literal($0) })
    else { return nil }
    switch unit.quotedText {
    case "px": return node.replaced(by: value.text)
    case "rem":
      guard let points = value.timesSixteen else {
        return sink.refuse(.invalidToken(expected: "a smaller number", found: node))
      }
      if !value.isZero { remark(.rem(points.text, at: node.range)) }
      return node.replaced(by: points.text)
    default:
      return sink.refuse(.invalidToken(expected: "the unit `px` or `rem`", found: unit))
    }
  }

  mutating func number(_ node: SyntaxNode) -> SyntaxNode? {
    decimal(node).map { node.replaced(by: $0.text) }
  }

  mutating func text(_ node: SyntaxNode) -> SyntaxNode? {
    guard let text = node.quotedText else { return sink.refuse(.invalidToken(expected: "text", found: node)) }
    return node.replaced(byText: text, declaredType: .text)
  }

  mutating func truth(_ node: SyntaxNode) -> SyntaxNode? {
    guard let scalar = node.scalar, !scalar.isQuoted, scalar.text == "true" || scalar.text == "false" else {
      return sink.refuse(.invalidToken(expected: "`true` or `false`", found: node))
    }
    let value = Scalar(scalar.text, isQuoted: false, declaredType: .truth)
    return SyntaxNode(.scalar(value), node.range)
  }

  /// The name of a font family, of a list the first one, because a theme takes only one; nil after a report.
  mutating func fontFamily(_ node: SyntaxNode) -> SyntaxNode? {
    guard let items = node.sequence else { return familyName(node) }
    guard let first = items.first else {
      return sink.refuse(Diagnostic(.tokenInvalid, "expected at least one font family", at: node.range))
    }
    var isValid = true
    for item in items.dropFirst() where familyName(item) == nil { isValid = false }
    if items.count > 1 { remark(unused: "further families", at: items[1].range) }
    guard isValid, let name = literal(first).flatMap({ $0.sequence?.first ?? $0 }) else { return nil }
    return familyName(name)
  }

  private mutating func familyName(_ node: SyntaxNode) -> SyntaxNode? {
    guard let name = literal(node) else { return nil }
    guard let text = name.quotedText, !text.isEmpty else {
      return sink.refuse(.invalidToken(expected: "the name of a font family", found: name))
    }
    return name.replaced(byText: text)
  }

  /// A font weight from 1 to 1000, from a number or a name; nil after a report.
  mutating func fontWeight(_ node: SyntaxNode) -> SyntaxNode? {
    if let name = node.quotedText {
      guard let weight = Self.weights.first(where: { $0.names.contains(name) }) else {
        let known = Self.weights.flatMap(\.names)
        return sink.refuse(.unknownWord("a font weight by name or from 1 to 1000", found: node, among: known))
      }
      return node.replaced(by: String(weight.value))
    }
    guard let number = decimal(node) else { return nil }
    guard (1...1000).contains(number.value) else {
      return sink.refuse(.invalidToken(expected: "a font weight from 1 to 1000", found: node))
    }
    return node.replaced(by: String(Int(number.value + 0.5)))
  }

  /// The names of font weights in DTCG.
  private static let weights: [(value: Int, names: [String])] = [
    (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
    (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]),
    (700, ["bold"]),
    (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]), (950, ["extra-black", "ultra-black"]),
  ]

  /// The number in a node, after following its references; nil after a report.
  mutating func decimal(_ node: SyntaxNode) -> DecimalNumber? {
    guard let node = literal(node) else { return nil }
    guard case .scalar(let scalar) = node.value, !scalar.isQuoted,
      let number = DecimalNumber(json: scalar.text)
    else {
      var help: String?
      if let text = node.quotedText, DecimalNumber(json: text) != nil, !text.isEmpty {
        help = "write it without quotes"
      }
      return sink.refuse(.invalidToken(expected: "a number", found: node, help: help))
    }
    return number
  }

  /// The node's map, which must have all `required` keys and may have the `optional` ones, but no others; nil after a report.
  mutating func fields(
    of node: SyntaxNode, required: [String], optional: [String] = [], kind: String
  ) -> Mapping? {
    guard let mapping = node.mapping else {
      let keys = required.map { "`\($0)`" }.joined(separator: ", ")
      return sink.refuse(.invalidToken(expected: "\(kind), a map of \(keys)", found: node))
    }
    var isValid = true
    for entry in mapping.entries where !(required + optional).contains(entry.key.value) {
      let near = Suggestion.nearest(to: entry.key.value, among: required + optional)
      sink.report(
        Diagnostic(.tokenInvalid, "\(kind) has no \(FoundText.quoted(entry.key.value))", at: entry.key.range)
          .helping(near.map { "did you mean `\($0)`?" }))
      isValid = false
    }
    for key in required where mapping[key] == nil {
      sink.report(Diagnostic(.tokenInvalid, "\(kind) needs `\(key)`", at: node.range))
      isValid = false
    }
    return isValid ? mapping : nil
  }
}

extension SyntaxNode {
  /// A text with the range of this node. A leading dollar sign is escaped, so that the text is not read as a reference.
  fileprivate func replaced(byText text: String, declaredType: Scalar.DeclaredType? = nil) -> SyntaxNode {
    let literal = text.hasPrefix("$") ? "$\(text)" : text
    return SyntaxNode(.scalar(Scalar(literal, isQuoted: true, declaredType: declaredType)), range)
  }

  /// An unquoted scalar with the range of this node.
  func replaced(by text: String) -> SyntaxNode {
    SyntaxNode(.scalar(Scalar(text, isQuoted: false)), range)
  }
}

extension Diagnostic {
  fileprivate static func rem(_ points: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(.tokenApproximated, "a length in `rem` is read as \(points) points: 1 rem is 16", at: place)
      .helping("write it in `px`, which are points")
  }
}

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
