import Synchronization
import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures

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

/// The diagnostics, with a note that names the elements for those that are marked only in the element that these are `like`.
func namingLikes(_ diagnostics: [Diagnostic], of theme: Theme) -> [Diagnostic] {
  guard !diagnostics.isEmpty, theme.elements.contains(where: { $0.like != nil }) else { return diagnostics }
  let elements = Dictionary(theme.elements.map { ($0.id.description, $0) }) { first, _ in first }
  var reached: [DiagnosticIdentity: [String]] = [:]
  var own: Set<DiagnosticIdentity> = []
  for diagnostic in diagnostics {
    let identity = DiagnosticIdentity(diagnostic)
    if let name = diagnostic.element, let element = elements[name],
      element.isReached(by: diagnostic, elements)
    {
      if reached[identity]?.last != name { reached[identity, default: []].append(name) }
    } else {
      own.insert(identity)
    }
  }
  return diagnostics.map { diagnostic in
    let identity = DiagnosticIdentity(diagnostic)
    guard !own.contains(identity), let names = reached[identity] else { return diagnostic }
    let shown = names.prefix(DiagnosticCollector.maxNamed).map { "`\($0)`" }.joined(separator: ", ")
    let more = names.count - DiagnosticCollector.maxNamed
    return diagnostic.noting(words: "reaches \(shown)\(more > 0 ? " and \(more) more" : "") through `like`")
  }
}

extension Element {
  /// Whether a diagnostic about this element is marked in one that it is like, and nowhere in its own map.
  fileprivate func isReached(by diagnostic: Diagnostic, _ elements: [String: Element]) -> Bool {
    let places = ([diagnostic.place] + diagnostic.related).map(\.range)
    func has(_ range: SourceRange) -> Bool {
      range == self.range
        || range.source == extent.source && range.start >= extent.start && range.end <= extent.end
    }
    guard like != nil, !places.contains(where: has) else { return false }
    var element = self
    for _ in 0..<Limit.referenceDepth.standard {
      guard let like = element.like, let base = elements[ElementID(id.kind, like.value).description] else {
        break
      }
      if base.extent.source == places[0].source, places[0].start >= base.range.start,
        places[0].end <= base.extent.end
      {
        return true
      }
      element = base
    }
    return false
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

/// The diagnostics without the warnings that the theme, its elements, its targets or the project accept, and with a new warning
/// for each entry of an `allow` list of the theme that has no effect. What is wrong in an SVG is accepted where each element that
/// shows it does so.
func accepted(
  _ diagnostics: [Diagnostic], by theme: Theme, _ options: CompileOptions, _ targets: TargetSet,
  _ svgUsers: SVGUsers
) -> [Diagnostic] {
  let allow = theme.allow + theme.elements.flatMap(\.allow)
  let ofTargets = theme.targets.flatMap(\.allow)
  if diagnostics.isEmpty, allow.isEmpty, ofTargets.isEmpty { return [] }
  var used: Set<SourceRange> = []
  var remaining: [Diagnostic] = []
  let ofTheme = Suppressions(theme.allow)
  let elements = Dictionary(
    theme.elements.lazy.filter { !$0.allow.isEmpty }.map { ("\($0.id)", Suppressions($0.allow)) }
  ) { first, _ in first }
  let lists = Dictionary(grouping: theme.targets) { $0.name.value.rawValue }
    .mapValues { Suppressions($0.flatMap(\.allow)) }
  let ofProject = Set(options.allow)
  var usedScopes: Set<String> = []
  for diagnostic in diagnostics {
    guard diagnostic.severity == .warning else {
      remaining.append(diagnostic)
      continue
    }
    let code = diagnostic.code.name
    func isAllowed(by allowed: Suppressions?, _ scope: String) -> Bool {
      guard let places = allowed?.places[code] else { return false }
      // A list may repeat an entry a thousand times, and a warning may occur as often, so each list and code is counted once.
      if usedScopes.insert("\(scope) \(code)").inserted { used.formUnion(places) }
      return true
    }
    let isOfTheme = isAllowed(by: ofTheme, "")
    let isOfTarget = isAllowed(
      by: diagnostic.target.flatMap { lists[$0] }, "@" + (diagnostic.target ?? ""))
    let users = svgUsers.users(of: diagnostic)
    let refusing = users.filter { !isAllowed(by: elements[$0.element], $0.element) }
    let isOfElement =
      users.isEmpty
      ? isAllowed(by: diagnostic.element.flatMap { elements[$0] }, diagnostic.element ?? "")
      : refusing.isEmpty
    if ofProject.contains(code) || isOfTheme || isOfTarget || isOfElement { continue }
    remaining.append(refusing.isEmpty ? diagnostic : diagnostic.shown(by: refusing))
  }
  // With an error, not every rule was checked, so a warning may be missing only for that reason.
  guard !remaining.contains(where: { $0.severity == .error }) else { return remaining }
  // Not every rule holds for what is only extended: its entries are for the themes that extend it.
  if theme.isAbstract || theme.elements.isEmpty { return remaining }
  for entry in allow
  where entry.range.source == theme.source && !used.contains(entry.range) {
    // A loss of a target that is not built can't occur, so its entry is not reported.
    let losing = targets.targets(losing: entry.value)
    if !losing.isEmpty, !losing.contains(where: options.targets.contains) { continue }
    remaining.append(.unused(entry, "does not occur"))
  }
  for target in theme.targets {
    let name = target.name.value
    for entry in target.allow where entry.range.source == theme.source && !used.contains(entry.range) {
      if !targets.targets(losing: entry.value).contains(name) {
        remaining.append(.unused(entry, "is not a warning about `\(name.rawValue)`"))
      } else if options.targets.contains(name) {
        remaining.append(.unused(entry, "does not occur"))
      }
    }
  }
  return remaining
}

/// The places of the entries of an `allow` list, by the name of the code.
private struct Suppressions {
  let places: [String: [SourceRange]]

  init(_ entries: [Ranged<DiagnosticCode>]) {
    places = Dictionary(grouping: entries, by: \.value.name).mapValues { $0.map(\.range) }
  }
}

extension Diagnostic {
  /// The diagnostic about the first of some elements that show the same SVG, with the places of the others.
  fileprivate func shown(by users: [SVGUsers.User]) -> Diagnostic {
    let most = 5
    let places = users.unique { $0.range }
    guard places.count > 1 else { return about(users[0].element) }
    let named = places.prefix(most).reduce(about(users[0].element)) {
      $0.also(at: $1.range, "shown by `\($1.element)`")
    }
    return named.noting(words: places.count > most ? "\(places.count - most) more show the SVG" : nil)
  }

  fileprivate static func unused(_ entry: Ranged<DiagnosticCode>, _ why: String) -> Diagnostic {
    Diagnostic(.allowUnused, "`\(entry.value.name)` is accepted but \(why)", at: entry.range)
      .helping("remove it from `allow`")
  }
}
