package import ThemeDiagnostics
package import ThemeSyntax

extension FontWeight {
  package static var form: ValueType {
    .either([.words(allCases.map(\.rawValue)), .wholeNumber(1...1_000)])
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FontWeight? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    if let weight = FontWeight(rawValue: scalar.text) { return weight }
    if let number = Int(scalar.text), 1...1_000 ~= number {
      if !scalar.isQuoted { return FontWeight(number: number) }
      return mismatch(node, &sink, help: "write `\(scalar.text)` without the quotes")
    }
    return sink.refuse(
      .unknownValue(scalar.text, at: node.range, what: noun, known: allCases.map(\.rawValue)))
  }
}
