import ThemeCore

/// Where a stage reports problems and goes on.
///
/// It keeps so many errors and so many warnings, those that were reported first, and counts the others: a text of a few
/// megabytes may hold a hundred thousand slips.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  /// Those that were reported and are not kept.
  package private(set) var dropped = DiagnosticCounts()
  /// The element that a stage is at: what is reported without an element of its own is about this one.
  package var element: String?
  /// The platform target for which a stage looks at the theme: what is reported is about what that can't say.
  package var target: String?
  /// How many more unknown names are worth a search for the one that was meant.
  private var searches = 200
  private let limit: Int
  /// The codes that there are.
  package let codes: DiagnosticCodes
  /// How many errors were reported so far, those that are not kept among them.
  package private(set) var errorCount = 0
  private var warningCount = 0

  /// The elements of which something was said and not understood: what they lack may have been said there.
  package private(set) var doubted: Set<String> = []

  /// Keeps at most `limit` errors, and as many warnings.
  package init(limit: Int = Limit.diagnostics.standard, codes: DiagnosticCodes = .ofStages) {
    self.limit = limit
    self.codes = codes
  }

  /// An empty sink that goes on from this one: for the same element, with as many searches as are left.
  package func emptied() -> DiagnosticSink {
    var sink = DiagnosticSink(limit: limit, codes: codes)
    (sink.element, sink.target, sink.searches) = (element, target, searches)
    return sink
  }

  /// Whether something that the element at hand says was not understood.
  package var isInDoubt: Bool { element.map(doubted.contains) ?? false }

  /// Says that something of the element at hand was not understood, when that was reported elsewhere.
  package mutating func doubt() {
    if let element { doubted.insert(element) }
  }

  package var hasErrors: Bool { errorCount > 0 }

  /// How many diagnostics were reported so far, those that are not kept among them.
  package var count: Int { errorCount + warningCount }

  package mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic.element == nil ? diagnostic.about(element) : diagnostic
    if let target, diagnostic.target == nil { diagnostic = diagnostic.lost(by: target) }
    if diagnostic.code.severity == .error, let element = diagnostic.element { doubted.insert(element) }
    keep(diagnostic)
  }

  /// Reports why there is no value, and is that: `return sink.refuse(…)`.
  package mutating func refuse<Value>(_ diagnostic: Diagnostic) -> Value? {
    report(diagnostic)
    return nil
  }

  /// Takes over what another sink has gathered.
  package mutating func append(contentsOf other: DiagnosticSink) {
    for diagnostic in other.diagnostics { keep(diagnostic) }
    dropped.add(other.dropped)
    errorCount += other.dropped.errors
    warningCount += other.dropped.warnings
    doubted.formUnion(other.doubted)
    searches = min(searches, other.searches)
  }

  /// Whether one more unknown name may be compared with all that are known; each call counts.
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
