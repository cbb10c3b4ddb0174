import ThemeCore

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
