import ThemeCore
import ThemeDiagnostics

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

/// Reports for people who read a terminal: themes, and elements in them, with the same changes together, the gravest change of
/// each first. Empty if nothing changed.
package func reviewText(_ themes: [ThemeChanges]) -> String {
  var reports: [(themes: [String], text: String)] = []
  for theme in themes where !theme.changes.isEmpty {
    var text = "\(summary(of: theme.changes))\n"
    for group in groups(of: theme.changes) {
      if !group.elements.isEmpty { text += "  \(VisibleText.escaped(group.elements.listed))\n" }
      text += group.lines
    }
    if let report = reports.firstIndex(where: { $0.text == text }) {
      reports[report].themes.append(theme.theme)
    } else {
      reports.append(([theme.theme], text))
    }
  }
  return reports.map { "\(VisibleText.escaped($0.themes.listed)): \($0.text)" }.joined(separator: "\n")
}

/// The lines of each element, those with the same lines together; the bundle itself first, without an element.
private func groups(of changes: [Change]) -> [(elements: [String], lines: String)] {
  var names: [String?] = []
  for change in changes where !names.contains(change.element) { names.append(change.element) }
  var groups: [(elements: [String], lines: String)] = []
  for name in names {
    let own = changes.filter { $0.element == name }
    let order = own.indices.sorted { (own[$0].grade, $0) < (own[$1].grade, $1) }
    let lines = order.map { index in
      let grade = own[index].grade.name
      let padding = String(repeating: " ", count: 9 - grade.utf8.count)
      return "    \(grade)\(padding)  \(VisibleText.escaped(own[index].words))\n"
    }.joined()
    if let name, let group = groups.firstIndex(where: { $0.lines == lines && !$0.elements.isEmpty }) {
      groups[group].elements.append(name)
    } else {
      groups.append((name.map { [$0] } ?? [], lines))
    }
  }
  return groups
}

/// `1 visible change, 2 invisible`.
private func summary(of changes: [Change]) -> String {
  Grade.allCases.compactMap { grade in
    let count = changes.count { $0.grade == grade }
    return count == 0 ? nil : "\(count) \(grade.name)"
  }.joined(separator: ", ")
}
