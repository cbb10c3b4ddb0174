package import ThemeCore

/// Counts of diagnostics, by file and code.
package struct DiagnosticCounts: Sendable {
  private struct Kind: Hashable {
    let source: SourceID
    let code: String
    let isError: Bool
  }

  private var counts: [Kind: Int] = [:]

  package init() {}

  package var isEmpty: Bool { counts.isEmpty }
  package var errors: Int { counts.reduce(0) { $1.key.isError ? $0 + $1.value : $0 } }
  package var warnings: Int { counts.reduce(0) { $1.key.isError ? $0 : $0 + $1.value } }

  /// Adds one diagnostic.
  package mutating func add(_ diagnostic: Diagnostic) {
    let kind = Kind(
      source: diagnostic.place.range.source, code: diagnostic.code.name,
      isError: diagnostic.code.severity == .error)
    counts[kind, default: 0] += 1
  }

  /// Adds the counts of another stage of the same theme.
  package mutating func add(_ other: DiagnosticCounts) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Combines these counts with those of another theme. Files that both themes use mostly cause the same diagnostics, so that
  /// the larger count of each kind is kept instead of the sum.
  package mutating func join(_ other: DiagnosticCounts) {
    counts.merge(other.counts, uniquingKeysWith: max)
  }

  /// The counts without the warnings of some codes.
  package func accepting(_ codes: Set<String>) -> DiagnosticCounts {
    var copy = self
    copy.counts = counts.filter { $0.key.isError || !codes.contains($0.key.code) }
    return copy
  }

  /// The counts that remain after subtracting `diagnostics`.
  package func beyond(_ diagnostics: [Diagnostic]) -> DiagnosticCounts {
    var shown = DiagnosticCounts()
    for diagnostic in diagnostics { shown.add(diagnostic) }
    var copy = self
    copy.counts = [:]
    for (kind, count) in counts {
      let left = count - (shown.counts[kind] ?? 0)
      if left > 0 { copy.counts[kind] = left }
    }
    return copy
  }
}

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
