/// The lines of a dump in the making: text, and the place that it speaks of as `line:column-line:column`, the
/// end not included; a place in another file than the dump's own begins with that file's path.
struct DumpWriter {
  /// The dump, each line with its end.
  private(set) var text = ""
  private var place: Places

  init(home: SourceID, sources: SourceMap) { place = Places(home: home, sources: sources) }

  /// What themes and resolved themes have in common.
  mutating func head(
    _ namespace: Ranged<String>?, _ interface: InterfaceReference?, _ allow: [Ranged<DiagnosticCode>],
    _ targets: [TargetOptions]
  ) {
    if let namespace {
      line(0, "namespace: \(namespace.value)", at: namespace.range)
    }
    if let interface {
      let path = interface.path
      line(0, "interface: \(path?.value.text.quoted ?? "none")", at: path?.range)
      for element in interface.except { line(1, "except: \(element.value)", at: element.range) }
    }
    for code in allow { line(0, "allow: \(code.value.name)", at: code.range) }
    for target in targets {
      line(0, "targets.\(target.name.value.rawValue)", at: target.name.range)
      for code in target.allow { line(1, "allow: \(code.value.name)", at: code.range) }
      if let system = target.minimumSystem {
        line(1, "minimumSystem: \(system.value)", at: system.range)
      }
      if let access = target.access { line(1, "access: \(access)", at: target.name.range) }
      if let dark = target.dark { line(1, "dark: \(dark)") }
      if target.hasCustomProperties { line(1, "customProperties") }
      if let prefix = target.prefix { line(1, "prefix: \(prefix.value.text)", at: prefix.range) }
    }
  }

  /// One line, two spaces a level.
  mutating func line(_ level: Int, _ words: String, at range: SourceRange? = nil) {
    text += String(repeating: "  ", count: level) + words
    if let range { text += " \(place(range))" }
    text += "\n"
  }

  /// The settings of an overlay, one per line.
  mutating func lines(_ level: Int, _ overlay: ElementOverlay) {
    var settings = SettingLines()
    settings.add(record: overlay)
    lines(level, settings.lines)
  }

  mutating func lines(_ level: Int, _ settings: [SettingLines.Line]) {
    for setting in settings { line(level, "\(setting.key): \(setting.value)", at: setting.range) }
  }
}

/// Places in a dump, told as the dump's own file sees them.
struct Places {
  let home: SourceID
  let sources: SourceMap
  private var tables: [SourceID: LineTable] = [:]

  init(home: SourceID, sources: SourceMap) {
    self.home = home
    self.sources = sources
  }

  mutating func callAsFunction(_ range: SourceRange) -> String {
    let table = tables[range.source] ?? sources[range.source].lines
    tables[range.source] = table
    let start = table.position(of: Int(range.start))
    let end = table.position(of: Int(range.end))
    let file = range.source == home ? "" : "\(sources[range.source].path):"
    return "\(file)\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}
