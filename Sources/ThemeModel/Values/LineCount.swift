package import ThemeDiagnostics
package import ThemeSyntax

/// The maximum number of lines of a text.
package struct LineCount: Hashable, Lowerable, Sendable {
  /// The maximum number of lines, at most 100; 0 means any number.
  package let count: Int

  package static var expectation: String { "a number of lines" }
  package static var form: ValueType { .wholeNumber(0...most) }

  private static let most = 100

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> LineCount? {
    guard case .scalar(let scalar) = node.value, !scalar.isQuoted, scalar.text.utf8.count <= 7,
      let count = Int(scalar.text)
    else { return mismatch(node, &sink) }
    guard 0...most ~= count else {
      let range = "a whole number from 0 to \(most)"
      return sink.refuse(
        Diagnostic(.invalidValue, "`lines` must be \(range), not \(count)", at: node.range)
          .helping("`lines: 0` is any number of lines"))
    }
    return LineCount(count: count)
  }
}
