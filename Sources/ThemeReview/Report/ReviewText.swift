import ThemeDiagnostics

extension Review {
  /// The review as text for a terminal; empty where nothing changed.
  package var text: String {
    let told = reports.map { report in
      let causes = report.toldCauses.map { "  because \(VisibleText.escaped($0.words))\n" }
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

extension Review {
  /// The review in Markdown, for a comment on a pull request. It has at most `limit` bytes; reports that do not fit are left
  /// out and counted. Where there is nothing to report, it is the sentence `unchanged`.
  ///
  /// Names and texts may come from an untrusted theme, so no character of them is read as Markdown, HTML or a mention.
  package func markdown(unchanged: String = "No changes.", limit: Int = 60_000) -> String {
    if reports.isEmpty && notes.isEmpty { return "\(unchanged.escaped)\n" }
    let notes = notes.map { "- \($0.sentenceCase.escaped)\n" }
    // All of a single cause is read at a glance, the notes included.
    let most = reports.count == 1 ? max(8, 12 - (notes.isEmpty ? 0 : 1 + notes.count)) : 12
    // Only warnings can make many notes, so the notes get at most a quarter of the space.
    var end = notes.suffix(1).joined()
    for note in notes.dropLast().reversed() where end.utf8.count + note.utf8.count < limit / 4 {
      end = note + end
    }
    var text = ""
    for (index, report) in reports.enumerated() {
      let part = (index == 0 ? "" : "\n") + report.markdown(most)
      let left = reports.count - index
      guard text.utf8.count + part.utf8.count + end.utf8.count <= limit - 200 else {
        text +=
          "\n\(left) more \(left == 1 ? "report is" : "reports are") left out, because this one would be too long.\n"
        break
      }
      text += part
    }
    return text + (end.isEmpty || text.isEmpty ? "" : "\n") + end
  }
}

extension Review.Report {
  /// The report as Markdown of at most `most` lines; what is left out is counted.
  fileprivate func markdown(_ most: Int) -> String {
    let causes = toldCauses
    let head = causes.prefix(causes.count > 2 ? 1 : 2).map { "- Because \($0.words.escaped)\n" }
    let more = causes.count > 2 ? ["- and \(causes.count - 1) more edits\n"] : []
    var end = elsewhere.prefix(elsewhere.count > 2 ? 1 : 2).map { "- \($0.sentenceCase.escaped)\n" }
    if elsewhere.count > 2 { end.append("- and \(elsewhere.count - 1) more such lines\n") }
    let body = lines(upTo: most - 2 - head.count - more.count - end.count)
    return "**\(themes.allListed.escaped)**: \(scope)\n\n" + (head + more + body + end).joined()
  }

  /// The changes of the groups; where they have more lines than `most`, a line for each group with its first changes, and then
  /// one for what is left.
  private func lines(upTo most: Int) -> [String] {
    func line(_ line: Review.Line) -> String { "*\(line.grade.name)*: \(line.words.escaped)" }
    let all = groups.flatMap { group -> [String] in
      let lines = group.lines.map { "\(group.elements.isEmpty ? "" : "  ")- \(line($0))\n" }
      return group.elements.isEmpty ? lines : ["- \(group.elements.listed.escaped)\n"] + lines
    }
    if all.count <= most { return all }
    if groups.count == 1 { return all.prefix(most - 1) + ["  - and \(all.count - most + 1) more changes\n"] }
    let shown = groups.prefix(groups.count > most ? most - 1 : most).map { group in
      let name = group.elements.isEmpty ? "" : "\(group.elements.listed.escaped): "
      let told = group.lines.prefix(3)
      let rest = group.lines.count - told.count
      let words = told.indices.map { index in
        let isGraded = index > 0 && told[index].grade == told[index - 1].grade
        return isGraded ? told[index].words.escaped : line(told[index])
      }
      return "- \(name)\(words.joined(separator: "; "))"
        + (rest > 0 ? "; and \(rest) more \(rest == 1 ? "change" : "changes")" : "") + "\n"
    }
    let left = groups.dropFirst(shown.count).flatMap(\.elements).count
    return left == 0 ? shown : shown + ["- and \(left) more \(left == 1 ? "element" : "elements")\n"]
  }
}

extension String {
  /// The text with every character escaped that Markdown, HTML or a code host would interpret. A `#` stays where it begins a
  /// color, unless the color could be the number of an issue.
  fileprivate var escaped: String {
    let text = Array(VisibleText.escaped(self).unicodeScalars)
    var escaped = ""
    for (index, scalar) in text.enumerated() {
      let rest = text[(index + 1)...]
      let isRead =
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "@": true
        case "#": rest.prefix { $0.properties.numericType != nil }.count > 0 && !rest.isColor
        case ":": rest.starts(with: ["/", "/"])
        case ".": index > 2 && text[(index - 3)..<index].allSatisfy { $0 == "w" || $0 == "W" }
        default: false
        }
      if isRead { escaped += "&#\(scalar.value);" } else { escaped.unicodeScalars.append(scalar) }
    }
    return escaped
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether the scalars begin with six or eight hexadecimal digits, at least one of which is a letter.
  fileprivate var isColor: Bool {
    let digits = prefix { $0.properties.isASCIIHexDigit }
    return [6, 8].contains(digits.count) && digits.contains { $0.properties.isAlphabetic }
  }
}

extension String {
  /// The text with its first letter in upper case.
  var sentenceCase: String { prefix(1).uppercased() + dropFirst() }
}
