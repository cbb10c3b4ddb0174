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

extension Review {
  /// The review in Markdown, for a comment on a pull request. It has at most `limit` bytes; reports that do not fit are left
  /// out and counted. Where there is nothing to report, it is the sentence `unchanged`.
  ///
  /// Names and texts may come from an untrusted theme, so no character of them is read as Markdown, HTML or a mention.
  package func markdown(unchanged: String = "No changes.", limit: Int = 60_000) -> String {
    if reports.isEmpty && notes.isEmpty { return "\(unchanged.escaped)\n" }
    let notes = notes.map { "- \($0.sentenceCase.escaped)\n" }
    // Only warnings can make many notes, so the notes get at most a quarter of the space.
    var end = notes.suffix(1).joined()
    for note in notes.dropLast().reversed() where end.utf8.count + note.utf8.count < limit / 4 {
      end = note + end
    }
    var text = ""
    for (index, report) in reports.enumerated() {
      let part = (index == 0 ? "" : "\n") + report.markdown
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
  /// The report as Markdown of about 30 lines; the changes that are left out are counted.
  fileprivate var markdown: String {
    var text = "**\(themes.allListed.escaped)**: \(scope)\n\n"
    for cause in causes.prefix(4) { text += "- Because \(cause.words.escaped)\n" }
    if causes.count > 4 { text += "- and \(causes.count - 4) more \(causes.count == 5 ? "edit" : "edits")\n" }
    var room = 16
    var omitted: [Review.Group] = []
    for group in groups {
      guard group.lines.count < room || room == 16 else {
        omitted.append(group)
        continue
      }
      let indent = group.elements.isEmpty ? "" : "  "
      if !group.elements.isEmpty { text += "- \(group.elements.listed.escaped)\n" }
      for line in group.lines.prefix(room) {
        text += "\(indent)- *\(line.grade.name)*: \(line.words.escaped)\n"
      }
      if group.lines.count > room { text += "\(indent)- and \(group.lines.count - room) more\n" }
      room -= group.lines.count + 1
    }
    if !omitted.isEmpty {
      let lines = omitted.reduce(0) { $0 + $1.lines.count * max($1.elements.count, 1) }
      text += "- \(lines) more changes of \(omitted.flatMap(\.elements).allListed.escaped)\n"
    }
    for line in elsewhere.prefix(5) { text += "- \(line.sentenceCase.escaped)\n" }
    if elsewhere.count > 5 { text += "- and \(elsewhere.count - 5) more such lines\n" }
    return text
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
