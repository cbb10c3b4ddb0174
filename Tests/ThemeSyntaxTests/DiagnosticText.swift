import ThemeCore
import ThemeDiagnostics

/// Diagnostics as plain lines, in order of place: what the fixtures of this target compare.
///
/// ```
/// error[duplicate-key] 2:1-2:7 the key `height` is set twice in one map
///   related 1:1-1:7 first here
/// ```
func diagnosticText(_ sink: DiagnosticSink, _ file: SourceFile) -> String {
  let lines = file.lines
  func place(_ range: SourceRange) -> String {
    let start = lines.position(of: Int(range.start))
    let end = lines.position(of: Int(range.end))
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
  var text = ""
  for diagnostic in sink.diagnostics.sorted(by: { $0.place.range.start < $1.place.range.start }) {
    let code = diagnostic.code
    text += "\(code.severity)[\(code.name)] \(place(diagnostic.place.range)) \(diagnostic.message)\n"
    for label in diagnostic.related { text += "  related \(place(label.range)) \(label.text)\n" }
    for note in diagnostic.notes { text += "  note: \(note)\n" }
    for help in diagnostic.help { text += "  help: \(help)\n" }
    if let fix = diagnostic.fix { text += "  fix \(place(fix.range)): \(fix.replacement)\n" }
  }
  return text
}
