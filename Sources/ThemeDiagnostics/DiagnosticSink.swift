package import ThemeCore

/// A collection to which a stage reports problems while it continues.
///
/// It keeps a limited number of errors and of warnings, the first of each, and only counts the others: a file of a few
/// megabytes may contain a hundred thousand mistakes.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  /// The counts of the diagnostics that were reported but not kept.
  package private(set) var dropped = DiagnosticCounts()
  /// The element that the stage is processing. A diagnostic without an element of its own is attributed to it.
  package var element: String?
  /// The platform target for which the stage examines the theme. Diagnostics are attributed to it.
  package var target: String?
  /// Whether a text is the path of a token, so that the author may have forgotten the `$` before it; nil where no tokens are known.
  package var isToken: (@Sendable (String) -> Bool)?
  /// How many more unknown names may be compared with the known ones for a suggestion.
  private var searches = 200
  private let limit: Int
  /// The codes that exist in this run.
  package let codes: DiagnosticCodes
  /// The number of errors so far, including those that were not kept.
  package private(set) var errorCount = 0
  private var warningCount = 0

  /// The elements with errors, or with a part that was not understood. Something that they seem to lack may be in that part.
  package private(set) var doubted: Set<String> = []
  /// How often something was not understood for a reason that was reported elsewhere.
  package private(set) var doubts = 0

  /// Creates a sink that keeps at most `limit` errors and as many warnings.
  package init(limit: Int = Limit.diagnostics.standard, codes: DiagnosticCodes = .ofStages) {
    self.limit = limit
    self.codes = codes
  }

  /// An empty sink with the same element, target and limits, and with the remaining number of searches.
  package func emptied() -> DiagnosticSink {
    var sink = DiagnosticSink(limit: limit, codes: codes)
    (sink.element, sink.target, sink.searches, sink.isToken) = (element, target, searches, isToken)
    return sink
  }

  /// Whether a part of the current element was not understood.
  package var isInDoubt: Bool { element.map(doubted.contains) ?? false }

  /// Marks the current element as not fully understood, if the error was reported elsewhere.
  package mutating func doubt() {
    doubts += 1
    if let element { doubted.insert(element) }
  }

  package var hasErrors: Bool { errorCount > 0 }

  /// The number of diagnostics so far, including those that were not kept.
  package var count: Int { errorCount + warningCount }

  package mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic.element == nil ? diagnostic.about(element) : diagnostic
    if let target, diagnostic.target == nil { diagnostic = diagnostic.lost(by: target) }
    if diagnostic.code.severity == .error, let element = diagnostic.element { doubted.insert(element) }
    keep(diagnostic)
  }

  /// Reports a diagnostic and returns nil, for use as `return sink.refuse(…)`.
  package mutating func refuse<Value>(_ diagnostic: Diagnostic) -> Value? {
    report(diagnostic)
    return nil
  }

  /// Adds the diagnostics, counts and doubts of another sink.
  package mutating func append(contentsOf other: DiagnosticSink) {
    for diagnostic in other.diagnostics { keep(diagnostic) }
    dropped.add(other.dropped)
    errorCount += other.dropped.errors
    warningCount += other.dropped.warnings
    doubted.formUnion(other.doubted)
    doubts += other.doubts
    searches = min(searches, other.searches)
  }

  /// Replaces the diagnostics by what `change` makes of each.
  package mutating func revise(_ change: ([Diagnostic]) -> [Diagnostic]) { diagnostics = change(diagnostics) }

  /// Whether one more unknown name may be compared with all known ones. Every call counts as a search.
  package mutating func maySearch() -> Bool {
    searches -= 1
    return searches >= 0
  }

  private mutating func keep(_ diagnostic: Diagnostic) {
    let earlier: Int
    switch diagnostic.code.severity {
    case .error:
      earlier = errorCount
      errorCount += 1
    case .warning:
      earlier = warningCount
      warningCount += 1
    }
    if earlier < limit { diagnostics.append(diagnostic) } else { dropped.add(diagnostic) }
  }
}

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
