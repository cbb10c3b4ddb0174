import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

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
  // A name that is a font's is not misspelled, unless the font is a parent's, for which this one was meant.
  let named = Set(theme.fonts.map(\.name.value))
  let ofTheme = Set(own.map(\.name.value))
  let families = used.keys.filter { $0 != "system" && !ofTheme.contains($0) }
    .sorted { (named.contains($0) ? 1 : 0, $0) < (named.contains($1) ? 1 : 0, $1) }.prefix(1_000)
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

// A theme that extends others may introduce new names, so a misspelled name would pass for a new one. These checks compare such
// names with those of the parents.

extension SyntaxNode {
  /// The names of the elements of a kind that the theme with this root node declares and does not remove.
  fileprivate func names(of kind: ElementKind) -> [String] {
    var section = mapping?[kind.key]
    if case .part(let id) = kind { section = mapping?["controls"]?.mapping?[id.control.key] }
    return (section?.mapping?.entries ?? []).filter { !$0.value.isNull }.map(\.key.value)
  }

  /// The names of the recipes that the theme with this root node declares.
  var recipes: [String] { (mapping?["art"]?.mapping?.entries ?? []).map(\.key.value) }

  /// The names of the parameters that the theme with this root node declares for a recipe.
  func parameters(of recipe: String) -> [String] {
    let parameters = mapping?["art"]?.mapping?[recipe]?.mapping?["parameters"]
    return (parameters?.mapping?.entries ?? []).map(\.key.value)
  }
}

/// Reports elements of the theme's own file that no parent has, that have no art, and whose names are close to that of a
/// parent's element.
func checkNewElements(_ theme: Theme, _ elements: [ResolvedElement], _ sink: inout DiagnosticSink) {
  guard let parents = theme.parents else { return }
  var known: [ElementKind: KnownNames] = [:]
  var searches = 200
  for element in elements where element.range.source == theme.source && !element.hasArt {
    let kind = element.id.kind
    let names = known[kind] ?? KnownNames(parents.names(of: kind))
    known[kind] = names
    guard searches > 0, !names.contains(element.id.name) else { continue }
    searches -= 1
    guard let nearest = Suggestion.nearest(to: element.id.name, among: names.inOrder.prefix(1_000))
    else { continue }
    sink.report(
      Diagnostic(
        .unknownElement,
        "no parent theme has \(kind.oneOfThem) `\(element.id.name)`, and it has no art of its own",
        at: element.range
      ).helping("did you mean `\(nearest)`?").fixing(element.range, with: nearest).about(
        element.id.description))
  }
}

extension ResolvedElement {
  /// Whether any variant of the element declares art.
  fileprivate var hasArt: Bool {
    variants.contains { variant in
      let settings = variant.settings
      return !settings.body.art.isUnset || !(settings.icon.value?.art.isUnset ?? true)
        || !settings.background.isUnset || !settings.shadowImage.isUnset || !settings.backIndicator.isUnset
    }
  }
}

extension Diagnostic {
  static func unknownToken(_ path: String, at range: SourceRange, nearest: String?) -> Diagnostic {
    let diagnostic = Diagnostic(
      .unknownToken, "no parent theme has the token `\(path.shortened)`, and it is never used", at: range)
    guard let nearest else {
      return diagnostic.helping("remove it, or refer to it as `$\(path.shortened)`")
    }
    return diagnostic.helping("did you mean `\(nearest)`?").renaming(range, from: path, to: nearest)
  }

  /// The diagnostic with a fix that renames a token, provided that the new name is in the same group.
  private func renaming(_ range: SourceRange, from path: String, to other: String) -> Diagnostic {
    let (old, new) = (path.split(separator: "."), other.split(separator: "."))
    guard old.dropLast() == new.dropLast(), let name = new.last else { return self }
    return fixing(range, with: String(name))
  }

  static func unknownParameter(_ name: Ranged<String>, of recipe: String, among parents: [String])
    -> Diagnostic
  {
    let diagnostic = Diagnostic(
      .unknownParameter,
      "no parent theme has a parameter `\(name.value)` of `\(recipe)`, and it is never used", at: name.range
    )
    guard let nearest = Suggestion.nearest(to: name.value, among: parents) else {
      return diagnostic.helping("remove it, or refer to it as `$\(name.value)`")
    }
    return diagnostic.helping("did you mean `\(nearest)`?").fixing(name.range, with: nearest)
  }

  static func unknownRecipe(_ name: Ranged<String>, nearest: String) -> Diagnostic {
    Diagnostic(
      .unknownRecipe, "no parent theme has a recipe `\(name.value)`, and it does not draw anything itself",
      at: name.range
    ).helping("did you mean `\(nearest)`?").fixing(name.range, with: nearest)
  }
}
