import ThemeCore

/// The changes of themes as a reviewer reads them: changes with the same causes are gathered, across themes and elements.
package struct Review: Sendable {
  /// A change in words.
  package struct Line: Hashable, Sendable {
    package let grade: Grade
    let said: String
    /// Why the change is breaking; nil where its words say so themselves.
    var reason: Change.Reason?
    /// By how many of 255 levels people see the change; 256 for what levels don't tell, such as another size.
    var levels = 256
    /// Whether the line says how the pixels of pictures differ.
    var isOfPixels = false
    /// Whether another line says why these pixels differ.
    var followsFromFact = false
    /// What the line says that people notice, to be told in the head of a report; nil for nothing.
    var alarm: Alarm?
    /// The least contrast of titles, where the line lists contrasts; nil for a change.
    var contrast: LeastContrast?

    package var words: String {
      contrast.map { "\($0.isOfSeveral ? "least contrast of the titles" : "contrast of the title") \(said)" }
        ?? said
    }

    /// Whether the line says what follows from another one, so that it is neither graded nor counted.
    var isNote: Bool { contrast != nil || followsFromFact }

    /// Whether the line is of a title that is hard to read.
    var isUnreadable: Bool { alarm == .unreadable || alarm == .newUnreadable }
  }

  /// The least contrast that a line lists.
  package struct LeastContrast: Hashable, Sendable {
    let millionths: Int64
    /// Whether other elements or themes have a greater one.
    var isOfSeveral = false
  }

  /// What people notice of a change, in the words of the head of a report.
  package enum Alarm: Hashable, Sendable {
    case unreadable, newUnreadable
    /// What a change does, and where: `in dark mode`; empty for everywhere.
    case effect(Change.Effect, place: String)

    /// The words; the place is left out where it is that of the whole report.
    func words(in report: String) -> String {
      switch self {
      case .unreadable: "a title becomes hard to read"
      case .newUnreadable: "a new title is hard to read"
      case .effect(let effect, let place):
        place.isEmpty || place == report ? effect.words : "\(effect.words) \(place)"
      }
    }
  }

  /// The changes that some elements have in common, the gravest and the largest first.
  package struct Group: Hashable, Sendable {
    /// The elements by kind and name; empty for the bundle as a whole.
    package internal(set) var elements: [String]
    package internal(set) var lines: [Line]
  }

  /// The changes that the same causes made in some themes.
  package struct Report: Sendable {
    /// The edits that made the changes; empty where they are not known.
    package internal(set) var causes: [Cause]
    /// The names of the themes that have exactly these changes.
    package internal(set) var themes: [String]
    package internal(set) var groups: [Group]
    /// What all changes have in common, such as `in dark mode`; empty for nothing.
    var place: String
    /// The new warnings about the elements.
    var gained: [WarningLine] = []
    /// The elements, where another report is of the same themes; nil where the themes tell the report from others.
    var subject: String?
    /// Themes in which the same causes made other changes, for example because their buttons are larger.
    package internal(set) var others: [Other] = []
    /// Themes whose files contain the causes as well, but whose bundles they do not change.
    package internal(set) var exceptions: [Exception] = []
  }

  /// A theme in which the causes of a report change nothing.
  package struct Exception: Sendable {
    package let theme: String
    /// The place where the theme sets its own value instead; nil where it has none.
    package let own: Cause.Place?
  }

  /// The changes that the causes of a report made in further themes.
  package struct Other: Sendable {
    package internal(set) var themes: [String]
    package internal(set) var groups: [Group]
    let place: String
  }

  /// A warning with the themes that have it on one side only.
  package struct WarningLine: Sendable {
    package let warning: ThemeWarning
    package internal(set) var themes: [String]
  }

  /// The reports, the gravest first, and of those of a grade in the order of the first theme of each.
  package let reports: [Report]
  /// The warnings that only the new side has.
  package let gained: [WarningLine]
  /// Those of them that no report tells, because they are about other elements.
  let untold: [WarningLine]
  /// The warnings that only the old side has, of what is still there.
  package let lost: [WarningLine]
  /// The byte counts of the files that differ, for each theme and element; the largest growth or shrinkage is first.
  package let bytes: [(theme: String, change: ByteChange)]
  /// The suggested version step; nil where nothing changed.
  package let step: VersionStep?
  /// The themes whose changes have unknown causes, grouped by the sides whose bundles are outdated (see
  /// ``ThemeChanges/outdated``). The themes without an outdated bundle, for which no theme file was found, come last.
  package let withoutCauses: [(outdated: [ReviewSide], themes: [String])]

  /// Gathers the changes of themes; themes without changes are left out.
  package init(_ themes: [ThemeChanges]) {
    let shared = SharedChanges(themes)
    var reports = shared.report.map { [$0] } ?? []
    var known: [Key: Int] = [:]
    for (theme, causes, changes) in byCauseAndTheme(shared.rest.map { ($0.theme, $0.changes.joiningSides) }) {
      let groups = Self.groups(of: Self.told(changes))
      let place = Self.place(of: changes)
      let key = Key(causes: causes, groups: causes.isEmpty ? groups : [])
      guard let index = known[key] else {
        known[key] = reports.count
        reports.append(Report(causes: causes, themes: [theme], groups: groups, place: place))
        continue
      }
      if reports[index].groups.areAlike(groups) {
        reports[index].themes.append(theme)
        reports[index].groups.take(contrastsOf: groups)
      } else if let other = reports[index].others.firstIndex(where: { $0.groups == groups }) {
        reports[index].others[other].themes.append(theme)
      } else {
        reports[index].others.append(Other(themes: [theme], groups: groups, place: place))
      }
    }
    reports = reports.joiningAlike.joiningSiblings
    for index in reports.indices where !reports[index].causes.isEmpty {
      let causes = Set(reports[index].causes)
      reports[index].exceptions = themes.compactMap { theme in
        theme.withoutEffect.first { causes.contains($0.cause) }
          .map { Exception(theme: theme.theme, own: $0.own) }
      }
    }
    gained = lines(of: themes) { $0.warnings?.gained ?? [] }
    var untold = gained
    for index in reports.indices {
      let elements = Set(reports[index].groups.flatMap(\.elements))
      let names = Set(reports[index].themes + reports[index].others.flatMap(\.themes))
      func isOwn(_ line: WarningLine) -> Bool {
        names.isSuperset(of: line.themes)
          && (reports.count == 1 || elements.contains(line.warning.element ?? ""))
      }
      reports[index].gained = untold.filter(isOwn)
      untold.removeAll(where: isOwn)
      reports[index].groups = reports[index].groups.gravestFirst
      for other in reports[index].others.indices {
        reports[index].others[other].groups = reports[index].others[other].groups.gravestFirst
      }
    }
    self.reports = reports.gravestFirst.naming
    self.untold = untold
    lost = lines(of: themes, \.fixed)
    bytes = themes.filter { !$0.changes.isEmpty }.flatMap { theme in
      theme.bytes.map { (theme.theme, $0.renamed(by: theme.changes.formerNames)) }
    }
    .sorted { abs($0.1.new - $0.1.old) > abs($1.1.new - $1.1.old) }
    step = VersionStep(themes.flatMap { $0.changes.map(\.grade) })
    let unknown = themes.filter(\.lacksCauses)
    let sides: [[ReviewSide]] = [[.old, .new], [.old], [.new], []]
    withoutCauses = sides.compactMap { sides in
      let names = unknown.filter { $0.outdated == sides }.map(\.theme)
      return names.isEmpty ? nil : (sides, names)
    }
  }
}

extension [Change] {
  /// The new names of elements by their former ones.
  fileprivate var formerNames: [String: String] {
    reduce(into: [:]) { names, change in
      if case .renamed(let former) = change.subject { names[former] = change.element }
    }
  }
}

extension ThemeChanges {
  /// The warnings that only the old side has. One of an element that is gone is not fixed.
  fileprivate var fixed: [ThemeWarning] {
    let gone = Set(
      changes.compactMap { change in if case .gone = change.subject { change.element } else { nil } })
    return (warnings?.lost ?? []).filter { $0.element.map(gone.contains) != true }
  }
}

extension ByteChange {
  /// The counts with the new name of their element.
  fileprivate func renamed(by names: [String: String]) -> ByteChange {
    guard let name = element.flatMap({ names[$0] }) else { return self }
    return ByteChange(element: name, old: old, new: new, isQuick: isQuick)
  }
}

/// The changes of themes by their causes, in the order of the first change of each group. Of the themes with the same causes,
/// those whose own file was edited are first, because they stand for those that extend them.
private func byCauseAndTheme(
  _ themes: [(theme: String, changes: [Change])]
) -> [(theme: String, causes: [Cause], changes: [Change])] {
  let all = themes.flatMap { theme in
    theme.changes.groups(by: \.causes).map { (theme: theme.theme, causes: $0.key, changes: $0.members) }
  }
  let first = Dictionary(all.enumerated().map { ($1.causes, $0) }) { first, _ in first }
  return all.enumerated().sorted(byRank: { index, group in
    let isOwn = group.causes.contains { $0.isMade(in: group.theme) }
    return [group.causes.isEmpty ? index : first[group.causes] ?? index, isOwn ? 0 : 1]
  }).map(\.element)
}

extension Cause {
  /// Whether the edit is in the file of a theme with this name.
  func isMade(in theme: String) -> Bool {
    guard kind != .file, let name = (new ?? old)?.path.split(separator: "/").last else { return false }
    return name.prefix { $0 != "." } == theme[...]
  }
}

/// What changes have in common that share a report: their causes or, where these are unknown, the changes themselves.
private struct Key: Hashable {
  let causes: [Cause]
  let groups: [Review.Group]
}

/// The warnings that themes have on one side only, each with the names of its themes.
private func lines(
  of themes: [ThemeChanges], _ warnings: (ThemeChanges) -> [ThemeWarning]
) -> [Review.WarningLine] {
  themes.flatMap { theme in warnings(theme).map { (warning: $0, theme: theme.theme) } }.groups(by: \.warning)
    .map { Review.WarningLine(warning: $0, themes: $1.map(\.theme).unique) }
}
