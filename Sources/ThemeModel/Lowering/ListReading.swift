import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The values of a list, each with its range. Invalid items are reported and left out. `expected` describes the list in the
/// report of a node that is not one.
func values<Value: Lowerable>(
  _ node: SyntaxNode, expected: String, _ sink: inout DiagnosticSink
) -> [Ranged<Value>] {
  guard let nodes = node.sequence else {
    sink.report(.listExpected(expected, found: node))
    return []
  }
  return nodes.compactMap { node in Value.lower(node, &sink).map { Ranged($0, node.range) } }
}
