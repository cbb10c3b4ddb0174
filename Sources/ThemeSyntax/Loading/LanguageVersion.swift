import ThemeCore
package import ThemeDiagnostics

/// Checks that a file declares `themec: 1`; false after a report, in which case the rest of the file should not be read.
package func checkVersion(_ root: SyntaxNode, _ sink: inout DiagnosticSink) -> Bool {
  guard let mapping = root.mapping else {
    sink.report(
      Diagnostic(
        .languageVersion, "expected a map that begins with `themec: 1`, found \(root.described)",
        at: root.range))
    return false
  }
  guard let version = mapping["themec"] else {
    let place = mapping.entries.first?.key.range ?? root.range
    var diagnostic = Diagnostic(
      .languageVersion, "the file has no `themec: 1`, the version of its language", at: place)
    if let mistyped = mapping.entries.first(where: { $0.value.scalar?.text == "1" }),
      Suggestion.nearest(to: mistyped.key.value, among: ["themec"]) != nil
    {
      diagnostic = diagnostic.helping("did you mean `themec`?")
    } else {
      diagnostic = diagnostic.helping("make `themec: 1` its first line")
    }
    sink.report(diagnostic)
    return false
  }
  guard let scalar = version.scalar, scalar.text == "1", !scalar.isQuoted else {
    sink.report(
      Diagnostic(
        .languageVersion, "expected version `1` of the language, found \(version.described)",
        at: version.range
      )
      .helping("this themec reads `themec: 1`"))
    return false
  }
  return true
}
