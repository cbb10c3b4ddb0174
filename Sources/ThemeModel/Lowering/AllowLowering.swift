package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// The codes in an `allow` list. Codes that are unknown or those of errors are reported and left out.
package func allowedCodes(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> [Ranged<DiagnosticCode>] {
  if node.isNull { return [] }
  guard let nodes = node.sequence else {
    sink.report(.listExpected("a list of codes such as `[tap-target-small]`", found: node))
    return []
  }
  var codes: [Ranged<DiagnosticCode>] = []
  for node in nodes {
    guard let text = node.scalar?.text else {
      sink.report(.wrongType(expected: "a code such as `tap-target-small`", found: node))
      continue
    }
    if let exceeded = Limits().exceeded(.textBytes, by: text.utf8.count) {
      sink.report(.limitExceeded("the code has", exceeded, at: node.range))
      continue
    }
    guard let code = sink.codes[text] else {
      let diagnostic = Diagnostic(.unknownCode, "there is no diagnostic `\(text.shortened)`", at: node.range)
      let nearest =
        sink.maySearch() ? Suggestion.nearest(to: text, among: sink.codes.all.map(\.name)) : nil
      sink.report(
        nearest.map { diagnostic.helping("did you mean `\($0)`?").fixing(node.range, with: $0) } ?? diagnostic
      )
      continue
    }
    guard code.severity == .warning else {
      sink.report(
        Diagnostic(.errorNotAllowable, "`\(code.name)` is an error and can't be accepted", at: node.range)
          .helping("fix its cause: see `themec explain \(code.name)`"))
      continue
    }
    codes.append(Ranged(code, node.range))
  }
  return codes
}
