/// What a reviewer reads: what the same causes made in themes, and in elements of them, together.
package struct Review: Sendable {
  /// A change as it is told.
  package struct Line: Hashable, Sendable {
    package let grade: Grade
    package let words: String
  }

  /// The changes of elements that have the same ones, the gravest first.
  package struct Group: Hashable, Sendable {
    /// None for the bundle as a whole.
    package internal(set) var elements: [String]
    package let lines: [Line]
  }

  /// The changes of themes that have the same ones, by the same causes.
  package struct Report: Sendable {
    /// What made the changes; empty where it is not known.
    package internal(set) var causes: [Cause]
    package internal(set) var themes: [String]
    package internal(set) var groups: [Group]
    /// How many changes of each grade a theme has: `2 visible changes`.
    package internal(set) var summary: String
    /// Themes in which the same causes made other changes, such as one with a larger button.
    package internal(set) var others: [Other] = []
    /// Themes in whose files the causes are too, and change nothing.
    package internal(set) var exceptions: [Exception] = []
  }

  /// A theme in which the cause of a report changes nothing.
  package struct Exception: Sendable {
    package let theme: String
    /// Where the theme says something else instead; nil where it doesn't.
    package let own: Cause.Place?
  }

  /// What the causes of a report made in further themes.
  package struct Other: Sendable {
    package internal(set) var themes: [String]
    package let groups: [Group]
    package let summary: String
  }

  /// A warning with the themes that have it on one side only.
  package struct WarningLine: Sendable {
    package let warning: ThemeWarning
    package internal(set) var themes: [String]
  }

  /// In the order of the first theme of each.
  package let reports: [Report]
  package let gained: [WarningLine]
  package let lost: [WarningLine]
  /// Of all themes together, those that grew or shrank most first.
  package let bytes: [(theme: String, change: ByteChange)]
  /// Nil where nothing changed.
  package let step: VersionStep?
  /// The themes with changes whose causes are not known, by the sides whose bundles no theme makes; those for whose bundles there
  /// is no theme come last.
  package let withoutCauses: [(outdated: [ReviewSide], themes: [String])]

  /// Themes without changes are left out.
  package init(_ themes: [ThemeChanges]) {
    let shared = SharedChanges(themes)
    var reports = shared.report.map { [$0] } ?? []
    var known: [Key: Int] = [:]
    for theme in shared.rest {
      for (causes, changes) in byCause(theme.changes) {
        let (groups, summary) = (
          Self.groups(
            of: changes.map { ($0.element, Line(grade: $0.grade, words: $0.words)) }),
          Self.summary(of: changes.map(\.grade))
        )
        let key = Key(causes: causes, groups: causes.isEmpty ? groups : [])
        guard let index = known[key] else {
          known[key] = reports.count
          reports.append(Report(causes: causes, themes: [theme.theme], groups: groups, summary: summary))
          continue
        }
        if reports[index].groups == groups {
          reports[index].themes.append(theme.theme)
        } else if let other = reports[index].others.firstIndex(where: { $0.groups == groups }) {
          reports[index].others[other].themes.append(theme.theme)
        } else {
          reports[index].others.append(Other(themes: [theme.theme], groups: groups, summary: summary))
        }
      }
    }
    reports = reports.joiningAlike
    for index in reports.indices where !reports[index].causes.isEmpty {
      let causes = Set(reports[index].causes)
      reports[index].exceptions = themes.compactMap { theme in
        theme.withoutEffect.first { causes.contains($0.cause) }
          .map { Exception(theme: theme.theme, own: $0.own) }
      }
    }
    self.reports = reports
    gained = lines(of: themes) { $0.gained }
    lost = lines(of: themes) { $0.lost }
    bytes = themes.filter { !$0.changes.isEmpty }.flatMap { theme in theme.bytes.map { (theme.theme, $0) } }
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

/// What is told together: changes by the same causes, and without known causes those that are the same.
private struct Key: Hashable {
  let causes: [Cause]
  let groups: [Review.Group]
}

/// Changes by what made them, in the order of the first.
private func byCause(_ changes: [Change]) -> [(causes: [Cause], changes: [Change])] {
  var order: [[Cause]] = []
  var byCause: [[Cause]: [Change]] = [:]
  for change in changes {
    if byCause[change.causes] == nil { order.append(change.causes) }
    byCause[change.causes, default: []].append(change)
  }
  return order.map { ($0, byCause[$0] ?? []) }
}

/// The warnings that themes have on one side, each with the themes.
private func lines(
  of themes: [ThemeChanges], on side: (WarningChanges) -> [ThemeWarning]
) -> [Review.WarningLine] {
  var lines: [Review.WarningLine] = []
  var known: [ThemeWarning: Int] = [:]
  for theme in themes {
    for warning in theme.warnings.map(side) ?? [] {
      if let index = known[warning] {
        if lines[index].themes.last != theme.theme { lines[index].themes.append(theme.theme) }
      } else {
        known[warning] = lines.count
        lines.append(Review.WarningLine(warning: warning, themes: [theme.theme]))
      }
    }
  }
  return lines
}
