import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension StateName: Lowerable {
  package static var form: ValueType { .pattern(VariantAxis.state.pattern) }
  package static var expectation: String { "a state such as `normal`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> StateName? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    if let state = StateName(scalar.text) { return state }
    return sink.refuse(.unknownAxisValue(Ranged(scalar.text, node.range), .state))
  }
}
