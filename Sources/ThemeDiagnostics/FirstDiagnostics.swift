package import ThemeCore

/// The first diagnostics of a run in the order in which they are printed, and the counts of the others.
///
/// Errors take precedence over warnings, so that the reason why a run fails is shown. The result does not depend on the order
/// in which diagnostics were reported.
package struct FirstDiagnostics: Sendable {
  /// The diagnostics to show, in order.
  package let shown: [Diagnostic]
  /// The counts of the diagnostics that are not shown.
  package let omitted: DiagnosticCounts
  /// The limit that the omitted diagnostics exceed; nil if none are omitted.
  package let exceeded: LimitExceeded?

  /// Keeps at most as many diagnostics as `limits` allow. `omitted` are the counts of those that were not kept before.
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
  /// The sentence about diagnostics that are not printed, without a full stop.
  package var sentenceOfRun: String { "the run has \(words); \(advice)" }
}
