package import ThemeCore
package import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

/// Resolves a theme: replaces references by their values and writes out every variant of every element. Reports references that
/// lead to nothing and names that are never used.
///
/// With `names`, only the elements of these names and those that they need are resolved, and nothing is reported as unused.
/// `origins` records where the settings of variants come from.
package func resolve(
  _ whole: Theme, only names: Set<String>? = nil, limits: Limits = Limits(), notingIn origins: Origins? = nil,
  _ sink: inout DiagnosticSink
) -> ResolvedTheme {
  let theme = names.map { whole.only($0) } ?? whole
  sink.isToken = { theme.tokens?.contains(token: $0) == true }
  let references = References(
    theme.tokens, axes: theme.tokenAxes, deprecated: theme.deprecatedTokens,
    isPartial: theme.lost.contains(.token), remarks: theme.tokenRemarks)
  if let origins {
    origins.begin(theme, references)
    references.origins = origins
  }
  let themeScales = references.constant(theme.scales, of: "scales", &sink).ranged
  let summary = references.constant(theme.summary, of: "summary", &sink).ranged
  var recipes = Recipes(of: theme, limits: limits, references, &sink)
  var room = VariantRoom(limits)
  var users = TokenUsers()
  let elements =
    references.hasModes
    ? resolveByModes(
      theme, scales: themeScales, room: &room, &recipes, references, notingIn: &users, &sink)
    : resolveElements(of: theme, scales: themeScales, room: &room, &recipes, references, &sink)
  let fonts = theme.fonts.isEmpty ? [] : references.appFonts(of: theme, &sink)
  checkNewElements(theme, elements, &sink)
  var known = ElementNames(of: whole)
  let defaults = known.resolve(theme.defaults, references, &sink)
  var screens: [(name: Ranged<String>, screen: ResolvedScreen)] = []
  for screen in theme.screens {
    screens.append((screen.name, known.resolve(screen.overlay, references, &sink)))
  }
  let wantsColors = theme.targets.contains(where: \.hasCustomProperties) && !sink.hasErrors
  let colors = wantsColors ? references.colors(in: theme.tokens) : []
  if !theme.tokenRemarks.isEmpty { references.report(theme.tokenRemarks, &sink) }
  references.report(theme.droppedModes, &sink)
  references.checkUnused(theme.tokens, &sink)
  if !theme.elements.isEmpty, !theme.isAbstract, names == nil, !sink.hasErrors {
    reportUnused(theme, references, &sink)
    users.reportUnusedModes(theme, references, &sink)
    reportUnusedElements(theme, &sink)
    reportUnusedFonts(theme, elements, &sink)
    recipes.reportUnused(of: theme.source, &sink)
  }
  return ResolvedTheme(
    source: theme.source, name: theme.name, namespace: theme.namespace, summary: summary,
    isAbstract: theme.isAbstract,
    fonts: fonts, scales: themeScales,
    elements: elements,
    built: elements.contains(where: \.isAbstract) ? elements.filter { !$0.isAbstract } : elements,
    defaults: defaults, screens: screens, targets: theme.targets,
    newestIOS: max(newestIOS(in: elements), theme.targets.minimumIOS ?? 0), colors: colors,
    allow: theme.allow,
    interface: theme.interface, lost: theme.lost, values: references.values)
}

extension Theme {
  /// The theme with the elements of some names alone, the other parts of their controls, and all whose art these show.
  fileprivate func only(_ names: Set<String>) -> Theme {
    let groups = Dictionary(grouping: elements, by: \.id.whole)
    var wanted = Set(elements.lazy.filter { names.contains($0.id.description) }.map(\.id.whole))
    var unseen = Array(wanted)
    while let group = unseen.popLast() {
      for element in groups[group] ?? [] {
        for overlay in [element.base] + element.conditions.map(\.overlay) {
          overlay.eachArt { art in
            guard case .of(let other)? = art.shown.source.value, wanted.insert(other.value.whole).inserted
            else { return }
            unseen.append(other.value.whole)
          }
        }
      }
    }
    var theme = self
    theme.elements.removeAll { !wanted.contains($0.id.whole) }
    return theme
  }
}

/// The newest version of iOS for which an element has variants; 26 if a material is a sign of that. 0 without either.
private func newestIOS(in elements: [ResolvedElement]) -> Int {
  var newest = 0
  for element in elements where !element.isAbstract {
    for value in element.values[VariantAxis.system.rawValue] where value.platform == .ios {
      newest = max(newest, value.version)
    }
    guard newest < 26, element.id.kind.takesMaterial else { continue }
    let hasMaterial = element.variants.contains {
      $0.settings.mainArt(of: element.id.kind).value?.material.value != nil
    }
    if hasMaterial { newest = 26 }
  }
  return newest
}

/// The resolved elements of a theme whose tokens have no modes.
private func resolveElements(
  of theme: Theme, scales themeScales: Ranged<ScaleSet>?, room: inout VariantRoom, _ recipes: inout Recipes,
  _ references: References, _ sink: inout DiagnosticSink
) -> [ResolvedElement] {
  defer { sink.element = nil }
  var written = theme.elements
  for place in written.indices {
    sink.element = written[place].id.description
    written[place].resolve(references, &sink)
  }
  let borrowedArt = BorrowedArt(
    written, shown: written.map(\.shown), of: theme)
  var elements: [ResolvedElement] = []
  for (place, element) in written.enumerated() {
    sink.element = element.id.description
    let borrowed = borrowedArt?.values(ofElementAt: place, &sink) ?? []
    let scales = element.scales.resolved(references, &sink).ranged ?? themeScales
    elements.append(
      element.resolved(scales: scales, borrowed: borrowed, room: &room, &recipes, references, &sink))
  }
  return elements
}

extension Element {
  fileprivate mutating func resolve(_ references: References, _ sink: inout DiagnosticSink) {
    _ = base.resolve(references, &sink)
    for index in conditions.indices { _ = conditions[index].overlay.resolve(references, &sink) }
  }
}

/// The elements to which a theme's defaults and screens may refer.
private struct ElementNames {
  private let theme: Theme
  private let all: Set<ElementID>
  /// The places of the abstract elements, which no screen can show.
  private let abstract: [ElementID: SourceRange]
  /// The number of unknown names for which the nearest name will still be searched.
  private var suggestions = 50

  init(of theme: Theme) {
    self.theme = theme
    all = Set(theme.elements.map(\.id))
    abstract = Dictionary(
      theme.elements.lazy.filter(\.isAbstract).map { ($0.id, $0.range) }
    ) { first, _ in first }
  }

  mutating func resolve(
    _ screen: ScreenOverlay, _ references: References, _ sink: inout DiagnosticSink
  ) -> ResolvedScreen {
    ResolvedScreen(
      navigationBar: known(
        references.constant(screen.navigationBar, of: "navigationBar", &sink).ranged, .navigationBar, &sink),
      backButton: known(
        references.constant(screen.backButton, of: "backButton", &sink).ranged, .backButton, &sink),
      title: references.constant(screen.title, of: "title", &sink).ranged)
  }

  private mutating func known(_ name: Ranged<Text>?, _ kind: ElementKind, _ sink: inout DiagnosticSink)
    -> Ranged<Text>?
  {
    guard let name else { return nil }
    let id = ElementID(kind, name.value.string)
    if all.contains(id) {
      guard let range = abstract[id] else { return name }
      return sink.refuse(
        Diagnostic(
          .invalidValue, "the \(kind.noun) `\(id.name)` is abstract, so no screen can show it", at: name.range
        ).also(at: range, "the abstract \(kind.noun)")
          .helping("name one that is `like` it, or remove its `abstract`"))
    }
    if theme.lost.contains(.element) { return nil }
    let diagnostic = Diagnostic(
      .unknownElement, "there is no \(kind.noun) `\(name.value.string.shortened)`", at: name.range)
    if let removal = theme.removal(of: id) {
      return sink.refuse(diagnostic.also(at: removal, "it is removed here"))
    }
    guard suggestions > 0 else { return sink.refuse(diagnostic) }
    suggestions -= 1
    let written = name.value.string
    let known = theme.elements.lazy.filter { $0.id.kind == kind && !$0.isAbstract }
      .map { NamedPlace($0.id.name, at: $0.range) }
    return sink.refuse(
      diagnostic.suggesting(nearest: kind.noun, to: written, at: name.range, among: known) { names in
        names.isEmpty ? nil : "known are \(names.listed(near: written))"
      })
  }
}
