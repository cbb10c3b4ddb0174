import ThemeDiagnostics

extension Review {
  /// The review as text for a terminal; empty where nothing changed.
  package var text: String {
    let told = reports.map { report in
      let causes = report.causes.map { "  because \(VisibleText.escaped($0.words))\n" }
      let groups = report.groups.map { group in
        (group.elements.isEmpty ? "" : "  \(VisibleText.escaped(group.elements.listed))\n")
          + group.lines.map { line in
            let padding = String(repeating: " ", count: 9 - line.grade.name.utf8.count)
            return "    \(line.grade.name)\(padding)  \(VisibleText.escaped(line.words))\n"
          }.joined()
      }
      let elsewhere = report.elsewhere.map { "  \(VisibleText.escaped($0))\n" }
      let lines = (causes + groups + elsewhere).joined()
      return "\(VisibleText.escaped(report.themes.allListed)): \(report.scope)\n\(lines)"
    }
    let notes = notes.map { "\(VisibleText.escaped($0))\n" }.joined()
    return (told + (notes.isEmpty ? [] : [notes])).joined(separator: "\n")
  }
}
