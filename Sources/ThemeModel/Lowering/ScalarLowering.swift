package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension Points: Lowerable {
  package static var form: ValueType { .length }
  package static var expectation: String { "a length in points such as `13` or `33.5`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Points? {
    switch Length.lower(node, &sink, expectation: expectation) {
    case .points(let points): return points
    case .hairline:
      return sink.refuse(
        Diagnostic(.invalidValue, "a hairline is not allowed here", at: node.range, "expected points")
          .helping("`1px` is allowed in `caps` and for strokes"))
    case nil: return nil
    }
  }
}

/// A length in a theme: a number of points, or one pixel at every scale.
package enum Length: Hashable, Sendable {
  case points(Points)
  /// One pixel at every scale, written `1px`.
  case hairline

  /// The length in pixels at `scale`; nil if it is not a whole number of pixels.
  package func pixels(at scale: Scale) -> Pixels? {
    switch self {
    case .points(let points): points.pixels(at: scale)
    case .hairline: Pixels(1)
    }
  }
}

extension Length: Lowerable {
  package static var form: ValueType { .lengthOrHairline }
  package static var expectation: String { "a length in points such as `13` or `33.5`, or `1px`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Length? {
    lower(node, &sink, expectation: expectation)
  }

  fileprivate static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink, expectation: String)
    -> Length?
  {
    guard case .scalar(let scalar) = node.value else {
      let isCorners = node.sequence?.count == 4
      return sink.refuse(
        .wrongType(
          expected: expectation, found: node,
          help: isCorners
            ? "four radii are `corners: { topLeft: …, topRight: …, bottomRight: …, bottomLeft: … }`" : nil))
    }
    if let help = node.quotesHelp {
      return sink.refuse(.wrongType(expected: expectation, found: node, help: help))
    }
    if scalar.text == "1px" { return .hairline }
    if let points = Points(decimal: scalar.text) { return .points(points) }
    var number = scalar.text[...]
    if number.hasSuffix("pt") {
      number = number.dropLast(2)
      if let points = Points(decimal: number) { return .points(points) }
    }
    var help = Shorthand.points(scalar.text)
    if help == nil, isNumber(number) {
      help = "at most \(Points.limit), written with digits and a dot"
    }
    return sink.refuse(node, expected: expectation, help: help)
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0.isASCIIDigit || ".+-eE".utf8.contains($0) }
  }
}

extension Bool: Lowerable {
  package static var form: ValueType { .truth }
  package static var expectation: String { "`true` or `false`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Bool? {
    if case .scalar(let scalar) = node.value, !scalar.isQuoted {
      if scalar.text == "true" { return true }
      if scalar.text == "false" { return false }
      let positive = ["yes", "on"].contains(scalar.text.lowercased())
      if positive || ["no", "off"].contains(scalar.text.lowercased()) {
        return mismatch(node, &sink, help: "write `\(positive)`")
      }
    }
    return mismatch(node, &sink)
  }
}

/// Text for people or for a platform: any Unicode text without control characters.
package struct Text: Hashable, Sendable {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }
}

extension Text: Lowerable {
  package static var form: ValueType { .text }
  package static var expectation: String { "text" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Text? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    let text = scalar.literalText
    if let exceeded = Limits().exceeded(.textBytes, by: text.utf8.count) {
      return sink.refuse(.limitExceeded("the text has", exceeded, at: node.range))
    }
    guard holdsNoControl(text, node, &sink) else { return nil }
    return Text(text)
  }
}

/// Whether a text contains no control character. Otherwise, the first one is reported, because line breaks and escapes could
/// end a comment or a string in generated code, or a line in a list of files.
func holdsNoControl(_ text: String, _ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Bool {
  // The control characters are C0, DEL and C1, a set that Unicode guarantees never to change, and the line and paragraph
  // separators.
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return true }
  let control = text.unicodeScalars.first {
    $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x2028 || $0.value == 0x2029
  }
  guard let control else { return true }
  let number = String(control.value, radix: 16, uppercase: true)
  sink.report(Diagnostic(.invalidValue, "the text contains a control character, U+\(number)", at: node.range))
  return false
}

/// A value that is written as one of several keywords, which are the raw values.
package protocol KeywordValue: Lowerable, CaseIterable, RawRepresentable<String> {
  /// The noun for the keyword in messages: "resizing mode".
  static var noun: String { get }
  /// The keywords that are meant by words of other tools, in lowercase.
  static var synonyms: [String: Self] { get }
}

extension KeywordValue {
  package static var synonyms: [String: Self] { [:] }
  package static var form: ValueType { .words(words) }
  package static var expectation: String { "one of \(words.listed)" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Self? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    if let value = Self(rawValue: scalar.text) { return value }
    return sink.refuse(
      sink.maySearch()
        ? unknown(scalar.text, at: node.range)
        : Diagnostic(.unknownValue, "unknown \(noun) `\(scalar.text.shortened)`", at: node.range))
  }

  // If it were inlined, its loop would be compiled several times for each type.
  @inline(never) private static var words: [String] { allCases.map(\.rawValue) }

  /// The diagnostic for a text that is not one of the keywords.
  package static func unknown(_ text: String, at range: SourceRange) -> Diagnostic {
    if let synonym = synonyms[text.lowercased()]?.rawValue {
      return Diagnostic(.unknownValue, "unknown \(noun) `\(text)`", at: range)
        .helping("did you mean `\(synonym)`? known are \(words.listed)").fixing(range, with: synonym)
    }
    return .unknownValue(text, at: range, what: noun, known: words)
  }
}

extension FontWeight {
  package static var form: ValueType {
    .either([.words(allCases.map(\.rawValue)), .wholeNumber(1...1_000)])
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FontWeight? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    if let weight = FontWeight(rawValue: scalar.text) { return weight }
    if let number = Int(scalar.text), 1...1_000 ~= number {
      if !scalar.isQuoted { return FontWeight(number: number) }
      return mismatch(node, &sink, help: node.quotesHelp)
    }
    return sink.refuse(
      .unknownValue(
        scalar.text, at: node.range, what: noun, known: allCases.map(\.rawValue),
        others: "a whole number from 1 to 1000"))
  }
}
