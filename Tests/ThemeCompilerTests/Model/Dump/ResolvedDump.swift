/// A resolved theme as text: every variant of every element with all that holds for it, a line a setting.
///
/// ```
/// backButtons/menu 4:3-4:7
///   states: normal, highlighted
///   normal 4:3-4:7
///     height: 30 5:13-5:15
///   highlighted 8:7-8:18
///     else normal
///     height: 30 5:13-5:15
/// ```
///
/// A setting's place is the last one that said it; one that came by a reference has the place of the
/// reference.
extension DumpWriter {
  init(_ theme: ResolvedTheme, from sources: SourceMap) {
    self.init(home: theme.source, sources: sources)
    write(theme)
  }

  private mutating func write(_ theme: ResolvedTheme) {
    if let name = theme.name { line(0, "name: \(name.value.quoted)", at: name.range) }
    if let summary = theme.summary {
      line(0, "summary: \(summary.value.string.quoted)", at: summary.range)
    }
    if theme.isAbstract { line(0, "abstract: true") }
    if let scales = theme.scales { line(0, "scales: \(scales.value.inOneLine)", at: scales.range) }
    head(theme.namespace, theme.interface, theme.allow, theme.targets)
    for font in theme.fonts {
      let names: [(String, String?)] = [
        ("ios", font.ios), ("android", font.android), ("web", font.web?.joined(separator: ", ")),
        ("flutter", font.flutter),
      ]
      let said = names.compactMap { key, name in name.map { ", \(key): \($0.quoted)" } }.joined()
      line(0, "font \(font.name.quoted): \(font.family.quoted)\(said)")
    }
    for element in theme.elements { write(element) }
    if theme.defaults.navigationBar != nil || theme.defaults.backButton != nil {
      line(0, "defaults")
      write(theme.defaults)
    }
    for (name, screen) in theme.screens {
      line(0, "screen \(name.value.quoted)", at: name.range)
      write(screen)
    }
  }

  private mutating func write(_ element: ResolvedElement) {
    line(0, "\(element.id)", at: element.range)
    if element.isAbstract { line(1, "abstract: true") }
    if element.style != .custom { line(1, "style: \(element.style.rawValue)") }
    if let scales = element.scales { line(1, "scales: \(scales.value.inOneLine)", at: scales.range) }
    for code in element.allow { line(1, "allow: \(code.value.name)", at: code.range) }
    let axes = zip(VariantAxis.allCases, element.values)
    for (axis, values) in axes where values.count > 1 {
      line(1, "\(axis.key): \(values.map(\.name).joined(separator: ", "))")
    }
    for variant in element.variants {
      let mirror = variant.isMirrored ? "mirrored " : ""
      line(1, mirror + variant.key.text, at: variant.range)
      if let fallback = variant.fallback { line(2, "else \(element.variants[fallback].key.text)") }
      lines(2, variant.lines)
    }
  }

  private mutating func write(_ screen: ResolvedScreen) {
    for (key, text) in [
      ("navigationBar", screen.navigationBar), ("backButton", screen.backButton), ("title", screen.title),
    ] {
      if let text { line(1, "\(key): \(text.value.string.quoted)", at: text.range) }
    }
  }
}
