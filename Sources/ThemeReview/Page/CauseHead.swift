import ThemeCore

extension Review.Report {
  /// The head of the report's card: its causes, the gravest grade, and how much changed.
  var head: HTML {
    let all = groups + others.flatMap(\.groups)
    let grade = all.grades.min()
    let mark = grade.map { grade -> HTML in "<li>\(grade.mark)</li>\n" } ?? ""
    let count = Set(groups.flatMap(\.elements)).count
    let elements: HTML = count == 0 ? "" : "<li>\(count) \(count == 1 ? "element" : "elements")</li>\n"
    let causes = toldCauses
    let shown = causes.prefix(3).map(\.line)
    let rest = causes.dropFirst(3).map(\.line)
    let more: HTML =
      rest.isEmpty
      ? ""
      : """
      <details><summary>and \(rest.count) more \(rest.count == 1 ? "edit" : "edits")</summary>
      \(rest)</details>

      """
    let unknown: HTML = causes.isEmpty ? "<h2>\(themes.named)</h2>\n" : ""
    let names: HTML = causes.isEmpty ? "" : "<li>\(themes.named)</li>\n"
    let scope: HTML = "<li>\(scope)</li>\n"
    return """
      <header>
      \(unknown)\(shown)\(more)<ul class="facts">
      \(mark)\(scope)\(elements)\(names)</ul>
      </header>

      """
  }
}

extension Grade {
  /// The name of the grade as a label.
  var mark: HTML { "<span class=\"grade \(name)\">\(name)</span>" }
}

extension Cause {
  /// The cause as a heading: what was edited, the values before and after the edit, and their place.
  fileprivate var line: HTML {
    // The place of a file of art is its name.
    let place: [String] = kind == .file ? [] : [old, new].compactMap { $0?.words }
    let places = place.first == place.last ? place.prefix(1).joined() : place.joined(separator: " → ")
    let values: HTML
    switch (former, old, new) {
    case (let former?, _, _): values = "<span>renamed from <code>\(former)</code></span>"
    case (_, let old?, let new?) where kind == .file && old.text.isEmpty && new.text.isEmpty:
      values = "<span>was replaced</span>"
    case (_, let old?, let new?):
      values = "<span>\(value(old)) <span class=\"arrow\">→</span> \(value(new))</span>"
    case (_, nil, let new?):
      values = new.text.isEmpty ? "<span>is new</span>" : "<span>is new: \(value(new))</span>"
    case (_, let old?, nil):
      values =
        old.text.isEmpty ? "<span>was removed</span>" : "<span>was removed; it was \(value(old))</span>"
    case (nil, nil, nil): values = ""
    }
    let said = kind == .token && name.hasPrefix("tokens.") ? String(name.dropFirst(7)) : name
    let shown: HTML = places.isEmpty ? "" : " <span class=\"place\">\(places)</span>"
    return """
      <h2><span class="kind">\(kind.rawValue)</span> \(breakable(said)) \(values)\(shown)</h2>

      """
  }

  /// A value, with a swatch where it is a color.
  private func value(_ place: Place) -> HTML {
    let text = place.text.short
    let bare =
      text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
      ? String(text.dropFirst().dropLast()) : text
    return "\(Color(written: bare).map(swatch) ?? "")<code>\(bare)</code>"
  }
}

/// A small square of a color.
func swatch(_ color: Color) -> HTML {
  """
  <svg class="swatch" width="16" height="16" aria-hidden="true"><rect width="16" height="16" rx="4" \
  fill="\(color.description)"/></svg>
  """
}

// The sections of the page that follow the changes of all themes.

extension Review {
  /// A section of warnings; empty for none.
  func list(_ title: String, _ lines: [Review.WarningLine]) -> HTML {
    if lines.isEmpty { return "" }
    let items = lines.map { line -> HTML in
      let element: HTML = line.warning.element.map { "<b>\($0)</b>: " } ?? ""
      return """
        <li>\(element)\(marked(line.warning.words)) <code>\(line.warning.code)</code> \
        <span class="note">\(line.themes.named)</span></li>

        """
    }
    return
      "<section class=\"report\">\n<h2>\(title)</h2>\n<ul class=\"warnings\">\n\(items)</ul>\n</section>\n"
  }

  /// The table of the files that grew or shrank by so much that it matters, with at most 20 rows; empty where none did.
  var sizeTable: HTML {
    let grown = grown
    if grown.isEmpty { return "" }
    let rows = grown.prefix(20).map { element, themes, growth -> HTML in
      """
      <tr><td>\(element ?? "manifest and code")</td><td>\(themes.named)</td>\
      <td>\((growth > 0 ? "+" : "−") + "\(abs(growth))")</td></tr>

      """
    }
    let rest = grown.count - rows.count
    let notes = [
      rest > 0 ? "\(rest) more rows with smaller differences are left out." : nil,
      bytes.contains(where: \.change.isQuick)
        ? "PNGs are counted as `--compression fast` writes them." : nil,
    ].compactMap(\.self)
    let note: HTML = notes.isEmpty ? "" : "<p class=\"note\">\(marked(notes.joined(separator: " ")))</p>\n"
    return """
      <section class="report">
      <h2>Growth in bytes</h2>
      <table>
      <thead><tr><th>Files of</th><th>Themes</th><th>Bytes</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      \(note)</section>

      """
  }
}
