import ThemeCore

/// An entry in the human format: a diagnostic in full, or a group that is only counted.
enum HumanEntry {
  case full(Diagnostic)
  /// Several diagnostics of one code, which are only counted.
  case folded([Diagnostic])
}

/// The entries to print: warnings before errors, so that errors are nearest to the prompt. In each severity, the folded groups
/// come after the diagnostics that are shown in full. `mostOfACode` is the number of diagnostics of a code that are shown in
/// full; nil shows all.
func humanEntries(_ diagnostics: [Diagnostic], mostOfACode: Int?) -> [HumanEntry] {
  [Severity.warning, .error].flatMap { severity in
    var counts: [String: Int] = [:]
    var entries: [HumanEntry] = []
    var folded: [[Diagnostic]] = []
    for diagnostic in diagnostics where diagnostic.severity == severity {
      let code = diagnostic.code.name
      let count = counts[code, default: 0]
      counts[code] = count + 1
      if count < mostOfACode ?? .max {
        entries.append(.full(diagnostic))
      } else if let place = folded.firstIndex(where: { $0[0].code.name == code }) {
        folded[place].append(diagnostic)
      } else {
        folded.append([diagnostic])
      }
    }
    return entries + folded.map { .folded($0) }
  }
}

/// The text about diagnostics that are only counted: ``13 more, in `buttons/copy`, `buttons/cut` and 9 others``. A diagnostic
/// without an element is listed by path and line.
func foldedText(_ diagnostics: [Diagnostic], _ texts: inout PrintedSources) -> String {
  var names: [String] = []
  var seen: Set<String> = []
  for diagnostic in diagnostics {
    let name = diagnostic.element ?? line(of: diagnostic.place.range, &texts)
    if seen.insert(name).inserted { names.append("`\(VisibleText.escaped(name))`") }
  }
  let shown = names.count > mostNames ? names.prefix(mostNames - 1) : names[...]
  var list = shown.joined(separator: ", ")
  if shown.count < names.count {
    list += " and \(names.count - shown.count) others"
  } else if names.count > 1, let last = shown.last {
    list = "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }
  return "\(diagnostics.count) more, in \(list)"
}

private func line(of range: SourceRange, _ texts: inout PrintedSources) -> String {
  let text = texts[range.source]
  return "\(text.path):\(text.position(of: range.start).line)"
}

private let mostNames = 12
