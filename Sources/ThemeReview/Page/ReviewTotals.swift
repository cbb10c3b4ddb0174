// The sections of the page that follow the changes of all themes.

extension Review {
  /// The sections of warnings gained and lost; empty where there are none.
  var warningList: HTML {
    func list(_ title: String, _ lines: [Review.WarningLine]) -> HTML {
      if lines.isEmpty { return "" }
      let items = lines.map { line -> HTML in
        let element: HTML = line.warning.element.map { "<b>\($0)</b>: " } ?? ""
        return """
          <li>\(element)\(marked(line.warning.words)) <code>\(line.warning.code)</code> \
          <span class="note">\(line.themes.listed)</span></li>

          """
      }
      return
        "<section class=\"report\">\n<h2>\(title)</h2>\n<ul class=\"warnings\">\n\(items)</ul>\n</section>\n"
    }
    return "\(list("New warnings", gained))\(list("No longer warned of", lost))"
  }

  /// The table of the byte counts of files that differ, with at most 20 rows; empty where no file differs.
  var sizeTable: HTML {
    let bytes = bytes.filter { $0.change.old != $0.change.new }
    if bytes.isEmpty { return "" }
    let rows = bytes.prefix(20).map { theme, change -> HTML in
      let growth = change.new - change.old
      return """
        <tr><td>\(theme)</td><td>\(change.element ?? "manifest and code")</td>\
        <td>\((growth > 0 ? "+" : "−") + "\(abs(growth))")</td></tr>

        """
    }
    let rest = bytes.count - rows.count
    let more: HTML = rest > 0 ? "<p class=\"note\">\(rest) smaller differences are left out.</p>\n" : ""
    return """
      <section class="report">
      <h2>Growth in bytes</h2>
      <table>
      <thead><tr><th>Theme</th><th>Files of</th><th>Bytes</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      \(more)</section>

      """
  }
}
