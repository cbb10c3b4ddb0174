import ThemeCore
import ThemeDiagnostics

extension Review {
  /// The review as text for a terminal; empty where nothing changed.
  package var text: String {
    let told = reports.map { report in
      let warnings = report.warningWords.map { "  \(VisibleText.escaped($0))\n" }
      let causes = report.causeWords.map { "  cause: \(VisibleText.escaped($0))\n" }
      let groups = report.groups.map { group in
        (group.heading.isEmpty ? "" : "  \(VisibleText.escaped(group.heading.listed))\n")
          + group.lines.map { line in
            let padding = String(repeating: " ", count: 9 - line.grade.name.utf8.count)
            return
              "    \(line.isNote ? String(repeating: " ", count: 11) : "\(line.grade.name)\(padding)  ")\(VisibleText.escaped(line.words))\n"
          }.joined()
      }
      let elsewhere = report.elsewhere.map { "  \(VisibleText.escaped($0))\n" }
      let lines = (warnings + causes + groups + elsewhere).joined()
      return "\(VisibleText.escaped(report.title)): \(report.scope)\n\(lines)"
    }
    let paragraphs = [total.map { [$0] } ?? [], untoldWords].map(paragraph) + told + [paragraph(notes)]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// Lines of a text for a terminal.
private func paragraph(_ lines: [String]) -> String {
  lines.map { "\(VisibleText.escaped($0))\n" }.joined()
}

extension Review {
  /// The review in Markdown, for a comment on a pull request. It has at most `limit` bytes; reports that do not fit are left
  /// out and counted. Where there is nothing to report, it is the sentence `unchanged`.
  ///
  /// Names and texts may come from an untrusted theme, so no character of them is read as Markdown, HTML or a mention.
  package func markdown(unchanged: String = "No changes.", limit: Int = 60_000) -> String {
    let warnings = untoldWords.map { "- **\($0.sentenceCase.markdown)**\n" }
    let notes = notes.map { "- \($0.sentenceCase.markdown)\n" }
    let others = warnings.count + notes.count
    if reports.isEmpty && others == 0 { return "\(unchanged.markdown)\n" }
    // All of a single cause is read at a glance: 12 lines, the notes included and without the empty ones.
    let most = reports.count == 1 ? max(8, min(12, 13 - others)) : 12
    // Only warnings can be many or long, so what is said besides the reports gets at most half of the space.
    var start = ""
    for warning in warnings where start.utf8.count + warning.utf8.count < limit / 4 { start += warning }
    var end = notes.suffix(1).joined()
    for note in notes.dropLast().reversed() where end.utf8.count + note.utf8.count < limit / 4 {
      end = note + end
    }
    var text = [total.map { "\($0.sentenceCase)\n" } ?? "", start].filter { !$0.isEmpty }.joined(
      separator: "\n")
    for (index, report) in reports.enumerated() {
      let part = (text.isEmpty ? "" : "\n") + report.markdown(most)
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
    let causes = causeWords
    let told = warningWords
    let warnings =
      told.prefix(2).map { "- **\($0.sentenceCase.markdown)**\n" }
      + (told.count > 2
        ? ["- and \(told.count - 2) more new \(told.count == 3 ? "warning" : "warnings")\n"] : [])
    let head = causes.prefix(causes.count > 2 ? 1 : 2).map { "- Cause: \($0.markdown)\n" }
    let more = causes.count > 2 ? ["- and \(causes.count - 1) more edits\n"] : []
    var end = elsewhere.prefix(elsewhere.count > 2 ? 1 : 2).map { "- \($0.sentenceCase.markdown)\n" }
    if elsewhere.count > 2 { end.append("- and \(elsewhere.count - 1) more such lines\n") }
    let body = lines(upTo: max(2, most - 2 - warnings.count - head.count - more.count - end.count))
    return "**\(title.escaped)**: \(scope.markdown)\n\n" + (warnings + head + more + body + end).joined()
  }

  /// The changes of the groups; where they have more lines than `most`, a line for each group with its first changes, and then
  /// one for what is left.
  private func lines(upTo most: Int) -> [String] {
    func line(_ line: Review.Line) -> String {
      line.isNote ? line.words.markdown : "*\(line.grade.name)*: \(line.words.markdown)"
    }
    let all = groups.flatMap { group -> [String] in
      let name = group.heading.listed.escaped
      return (name.isEmpty ? [] : ["- \(name)\n"])
        + group.lines.map { "\(name.isEmpty ? "" : "  ")- \(line($0))\n" }
    }
    if all.count <= most { return all }
    if groups.count == 1 { return all.prefix(most - 1) + ["  - and \(all.count - most + 1) more changes\n"] }
    let shown = groups.prefix(groups.count > most ? most - 1 : most).map { group in
      let name = group.heading.isEmpty ? "" : "\(group.heading.listed.escaped): "
      // What follows from the first change of an element is told with it.
      let count = group.counted.count == 4 ? 4 : 3
      let told = Array(group.counted.prefix(count) + group.lines.filter(\.isNote).prefix(1))
      let rest = max(group.counted.count - count, 0)
      let words = told.indices.map { index in
        let isGraded = index > 0 && told[index].grade == told[index - 1].grade
        return isGraded ? told[index].words.markdown : line(told[index])
      }
      return "- \(name)\(words.joined(separator: "; "))"
        + (rest > 0 ? "; and \(rest) more \(rest == 1 ? "change" : "changes")" : "") + "\n"
    }
    let left = groups.dropFirst(shown.count).flatMap(\.elements).count
    return left == 0 ? shown : shown + ["- and \(left) more \(left == 1 ? "element" : "elements")\n"]
  }
}

extension String {
  /// A text of themec's own as Markdown: what is between backticks is code, and so is a color. Everything else is escaped.
  ///
  /// Names of a theme in the text may have backticks of their own. Outside of code, everything is escaped as ever, and code has
  /// no backtick in it; so the worst that a name can do is to be code, or to keep other words from being it.
  fileprivate var markdown: String {
    let parts = VisibleText.escaped(self).split(separator: "`", omittingEmptySubsequences: false)
    let isPaired = parts.count % 2 == 1 && parts.dropFirst().dropLast().allSatisfy { !$0.isEmpty }
    guard isPaired else { return escaped }
    return parts.enumerated().map { index, part in
      index % 2 == 1
        ? "`\(part)`" : String(part).withColors(isFirst: index == 0, isLast: index == parts.count - 1)
    }.joined()
  }

  /// The escaped text, in which colors are code, which code hosts show with a swatch. The text is between code unless it is the
  /// first or the last; a color that touches code would join its backticks.
  private func withColors(isFirst: Bool, isLast: Bool) -> String {
    let scalars = Array(unicodeScalars)
    var (text, start, index) = ("", 0, 0)
    func raw(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
    func plain(_ range: Range<Int>) -> String { raw(range).escaped }
    func isWord(_ index: Int) -> Bool {
      guard scalars.indices.contains(index) else { return index < 0 ? !isFirst : !isLast }
      return scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil
        || ["_", "#", "&"].contains(scalars[index])
    }
    /// Whether code may begin and end at two places.
    func isFree(_ start: Int, _ end: Int) -> Bool {
      (start > 0 || isFirst) && (end < scalars.count || isLast)
    }
    while index < scalars.count {
      let end = index + 1 + scalars[(index + 1)...].prefix { $0.properties.isASCIIHexDigit }.count
      guard scalars[index] == "#", [6, 8].contains(end - index - 1), !isWord(index - 1), !isWord(end) else {
        index += 1
        continue
      }
      // Quotes around the color are code as well.
      let isQuoted =
        index > start && end < scalars.count && scalars[index - 1] == "\"" && scalars[end] == "\""
      let (first, last) = isQuoted && isFree(index - 1, end + 1) ? (index - 1, end + 1) : (index, end)
      text += plain(start..<first) + "`\(raw(first..<last))`"
      (start, index) = (last, last)
    }
    return text + plain(start..<scalars.count)
  }

  /// The text with every character escaped that Markdown, HTML or a code host would interpret. A `#` stays where it begins a
  /// color, unless the color could be the number of an issue.
  fileprivate var escaped: String {
    let text = Array(VisibleText.escaped(self).unicodeScalars)
    var escaped = ""
    for (index, scalar) in text.enumerated() {
      let rest = text[(index + 1)...]
      let isRead =
        switch scalar {
        case "\\", "`", "*", "[", "]", "<", ">", "|", "~", "&", "@": true
        // Inside of a word, an underscore has no meaning.
        case "_":
          index == 0 || rest.isEmpty || ![text[index - 1], rest[index + 1]].allSatisfy(\.isLetterOrDigit)
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

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil)
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

extension Review.Report {
  /// The themes, with the elements where another report is of the same themes.
  fileprivate var title: String { themes.named + (subject.map { ", \($0)" } ?? "") }

  /// The edits in words; only their places where a line has their values, as that of a screen that exchanges its elements.
  fileprivate var causeWords: [String] {
    let saysAll = groups.allSatisfy { $0.heading.isEmpty && !$0.elements.isEmpty }
    return toldCauses.map { saysAll && !$0.place.isEmpty ? $0.place : $0.words }
  }

  /// The new warnings in words.
  fileprivate var warningWords: [String] { gained.words(besides: themes + others.flatMap(\.themes)) }

  /// How many changes of each grade the first themes of the report have, and which further themes have other changes by the same
  /// causes.
  package var scope: String {
    let (same, different) = (others.filter(isSameButColors), others.filter { !isSameButColors($0) })
    let words = [
      same.isEmpty ? nil : "the same in \(same.flatMap(\.themes).named), with their own colors",
      different.isEmpty ? nil : "other changes in \(different.flatMap(\.themes).named)",
    ]
    return ([summary] + words.compactMap(\.self)).joined(separator: "; ")
  }

  /// Whether further themes have the same changes but for the colors and what follows from them.
  func isSameButColors(_ other: Review.Other) -> Bool {
    func plain(_ groups: [Review.Group]) -> Set<[String]> {
      Set(
        groups.flatMap { group in
          let lines = group.counted.map { $0.words.replacing(#/#[0-9a-f]{6,8}/#, with: "#") }.sorted()
          return group.elements.map { [$0] + lines }
        })
    }
    return plain(groups) == plain(other.groups)
  }

  /// The further themes in which the causes made other changes, and the themes that they did not change; each entry is a
  /// sentence without a final period.
  package var elsewhere: [String] {
    // A line for each, unless there are many.
    let isOfMany = others.count > 2
    return others.enumerated().groups { isOfMany ? $1.summary : "\($0)" }.map { _, members in
      let others = members.map(\.element)
      let themes = others.flatMap(\.themes)
      let detail = detail(of: others[0])
      if others.allSatisfy(isSameButColors) {
        return "in \((others.count > 1 ? others[0].themes : themes).named): \(detail ?? others[0].summary)"
      }
      let place = others.count > 1 ? "in \(others[0].themes.named), " : ""
      return "other changes in \(themes.named): \(others[0].summary)\(detail.map { "; \(place)\($0)" } ?? "")"
    }
      + exceptionWords
  }

  /// The first line of further themes that the first themes do not have, in words; nil where these have all of them.
  private func detail(of other: Review.Other) -> String? {
    let told = Set(groups.flatMap { group in group.lines.map(\.words) })
    for group in other.groups {
      guard let line = group.lines.first(where: { !$0.isNote && !told.contains($0.words) }) else { continue }
      return group.elements.isEmpty ? line.words : "\(group.elements.listed): \(line.words)"
    }
    return nil
  }

  /// The themes that the causes did not change; each entry is a sentence without a final period. Themes without a value of
  /// their own share one sentence.
  package var exceptionWords: [String] { inheritance + noChanges }

  /// From which file the other themes have the edits of a theme's own file; empty where no theme of the report has them in its
  /// own.
  private var inheritance: [String] {
    guard let first = themes.first, let cause = causes.first(where: { $0.isMade(in: first) }),
      let path = (cause.new ?? cause.old)?.path
    else { return [] }
    let heirs = themes.filter { theme in !causes.contains { $0.isMade(in: theme) } }
    return heirs.isEmpty ? [] : ["`\(path)` is extended by \(heirs.named)"]
  }

  private var noChanges: [String] {
    let plain = exceptions.filter { $0.own == nil }.map(\.theme)
    return exceptions.compactMap { exception in
      exception.own.map {
        "no change in \(exception.theme), which has \($0.value) instead (\($0.words))"
      }
    } + (plain.isEmpty ? [] : ["no change in \(plain.named)"])
  }
}

extension [String] {
  /// The names of themes in words; of more than six, the first four are named, and the others are counted.
  var named: String { count > 6 ? "\(count) themes (\(listed))" : allListed }

  /// The items in words; of more than five items, only the first four are named, and the others are counted.
  package var shortList: String { listed }

  /// All items in words: `a`, `a and b`, `a, b and c`.
  var allListed: String {
    count > 1 ? "\(dropLast().joined(separator: ", ")) and \(self[count - 1])" : first ?? ""
  }
}
