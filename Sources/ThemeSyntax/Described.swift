package import ThemeDiagnostics

extension SyntaxNode {
  /// What stands here, for messages.
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
  /// At most 60 Unicode scalars, for messages: an author's text may be a megabyte, and a single character.
  package var shortened: String {
    utf8.count <= 60 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(57))) + "…"
  }
}

extension Diagnostic {
  package static func wrongType(expected: String, found node: SyntaxNode, help: String? = nil) -> Diagnostic {
    Diagnostic(.wrongType, "expected \(expected), found \(node.described)", at: node.range)
      .helping(words: help ?? node.scalar?.slip)
  }
  /// Something else than a list; of a single value, with the list to write instead.
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
