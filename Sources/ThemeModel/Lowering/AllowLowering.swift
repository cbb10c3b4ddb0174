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

extension StateName: Lowerable {
  package static var form: ValueType { .pattern(VariantAxis.state.pattern) }
  package static var expectation: String { "a state such as `normal`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> StateName? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    if let state = StateName(scalar.text) { return state }
    return sink.refuse(.unknownAxisValue(Ranged(scalar.text, node.range), .state))
  }
}

extension Diagnostic {
  /// The diagnostic for a text that is not a value of an axis, with a suggestion of the value that was probably meant.
  ///
  /// `words` are the words that are allowed in place of a value. Nothing is suggested if `isSearched` is false.
  static func unknownAxisValue(
    _ name: Ranged<String>, _ axis: VariantAxis, words: [String] = [], isSearched: Bool = true
  ) -> Diagnostic {
    let known =
      axis == .system
      ? "known are \(axis.names.listed), and versions such as `ios-26` or `android-12`"
      : "known are \(axis.names.listed)"
    let diagnostic = Diagnostic(
      .unknownValue, "unknown \(axis.noun) `\(name.value.shortened)`", at: name.range)
    guard isSearched else { return diagnostic }
    let isYes = ["true", "yes", "on", "flip", "flipped", "mirrored"].contains(name.value.lowercased())
    if isYes, words.contains("mirror") {
      return diagnostic.helping("write `mirror` for a look that is mirrored").fixing(
        name.range, with: "mirror")
    }
    if let word = Suggestion.nearest(to: name.value, among: words) {
      return diagnostic.helping("did you mean `\(word)`?").fixing(name.range, with: word)
    }
    let parts = name.value.split { ", |&/".contains($0) }
    if parts.count > 1, name.value.utf8.count <= 64,
      let joined = AxisValue(axis, named: parts.joined(separator: "+"))?.name
    {
      return diagnostic.helping("`+` joins them: `\(joined)`").fixing(name.range, with: joined)
    }
    guard let meant = axis.meant(by: name.value) else {
      if let other = VariantAxis.allCases.first(where: { $0.names.dropFirst().contains(name.value) }) {
        return diagnostic.helping("`\(name.value)` is a value of `\(other.key)`")
      }
      return diagnostic.helping(words: known)
    }
    let value = meant.name
    var help =
      meant.isSynonym ? "themec calls it `\(value)`; \(known)" : "did you mean `\(value)`? \(known)"
    if axis == .system, name.value.lowercased().hasPrefix(SystemPlatform.web.name),
      value == SystemPlatform.web.name
    {
      help = "the web has no versions: no stylesheet can ask for one; write `\(value)`"
    }
    return diagnostic.helping(words: help).fixing(name.range, with: value)
  }
}
