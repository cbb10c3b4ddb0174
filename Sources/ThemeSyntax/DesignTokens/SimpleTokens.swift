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
