import ThemeDiagnostics

extension Review {
  /// For a comment on a pull request: at most `limit` bytes, what is at the end left out and counted. Says so if nothing changed.
  ///
  /// Names and texts come from themes that a stranger may have written: no character of them is Markdown, HTML or a mention.
  package func markdown(limit: Int = 60_000) -> String {
    if reports.isEmpty { return "No changes.\n" }
    var text = ""
    for (index, report) in reports.enumerated() {
      var part = "\(index == 0 ? "" : "\n")**\(report.themes.listed.escaped)**: \(report.summary)\n\n"
      for group in report.groups {
        let indent = group.elements.isEmpty ? "" : "  "
        if !group.elements.isEmpty { part += "- \(group.elements.listed.escaped)\n" }
        for line in group.lines { part += "\(indent)- *\(line.grade.name)*: \(line.words.escaped)\n" }
      }
      let left = reports.count - index
      guard text.utf8.count + part.utf8.count <= limit - 200 else {
        return text
          + "\n\(left) more \(left == 1 ? "report is" : "reports are") left out, because this one would be too long.\n"
      }
      text += part
    }
    return text
  }
}

extension String {
  /// The text with nothing in it that Markdown, HTML or a forge reads: each such character stands as its number. Colors stay
  /// as they are, but those that could be the number of an issue.
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
  /// Whether it begins with six or eight hexadecimal digits of which one is a letter.
  fileprivate var isColor: Bool {
    let digits = prefix { $0.properties.isASCIIHexDigit }
    return [6, 8].contains(digits.count) && digits.contains { $0.properties.isAlphabetic }
  }
}
