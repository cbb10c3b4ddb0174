import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension ElementID: Lowerable {
  package static var form: ValueType {
    .pattern("(\(ElementKind.allCases.map(\.key).joined(separator: "|")))/\(elementPattern)")
  }
  package static let expectation = "another element by its kind and name, such as `buttons/ok`"

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ElementID? {
    guard let scalar = node.scalar, scalar.referencePath == nil else { return mismatch(node, &sink) }
    let parts = scalar.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, isName(parts[1], allowsUppercase: true) else {
      let help =
        isName(scalar.text, allowsUppercase: true) ? "write its kind too: `buttons/\(scalar.text)`" : nil
      return mismatch(node, &sink, help: help)
    }
    if let kind = ElementKind.allCases.first(where: { $0.key == parts[0] }) {
      return ElementID(kind, parts[1])
    }
    let known = ElementKind.allCases.map { ElementID($0, parts[1]).description }
    sink.report(.unknownValue(scalar.text, at: node.range, what: "element", known: known))
    return nil
  }
}
