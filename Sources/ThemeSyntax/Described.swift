package import ThemeDiagnostics

extension SyntaxNode {
  /// A description of the value for messages: "a map", "a list", "nothing", or the scalar's text, shortened and in backticks.
  package var described: String {
    switch value {
    case .mapping: "a map"
    case .sequence: "a list"
    case .scalar(let scalar):
      if scalar.isNull {
        "nothing"
      } else if scalar.isQuoted {
        "the text `\(scalar.text.shortened)`"
      } else {
        "`\(scalar.text.shortened)`"
      }
    }
  }
}

extension String {
  /// The string shortened for messages: whole up to 60 bytes of UTF-8, otherwise its first 57 Unicode scalars and an ellipsis.
  /// Scalars are counted, because an author's text may be a megabyte that forms a single character.
  package var shortened: String {
    utf8.count <= 60 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(57))) + "…"
  }
}

extension Diagnostic {
  package static func wrongType(expected: String, found node: SyntaxNode, help: String? = nil) -> Diagnostic {
    Diagnostic(.wrongType, "expected \(expected), found \(node.described)", at: node.range)
      .helping(words: help ?? node.scalar?.slip)
  }
  /// The error about a value that should be a list. A single value gets the list to write instead as help.
  package static func listExpected(_ expected: String, found node: SyntaxNode) -> Diagnostic {
    var help: String?
    if let scalar = node.scalar, !scalar.isNull, !scalar.text.isEmpty, scalar.text.first != "$" {
      let isPlain = !scalar.isQuoted && !scalar.text.contains { ",[]{}".contains($0) }
      let text = scalar.text.shortened
      help = isPlain ? "write `[\(text)]`" : "write `[\"\(text)\"]`"
    }
    return wrongType(expected: expected, found: node, help: help)
  }
}
