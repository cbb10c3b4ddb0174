import ThemeCore

/// Renders diagnostics in the human format: each with an excerpt of its source.
///
/// ```
/// error[caps-exceed-width]: caps 17 + 17 pt are wider than the art, 33.5 pt
///   --> themes/designed-back.theme.yaml:12:11
///    |
/// 12 |     caps: { left: 17, right: 17 }
///    |           ^^^^^^^^^^^^^^^^^^^^^^^ 34 pt
///    |
///    = help: `right: 16` leaves one pixel to stretch
/// ```
func renderHuman(_ diagnostics: [Diagnostic], _ texts: inout PrintedSources, _ options: RenderOptions)
  -> String
{
  var output = ""
  var wasFolded = false
  for entry in humanEntries(diagnostics, maxOfACode: options.maxOfACode) {
    switch entry {
    case .full(let diagnostic):
      if !output.isEmpty { output += "\n" }
      var page = HumanPage(diagnostic, color: options.color)
      page.render(&texts, width: options.width)
      output += page.output
      wasFolded = false
    case .folded(let others):
      if !output.isEmpty, !wasFolded { output += "\n" }
      let text = foldedText(others, &texts)
      output += HumanPage(others[0], color: options.color).title(text, width: options.width) + "\n"
      wasFolded = true
    }
  }
  if let exceeded = options.exceeded {
    if !output.isEmpty { output += "\n" }
    output += "there are more: \(exceeded.sentenceOfRun)\n"
  }
  return output
}

/// The text of one diagnostic while it is being rendered.
private struct HumanPage {
  let diagnostic: Diagnostic
  let color: Bool
  var output = ""

  init(_ diagnostic: Diagnostic, color: Bool) {
    self.diagnostic = diagnostic
    self.color = color
  }

  mutating func render(_ texts: inout PrintedSources, width: Int) {
    output += title(VisibleText.escaped(diagnostic.messageText.read(from: texts.pathBase))) + "\n"

    let groups = Self.groups(of: diagnostic)
    var lastLine = 1
    for group in groups {
      for excerpt in excerpts(of: group, in: texts[group[0].range.source]) {
        lastLine = max(lastLine, excerpt.lastLine)
      }
    }
    let gutter = String(lastLine).utf8.count
    for (index, group) in groups.enumerated() {
      let text = texts[group[0].range.source]
      let (line, column) = text.position(of: group[0].range.start)
      let place = "\(VisibleText.escaped(text.path)):\(line):\(column)"
      if index > 0 { bar(gutter) }
      output += spaces(gutter) + paint(index == 0 ? "-->" : ":::", .frame) + " \(place)\n"
      for excerpt in excerpts(of: group, in: text) {
        bar(gutter)
        for row in excerpt.rows(of: text, budget: max(32, width - gutter - 3)) { append(row, gutter) }
      }
    }
    // The help of a safe fix is labeled `fix`, to tell it from help that is only likely to be right.
    let help = diagnostic.fix?.grade == .safe ? "fix" : "help"
    let remarks = diagnostic.noteTexts.map { ("note", $0) } + diagnostic.helpTexts.map { (help, $0) }
    if !remarks.isEmpty { bar(gutter) }
    for (word, remark) in remarks {
      let style: Style = word == "note" ? .strong : .help
      output += "\(spaces(gutter + 1))\(paint("=", .frame)) \(paint("\(word):", style))"
      output += " \(VisibleText.escaped(remark.read(from: texts.pathBase)))\n"
    }
  }

  /// The excerpts of one file; none if the file could not be read and has no lines to show.
  private func excerpts(of group: [Mark], in text: PrintedSource) -> [Excerpt] {
    diagnostic.code == .fileMissing && text.bytes.isEmpty ? [] : Excerpt.excerpts(of: group, in: text)
  }

  /// The first line: severity, code and message.
  func title(_ message: String) -> String {
    paint(code, Style(diagnostic.severity)) + paint(": \(message)", .strong)
  }

  /// The first lines of a group that is only counted, wrapped to `width` columns.
  func title(_ message: String, width: Int) -> String {
    var lines = [""]
    var columns = code.utf8.count + 1
    for word in message.split(separator: " ") {
      // A CI could take a line that begins with a colon for a command.
      if columns + 1 + word.count > width, columns > 2, word.utf8.first != UInt8(ascii: ":") {
        lines.append(" ")
        columns = 1
      }
      lines[lines.count - 1] += " \(word)"
      columns += 1 + word.count
    }
    return paint(code, Style(diagnostic.severity)) + paint(":\(lines.joined(separator: "\n"))", .strong)
  }

  private var code: String { "\(diagnostic.severity.rawValue)[\(diagnostic.code.name)]" }

  /// The places grouped by file, that of the primary place first, in the order in which they should be read.
  private static func groups(of diagnostic: Diagnostic) -> [[Mark]] {
    let marks = ([diagnostic.place] + diagnostic.related).enumerated().map { index, place in
      Mark(range: place.range, label: VisibleText.escaped(place.text), isPrimary: index == 0)
    }
    return marks.groups(by: \.range.source).map(\.members)
  }

  private mutating func append(_ row: Excerpt.Row, _ gutter: Int) {
    let style: Style = row.isPrimary ? Style(diagnostic.severity) : .frame
    switch row.margin {
    case .number(let line):
      let number = String(line)
      output += paint(spaces(gutter - number.utf8.count) + number + " |", .frame)
    case .none: output += paint(spaces(gutter + 1) + "|", .frame)
    case .fold: output += paint("...", .frame) + spaces(max(0, gutter - 1))
    }
    let text = row.text.trimmingTrailingSpaces
    let rail = text.isEmpty ? row.rail.trimmingTrailingSpaces : row.rail[...]
    if !rail.isEmpty || !text.isEmpty { output += " " }
    output += paint(rail, style) + (row.isMark ? paint(text, style) : String(text)) + "\n"
  }

  private mutating func bar(_ gutter: Int) {
    output += paint(spaces(gutter + 1) + "|", .frame) + "\n"
  }

  private func paint(_ text: some StringProtocol, _ style: Style) -> String {
    color ? style.paint(String(text)) : String(text)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension String {
  /// The string without the spaces at its end.
  fileprivate var trimmingTrailingSpaces: Substring {
    var text = self[...]
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }
}
