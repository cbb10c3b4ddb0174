import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

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
