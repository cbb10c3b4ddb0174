import Synchronization
import ThemeCore
import ThemeDiagnostics

/// Collects the diagnostics of the themes of a run. A diagnostic in a parent that several themes share is kept once, with a
/// note that names the themes.
///
/// This is a class because many threads add to it. It keeps no more diagnostics than the run's limit allows; which ones does
/// not depend on the order in which themes are added.
final class DiagnosticCollector: Sendable {
  private struct Entry {
    let diagnostic: Diagnostic
    /// The path of the theme that reported the diagnostic; of several themes, the first by path.
    var theme: ThemePath
    /// The first themes, by path, that the diagnostic reaches from another file.
    var reached: [ThemePath] = []
    /// The number of themes that the diagnostic reaches from another file.
    var reachedCount = 0
    /// The theme that the diagnostic reached last, so that a theme with several such diagnostics is counted once.
    var last: ThemePath?

    mutating func reach(_ theme: ThemePath) {
      if last == theme { return }
      last = theme
      reachedCount += 1
      reached.append(theme)
      guard reached.count > 16 else { return }
      reached = Array(reached.sorted().prefix(DiagnosticCollector.maxNamed))
    }
  }

  /// The number of themes that the note of a diagnostic names; others are counted.
  fileprivate static let maxNamed = 5

  private struct State {
    var entries: [DiagnosticIdentity: Entry] = [:]
    var counts = DiagnosticCounts()
    var isCut = false
  }

  private let limits: Limits
  private let sources: SourceMap
  private let state = Mutex(State())

  init(within limits: Limits, in sources: SourceMap) {
    self.limits = limits
    self.sources = sources
  }

  func add(_ theme: CompiledTheme) {
    if theme.diagnostics.isEmpty, theme.omitted.isEmpty { return }
    var counts = theme.omitted
    for diagnostic in theme.diagnostics { counts.add(diagnostic) }
    state.withLock { state in
      if !theme.omitted.isEmpty { state.isCut = true }
      state.counts.join(counts)
      for diagnostic in theme.diagnostics {
        let identity = DiagnosticIdentity(diagnostic)
        var entry = state.entries[identity] ?? Entry(diagnostic: diagnostic, theme: theme.path)
        if theme.path < entry.theme {
          let earlier = entry
          entry = Entry(diagnostic: diagnostic, theme: theme.path, reached: earlier.reached)
          (entry.reachedCount, entry.last) = (earlier.reachedCount, earlier.last)
        }
        if let source = theme.source, diagnostic.place.range.source != source { entry.reach(theme.path) }
        state.entries[identity] = entry
      }
      if state.entries.count > 2 * limits[.diagnostics] { prune(&state) }
    }
  }

  /// Keeps only the first errors and the first warnings, as many of each as the limit allows.
  private func prune(_ state: inout State) {
    var kept: [DiagnosticIdentity: Entry] = [:]
    for severity in [Severity.error, .warning] {
      let own = state.entries.values.map(\.diagnostic).filter { $0.code.severity == severity }
      for diagnostic in ordered(own, in: sources).prefix(limits[.diagnostics]) {
        let identity = DiagnosticIdentity(diagnostic)
        kept[identity] = state.entries[identity]
      }
    }
    state.entries = kept
    state.isCut = true
  }

  /// The first diagnostics of all themes, together with others that concern several themes. The collector is empty afterwards.
  func first(with others: [Diagnostic]) -> FirstDiagnostics {
    state.withLock { state in
      var all = others
      all.reserveCapacity(others.count + state.entries.count)
      all.append(
        contentsOf: state.entries.values.lazy.map {
          $0.diagnostic.reaching($0.reached.sorted(), of: $0.reachedCount)
        })
      state.entries = [:]
      let first = FirstDiagnostics(of: all, within: limits, in: sources)
      guard state.isCut else { return first }
      for diagnostic in others { state.counts.add(diagnostic) }
      return FirstDiagnostics(
        of: first.shown, omitted: state.counts.beyond(first.shown), within: limits, in: sources)
    }
  }
}

extension Diagnostic {
  /// The diagnostic with a note that names the themes that it reaches from another file.
  fileprivate func reaching(_ themes: [ThemePath], of count: Int) -> Diagnostic {
    guard !themes.isEmpty else { return self }
    var names: DiagnosticText = ""
    for theme in themes.prefix(DiagnosticCollector.maxNamed) {
      names = "\(names)\(names.plain.isEmpty ? "" : ", ")`\(theme)`"
    }
    return noting(
      "reaches \(names)\(count > DiagnosticCollector.maxNamed ? " and \(count - DiagnosticCollector.maxNamed) more" : "")"
    )
  }
}
