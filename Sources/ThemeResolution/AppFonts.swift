import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

extension References {
  /// The fonts that a theme's app brings, sorted by name, with the references in their names resolved.
  func appFonts(of theme: Theme, _ sink: inout DiagnosticSink) -> [AppFont] {
    theme.fonts.map { font in
      var names = font.names
      names.family = constant(names.family, of: "family", &sink)
      names.ios = constant(names.ios, of: "ios", &sink)
      names.android = constant(names.android, of: "android", &sink)
      names.web = constant(names.web, of: "web", &sink)
      names.flutter = constant(names.flutter, of: "flutter", &sink)
      return AppFont(font.name.value, names)
    }
  }
}

/// Warns of fonts that the theme's own file declares and that no title uses.
func reportUnusedFonts(_ theme: Theme, _ elements: [ResolvedElement], _ sink: inout DiagnosticSink) {
  let own = theme.fonts.filter { $0.name.range.source == theme.source }
  if own.isEmpty { return }
  var used: [String: SourceRange] = [:]
  for family in elements.lazy.flatMap(\.variants).flatMap({ variant in
    [variant.settings.title, variant.settings.largeTitle].compactMap { $0.value?.font.value?.family.ranged }
  }) where used[family.value.string] == nil {
    used[family.value.string] = family.range
  }
  let named = Set(theme.fonts.map(\.name.value))
  let families = used.keys.filter { $0 != "system" }.sorted().prefix(1_000)
  for font in own where used[font.name.value] == nil {
    let name = font.name.value
    let diagnostic = Diagnostic(
      .unusedFont, "the font `\(name.shortened)` is never used", at: font.name.range)
    if let near = Suggestion.nearest(to: name, among: families), let range = used[near] {
      let help = named.contains(near) ? "did you mean `\(near)`?" : "give both the same name"
      sink.report(diagnostic.also(at: range, "a family of nearly that name").helping(words: help))
    } else {
      sink.report(diagnostic.helping("remove it, or use it: `font: { family: \(name.shortened) }`"))
    }
  }
}
