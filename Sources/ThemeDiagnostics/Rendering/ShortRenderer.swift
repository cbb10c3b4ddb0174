import ThemeCore

/// Renders each diagnostic as one line: `path:line:col: error[code]: message`.
func renderShort(
  _ diagnostics: [Diagnostic], _ texts: inout PrintedSources, _ exceeded: LimitExceeded?
) -> String {
  var output = ""
  for diagnostic in diagnostics {
    let text = texts[diagnostic.place.range.source]
    let (line, column) = text.position(of: diagnostic.place.range.start)
    let code = diagnostic.code
    output += "\(VisibleText.line(beginningWith: text.path)):\(line):\(column): "
    let message = diagnostic.messageText.read(from: texts.pathBase)
    output += "\(diagnostic.severity.rawValue)[\(code.name)]: \(VisibleText.escaped(message))\n"
  }
  if let exceeded { output += "there are more: \(exceeded.sentenceOfRun)\n" }
  return output
}
