import Synchronization
import ThemeCore
import ThemeDiagnostics

/// What is wrong with the themes of a run; what several have in common, in a parent, is there once, with a note that names the
/// themes.
///
/// A class because many threads add to it. It keeps what the run's limit allows: which those are doesn't depend on the order
/// in which themes come.
final class DiagnosticCollector: Sendable {
  private struct Entry {
    let diagnostic: Diagnostic
    /// The path of the theme that it is of: of several alike, the first by path is kept.
    var theme: ThemePath
    /// The first themes by path that it reaches from another file.
    var reached: [ThemePath] = []
    var reachedCount = 0
    /// The last of them that came.
    var last: ThemePath?

    mutating func reach(_ theme: ThemePath) {
      if last == theme { return }
      last = theme
      reachedCount += 1
      reached.append(theme)
      guard reached.count > 16 else { return }
      reached = Array(reached.sorted().prefix(DiagnosticCollector.mostNamed))
    }
  }

  /// How many themes are named that a diagnostic reaches.
  fileprivate static let mostNamed = 5

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

  /// Keeps the first errors, and the first warnings.
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

  /// The first of all, others among them that no theme has alone; the collector lets go of them.
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
  /// The same with a note that names the themes that it reaches from a file of another.
  fileprivate func reaching(_ themes: [ThemePath], of count: Int) -> Diagnostic {
    guard !themes.isEmpty else { return self }
    var names: DiagnosticText = ""
    for theme in themes.prefix(DiagnosticCollector.mostNamed) {
      names = "\(names)\(names.plain.isEmpty ? "" : ", ")`\(theme)`"
    }
    return noting(
      "reaches \(names)\(count > DiagnosticCollector.mostNamed ? " and \(count - DiagnosticCollector.mostNamed) more" : "")"
    )
  }
}
