package import ThemeCore
package import ThemeModel

/// The lines of a dump in the making: text, and the place that it speaks of as `line:column-line:column`, the
/// end not included; a place in another file than the dump's own begins with that file's path.
package struct DumpWriter {
  /// Each line with its end.
  package private(set) var text = ""
  private let sources: SourceMap
  private let home: SourceID
  private var tables: [SourceID: LineTable] = [:]

  package init(home: SourceID, sources: SourceMap) {
    self.home = home
    self.sources = sources
  }

  /// One line, two spaces a level.
  package mutating func line(_ level: Int, _ words: String, at range: SourceRange? = nil) {
    text += String(repeating: "  ", count: level) + words
    if let range { text += " \(place(range))" }
    text += "\n"
  }

  /// The settings of an overlay, a line each.
  package mutating func lines(_ level: Int, _ overlay: ElementOverlay) {
    var settings = SettingLines()
    settings.add(record: overlay)
    lines(level, settings.lines)
  }

  package mutating func lines(_ level: Int, _ settings: [SettingLines.Line]) {
    for setting in settings { line(level, "\(setting.key): \(setting.value)", at: setting.range) }
  }

  private mutating func place(_ range: SourceRange) -> String {
    let table = tables[range.source] ?? sources[range.source].lines
    tables[range.source] = table
    let start = table.position(of: Int(range.start))
    let end = table.position(of: Int(range.end))
    let file = range.source == home ? "" : "\(sources[range.source].path):"
    return "\(file)\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}

extension DumpWriter {
  mutating func write(_ interface: InterfaceReference) {
    if let path = interface.path {
      line(0, "interface: \(path.value.text.quoted)", at: path.range)
    } else {
      line(0, "interface: none")
    }
    for element in interface.except { line(1, "except: \(element.value)", at: element.range) }
  }
}
