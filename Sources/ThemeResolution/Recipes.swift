import ThemeDiagnostics
import ThemeModel
import ThemeSource
import ThemeSyntax

/// The recipes of a theme, and what their uses come to.
struct Recipes {
  private let all: [Recipe]
  private let byName: [String: Recipe]
  /// What uses came to: many variants share one. Nil where it can't be drawn.
  private var known: [Use: ResolvedDrawing?] = [:]
  private var used: Set<String> = []
  /// What was reported where recipes are written: it is not said again where they are used.
  private var told: Set<Told> = []
  /// How many more unknown names are worth a search for the nearest.
  private var suggestions = 50

  /// What drawings that stand in elements came to, by where they are written.
  private var inline: [SourceRange: ResolvedDrawing?] = [:]

  private struct Use: Hashable {
    let recipe: String
    let place: SourceRange
    let arguments: [SourceRange]
  }

  private struct Told: Hashable {
    let code: String
    let place: SourceRange
    let message: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code.name
      place = diagnostic.place.range
      message = diagnostic.message
    }
  }

  /// Holds every recipe to what it says with its defaults.
  init(
    _ recipes: [Recipe], of theme: SourceID, _ references: inout References, _ sink: inout DiagnosticSink
  ) {
    all = recipes
    byName = Dictionary(recipes.map { ($0.name.value, $0) }) { first, _ in first }
    for recipe in recipes {
      var own = DiagnosticSink()
      var drawing = recipe.drawing
      let names = references.resolve(&drawing, with: ParameterScope(recipe, nil), &own)
      if own.diagnostics.isEmpty { _ = ResolvedDrawing(drawing, at: recipe.name.range, &own) }
      for parameter in recipe.parameters
      where !names.contains(parameter.name.value) && parameter.name.range.source == theme {
        own.report(
          Diagnostic(
            .unusedParameter,
            "nothing in `\(recipe.name.value)` uses the parameter `\(parameter.name.value)`",
            at: parameter.name.range
          ).helping("remove it, or refer to it as `$\(parameter.name.value)`"))
      }
      for diagnostic in own.diagnostics { told.insert(Told(diagnostic)) }
      sink.append(contentsOf: own)
    }
  }

  /// What a use of a recipe draws; nil after a report.
  mutating func drawing(
    of name: Ranged<String>, with given: Ranged<ArgumentsOverlay>?, _ references: inout References,
    _ sink: inout DiagnosticSink
  ) -> ResolvedDrawing? {
    let arguments = given?.value.arguments ?? []
    let use = Use(recipe: name.value, place: name.range, arguments: arguments.map(\.value.range))
    if let known = known[use] { return known }
    guard let recipe = byName[name.value] else {
      reportUnknown(name, &sink)
      known[use] = .some(nil)
      return nil
    }
    used.insert(name.value)
    var own = DiagnosticSink()
    let parameters = recipe.parameters.map(\.name.value)
    for argument in arguments where !parameters.contains(argument.name.value) {
      own.report(.unknownParameter(argument.name, of: recipe, among: parameters))
    }
    var drawing = recipe.drawing
    let count = own.diagnostics.count
    _ = references.resolve(&drawing, with: ParameterScope(recipe, given?.value), &own)
    let isWhole = own.diagnostics.count == count
    let resolved = isWhole ? ResolvedDrawing(drawing, at: name.range, &own) : nil
    for diagnostic in own.diagnostics where !told.contains(Told(diagnostic)) { sink.report(diagnostic) }
    known[use] = .some(resolved)
    return resolved
  }

  /// What a drawing in an element comes to; nil after a report.
  mutating func drawing(
    _ overlay: DrawingOverlay, at range: SourceRange, _ sink: inout DiagnosticSink
  ) -> ResolvedDrawing? {
    if let known = inline[range] { return known }
    let resolved = ResolvedDrawing(overlay, at: range, &sink)
    inline[range] = .some(resolved)
    return resolved
  }

  /// Warns of recipes that the theme's own file writes and nothing uses.
  func reportUnused(of theme: SourceID, _ sink: inout DiagnosticSink) {
    for recipe in all where !used.contains(recipe.name.value) && recipe.name.range.source == theme {
      sink.report(
        Diagnostic(.unusedRecipe, "nothing uses the recipe `\(recipe.name.value)`", at: recipe.name.range)
          .helping("remove it, or draw with it: `art: { use: \(recipe.name.value) }`"))
    }
  }

  private mutating func reportUnknown(_ name: Ranged<String>, _ sink: inout DiagnosticSink) {
    let diagnostic = Diagnostic(
      .unknownRecipe, "there is no recipe `\(name.value.shortened)`", at: name.range)
    guard suggestions > 0 else { return sink.report(diagnostic) }
    suggestions -= 1
    let names = all.prefix(1_000).map(\.name.value)
    if let nearest = Suggestion.nearest(to: name.value, among: names) {
      sink.report(diagnostic.helping("did you mean `\(nearest)`?").fixing(name.range, with: nearest))
    } else {
      sink.report(
        diagnostic.helping(
          names.isEmpty ? "recipes stand in the theme's `art:`" : "known are \(names.listed)"))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownParameter(
    _ name: Ranged<String>, of recipe: Recipe, among parameters: [String]
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      .unknownParameter, "the recipe `\(recipe.name.value)` has no parameter `\(name.value.shortened)`",
      at: name.range
    ).also(at: recipe.name.range, "the recipe")
    if let nearest = Suggestion.nearest(to: name.value, among: parameters) {
      return diagnostic.helping("did you mean `\(nearest)`?").fixing(name.range, with: nearest)
    }
    return diagnostic.helping(parameters.isEmpty ? "it has none" : "known are \(parameters.listed)")
  }
}
