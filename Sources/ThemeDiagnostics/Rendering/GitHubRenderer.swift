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

/// Renders diagnostics as GitHub's workflow commands, one each: `::error file=…,line=…,title=code::message`.
///
/// Notes and help follow the message on lines of their own. Columns are omitted for a range of several lines, because GitHub
/// accepts them only within a single line.
func renderGitHub(
  _ diagnostics: [Diagnostic], _ texts: inout PrintedSources, _ exceeded: LimitExceeded?
) -> String {
  var output = ""
  for diagnostic in diagnostics {
    let range = diagnostic.place.range
    let text = texts[range.source]
    let start = text.position(of: range.start)
    let end = text.position(of: range.end)
    var properties = [("file", text.path), ("line", String(start.line))]
    if start.line == end.line { properties.append(("col", String(start.column))) }
    properties.append(("endLine", String(end.line)))
    if start.line == end.line { properties.append(("endColumn", String(end.column))) }
    properties.append(("title", diagnostic.code.name))
    let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    let message = diagnostic.paragraphs(from: texts.pathBase).map(escapedData).joined(separator: "%0A")
    output += "::\(diagnostic.severity.rawValue) \(list)::\(message)\n"
  }
  if let exceeded {
    output += "::warning title=\(exceeded.name)::there are more: \(escapedData(exceeded.sentenceOfRun))\n"
  }
  return output
}

/// A paragraph in the encoding that the runner decodes. It contains no newlines or returns, because those are escaped before.
private func escapedData(_ text: String) -> String {
  VisibleText.escaped(text).replacing("%", with: "%25")
}

/// The value of a property, in which colons and commas are encoded too, because they would end it.
private func escapedProperty(_ text: String) -> String {
  var escaped = ""
  for scalar in escapedData(text).unicodeScalars {
    switch scalar {
    case ":": escaped += "%3A"
    case ",": escaped += "%2C"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

extension Diagnostic {
  /// The message, notes and help as separate paragraphs, for formats of plain text.
  func paragraphs(from pathBase: PathBase) -> [String] {
    [messageText.read(from: pathBase)] + noteTexts.map { "note: \($0.read(from: pathBase))" }
      + helpTexts.map { "help: \($0.read(from: pathBase))" }
  }
}
