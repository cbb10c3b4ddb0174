package import ThemeCore

/// The first diagnostics of a run in the order in which they are printed, and how many there are beyond them.
///
/// Errors are kept before warnings: a run that fails says why. What is kept doesn't depend on the order in which diagnostics
/// come.
package struct FirstDiagnostics: Sendable {
  /// In order.
  package let shown: [Diagnostic]
  /// Those that are not shown.
  package let omitted: DiagnosticCounts
  /// What is said of those; nil where there are none.
  package let exceeded: LimitExceeded?

  /// At most as many as `limits` allow; `omitted` are those that were not kept so far.
  package init(
    of diagnostics: [Diagnostic], omitted: DiagnosticCounts = DiagnosticCounts(), within limits: Limits,
    in sources: SourceMap
  ) {
    let most = limits[.diagnostics]
    var all = ordered(diagnostics, in: sources)
    var counts = omitted
    if all.count > most {
      var errors = all.count { $0.code.severity == .error }
      var warnings = max(0, most - errors)
      errors = min(errors, most)
      all = all.filter { diagnostic in
        let isError = diagnostic.code.severity == .error
        if isError { errors -= 1 } else { warnings -= 1 }
        if isError ? errors >= 0 : warnings >= 0 { return true }
        counts.add(diagnostic)
        return false
      }
    }
    shown = all
    self.omitted = counts
    let count = counts.errors + counts.warnings
    exceeded =
      count == 0 ? nil : LimitExceeded(.diagnostics, allowed: most, measured: max(most, all.count) + count)
  }
}

extension LimitExceeded {
  /// What is said of diagnostics that are not printed, as a sentence without a full stop.
  package var sentenceOfRun: String { "the run has \(words); \(advice)" }
}
