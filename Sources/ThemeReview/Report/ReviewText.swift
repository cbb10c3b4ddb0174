import ThemeDiagnostics

extension Review {
  /// For people who read a terminal; empty if nothing changed.
  package var text: String {
    reports.map { report in
      let groups = report.groups.map { group in
        (group.elements.isEmpty ? "" : "  \(VisibleText.escaped(group.elements.listed))\n")
          + group.lines.map { line in
            let padding = String(repeating: " ", count: 9 - line.grade.name.utf8.count)
            return "    \(line.grade.name)\(padding)  \(VisibleText.escaped(line.words))\n"
          }.joined()
      }
      return "\(VisibleText.escaped(report.themes.listed)): \(report.summary)\n\(groups.joined())"
    }.joined(separator: "\n")
  }
}
