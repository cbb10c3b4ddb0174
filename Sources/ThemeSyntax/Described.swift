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
  /// At most 60 characters, for messages: an author's text may be a megabyte.
  package var shortened: String {
    utf8.count <= 60 ? self : String(prefix(57)) + "…"
  }
}

extension Diagnostic {
  package static func wrongType(expected: String, found node: SyntaxNode, help: String? = nil) -> Diagnostic {
    Diagnostic(.wrongType, "expected \(expected), found \(node.described)", at: node.range).helping(help)
  }
}
