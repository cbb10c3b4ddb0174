package import ThemeCore

extension Diagnostic {
  /// Something that a theme holds or costs more of than is allowed: what has it, how much it is, how much is allowed, and which
  /// option raises the limit. `subject` ends with a verb: "`a.yaml` has".
  package static func limitExceeded(
    _ subject: DiagnosticText, _ exceeded: LimitExceeded, at range: SourceRange, _ label: String = ""
  ) -> Diagnostic {
    Diagnostic(.limitExceeded, "\(subject) \(exceeded.words)", at: range, label)
      .helping(words: exceeded.advice)
  }
}
