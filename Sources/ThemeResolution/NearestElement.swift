package import ThemeCore
package import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// A known name, and the place where it is declared.
package struct NamedPlace {
  let name: String
  let range: SourceRange

  package init(_ name: String, at range: SourceRange) {
    self.name = name
    self.range = range
  }
}

extension Diagnostic {
  /// The diagnostic with a suggestion of the known name that is nearest to an unknown one, and a fix that replaces it. Only the
  /// first thousand names are compared.
  ///
  /// If none is near enough, `otherwise` gives the advice, from the names that were compared.
  package func suggesting(
    nearest noun: String = "element", to name: String, at range: SourceRange,
    among elements: some Sequence<NamedPlace>, otherwise: ([String]) -> DiagnosticText?
  ) -> Diagnostic {
    let elements = Array(elements.prefix(1_000))
    let names = elements.map(\.name)
    guard let nearest = Suggestion.nearest(to: name, among: names) else { return helping(otherwise(names)) }
    return also(at: elements.first { $0.name == nearest }?.range, "the nearest \(noun)")
      .helping("did you mean `\(nearest)`?").fixing(range, with: nearest)
  }
}

/// Reports abstract elements that the theme's own file declares and that no other element is `like`.
func reportUnusedElements(_ theme: Theme, _ sink: inout DiagnosticSink) {
  guard theme.elements.contains(where: \.isAbstract) else { return }
  let liked = Set(
    theme.elements.compactMap { element in
      element.like.map { ElementID(element.id.kind, $0.value).whole }
    })
  var told: Set<String> = []
  for element in theme.elements
  where element.isAbstract && element.range.source == theme.source && !liked.contains(element.id.whole) {
    // A control is reported once, at the first of its parts.
    guard told.insert(element.id.whole).inserted else { continue }
    let noun = if case .part(let id) = element.id.kind { id.control.noun } else { element.id.kind.noun }
    sink.report(
      Diagnostic(
        .unusedElement, "the \(noun) `\(element.id.controlName)` is abstract, and no other is like it",
        at: element.range
      ).helping("remove it, make another \(noun) `like` it, or remove `abstract`")
        .about(element.id.description))
  }
}

extension ElementID {
  /// The kind and the name of the element, or those of the control that it is a part of.
  fileprivate var whole: String {
    if case .part(let id) = kind { return "\(id.control.key)/\(controlName)" }
    return "\(kind.key)/\(name)"
  }
}

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
