package import ThemeCore

extension Diagnostic {
  /// The error about an exceeded limit. It names the subject, the measured and the allowed amount, and the option that raises
  /// the limit. `subject` ends with a verb: "`a.yaml` has".
  package static func limitExceeded(
    _ subject: DiagnosticText, _ exceeded: LimitExceeded, at range: SourceRange, _ label: String = ""
  ) -> Diagnostic {
    Diagnostic(.limitExceeded, "\(subject) \(exceeded.words)", at: range, label)
      .helping(words: exceeded.advice)
  }
}
