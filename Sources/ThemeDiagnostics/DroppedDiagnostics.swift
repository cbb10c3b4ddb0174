import ThemeSource

/// How many diagnostics were found beyond those that are kept, by file and code.
package struct DroppedDiagnostics: Sendable {
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
  package var count: Int { counts.values.reduce(0, +) }

  mutating func add(_ diagnostic: Diagnostic) {
    let kind = Kind(
      source: diagnostic.place.range.source, code: diagnostic.code.name,
      isError: diagnostic.severity == .error)
    counts[kind, default: 0] += 1
  }

  /// Counts those of another stage of the same theme.
  package mutating func add(_ other: DroppedDiagnostics) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Counts those of another theme, which mostly are the same where both are made of the same file.
  package mutating func join(_ other: DroppedDiagnostics) {
    counts.merge(other.counts, uniquingKeysWith: max)
  }

  /// Those that are left when warnings of some codes are accepted.
  package func without(_ codes: Set<String>) -> DroppedDiagnostics {
    var copy = self
    copy.counts = counts.filter { $0.key.isError || !codes.contains($0.key.code) }
    return copy
  }
}
