/// The changes of a theme's bundle.
package struct ThemeChanges: Sendable {
  /// The theme's name.
  package let theme: String
  package let changes: [Change]

  package init(theme: String, changes: [Change]) {
    self.theme = theme
    self.changes = changes
  }
}

/// What a reviewer reads: themes, and elements in them, with the same changes together.
package struct Review: Sendable {
  /// A change as it is told.
  package struct Line: Hashable, Sendable {
    package let grade: Grade
    package let words: String
  }

  /// The changes of elements that have the same ones, the gravest first.
  package struct Group: Hashable, Sendable {
    /// None for the bundle as a whole.
    package fileprivate(set) var elements: [String]
    package let lines: [Line]
  }

  /// The changes of themes that have the same ones.
  package struct Report: Sendable {
    package fileprivate(set) var themes: [String]
    package let groups: [Group]
    /// How many changes of each grade a theme has: `1 visible, 2 invisible`.
    package let summary: String
  }

  /// In the order of the first theme of each.
  package let reports: [Report]

  /// Themes without changes are left out.
  package init(_ themes: [ThemeChanges]) {
    var reports: [Report] = []
    for theme in themes where !theme.changes.isEmpty {
      let groups = groups(of: theme.changes)
      if let report = reports.firstIndex(where: { $0.groups == groups }) {
        reports[report].themes.append(theme.theme)
      } else {
        reports.append(Report(themes: [theme.theme], groups: groups, summary: summary(of: theme.changes)))
      }
    }
    self.reports = reports
  }
}

/// The changes of each element, those of the bundle first; elements with the same changes are together.
private func groups(of changes: [Change]) -> [Review.Group] {
  var names: [String?] = []
  var byElement: [String?: [Change]] = [:]
  for change in changes {
    if byElement[change.element] == nil { names.append(change.element) }
    byElement[change.element, default: []].append(change)
  }
  var groups: [Review.Group] = []
  for name in names {
    let own = byElement[name] ?? []
    let order = own.indices.sorted { (own[$0].grade, $0) < (own[$1].grade, $1) }
    let lines = order.map { Review.Line(grade: own[$0].grade, words: own[$0].words) }
    if let name, let group = groups.firstIndex(where: { $0.lines == lines && !$0.elements.isEmpty }) {
      groups[group].elements.append(name)
    } else {
      groups.append(Review.Group(elements: name.map { [$0] } ?? [], lines: lines))
    }
  }
  return groups
}

private func summary(of changes: [Change]) -> String {
  Grade.allCases.compactMap { grade in
    let count = changes.count { $0.grade == grade }
    return count == 0 ? nil : "\(count) \(grade.name)"
  }.joined(separator: ", ")
}
