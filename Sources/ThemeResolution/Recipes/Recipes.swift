import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// The recipes of a theme, and the drawings that resulted from their uses.
struct Recipes {
  private let all: [Recipe]
  private let byName: [String: Recipe]
  /// The default values of each recipe's parameters, gathered when the recipe is first used.
  private var defaults: [String: [String: SyntaxNode]] = [:]
  /// The drawings of uses, which many variants share; nil for a use that cannot be drawn.
  private var known = VariantCache<Use, ResolvedDrawing?>()
  private var used: Set<String> = []
  /// The diagnostics that were reported for the recipes themselves, which are not repeated for their uses.
  private var told: Set<DiagnosticIdentity> = []
  /// The recipes with reported problems. Their uses are not drawn.
  private var broken: Set<String> = []
  /// The names by which recipes refer to parameters that are probably declared under a misspelled name.
  private var renamed: Set<String> = []
  /// Where recipes are removed, by `art/` and their names.
  private let removed: [String: SourceRange]
  /// Whether some recipes could not be read, so that no name is certain to be unknown.
  private let isPartial: Bool
  /// Whether some tokens could not be read.
  private let lacksTokens: Bool
  /// The number of unknown names for which the nearest name will still be searched.
  private var suggestions = 50

  /// The number of layers that the uses have drawn so far.
  private var layers = 0
  private let limits: Limits

  /// The results of drawings and boxes that are declared in elements, by place. Nil for one that cannot be drawn.
  private var inline: [Place: ResolvedDrawing?] = [:]

  private struct Place: Hashable {
    let ranges: [SourceRange]
    let context: TokenContext
    /// The height of the element, for a box.
    var height: Points?
  }

  private struct Use: Hashable {
    let recipe: String
    let place: SourceRange
    let arguments: [SourceRange]
  }

  /// Checks every recipe with the defaults of its parameters, and reports misspelled and unused names.
  init(
    of theme: Theme, limits: Limits, _ references: References, _ sink: inout DiagnosticSink
  ) {
    self.limits = limits
    all = theme.recipes
    byName = Dictionary(all.map { ($0.name.value, $0) }) { first, _ in first }
    removed = theme.removed
    isPartial = theme.lost.contains(.recipe)
    lacksTokens = theme.lost.contains(.token)
    var arguments = ArgumentNames(theme)
    let parents = theme.parents.map { KnownNames($0.recipes) }
    for recipe in all {
      if let nearest = recipe.mistaken(in: theme, among: parents, &sink) {
        sink.report(.unknownRecipe(recipe.name, nearest: nearest))
        broken.insert(recipe.name.value)
        used.insert(recipe.name.value)
        continue
      }
      var own = DiagnosticSink()
      var drawing = recipe.drawing
      let names = references.resolve(&drawing, with: ParameterScope(defaults(of: recipe), nil), &own)
      var unused = recipe.parameters.filter {
        !names.contains($0.name.value) && $0.name.range.source == theme.source
      }
      var reported = own
      if drawing.isBroken {
        // The declarations of the missing parameters may be among what could not be read.
        reported = DiagnosticSink()
        for diagnostic in own.diagnostics where diagnostic.code != .unknownReference {
          reported.report(diagnostic)
        }
      } else if own.diagnostics.isEmpty {
        if !isPartial, own.doubts == 0 {
          _ = complete(&reported) { ResolvedDrawing(drawing, at: recipe.name.range, &$0) }
        }
      } else {
        reported = match(references.missing, with: &unused, of: recipe, &arguments, in: own)
      }
      for diagnostic in own.diagnostics + reported.diagnostics { told.insert(DiagnosticIdentity(diagnostic)) }
      if reported.hasErrors || drawing.isBroken {
        broken.insert(recipe.name.value)
      } else if !isPartial {
        let known =
          unused.isEmpty ? nil : theme.parents.map { KnownNames($0.parameters(of: recipe.name.value)) }
        for parameter in unused {
          report(unused: parameter.name, of: recipe, among: known, isSearched: sink.maySearch(), &reported)
        }
      }
      sink.append(contentsOf: reported)
    }
  }

  /// Pairs each reference that leads to nothing with an unused parameter of a similar name, removes that parameter from
  /// `unused`, and replaces the reference's diagnostic: if the uses give an argument by the name in the reference and none by
  /// the parameter's, the parameter is misspelled, otherwise the reference is.
  private mutating func match(
    _ missing: [Ranged<String>], with unused: inout [ParameterValue], of recipe: Recipe,
    _ arguments: inout ArgumentNames, in own: DiagnosticSink
  ) -> DiagnosticSink {
    var replaced: [SourceRange: Diagnostic] = [:]
    for reference in missing.prefix(20) {
      let names = unused.prefix(1_000).map(\.name.value)
      guard let nearest = Suggestion.nearest(to: reference.value, among: names),
        let place = unused.firstIndex(where: { $0.name.value == nearest })
      else { continue }
      let parameter = unused.remove(at: place).name
      if arguments.contains(reference.value), !arguments.contains(nearest) {
        renamed.insert(reference.value)
        replaced[reference.range] = Diagnostic(
          .unknownReference,
          "`\(recipe.name.value)` refers to `$\(reference.value)`, but its parameter is `\(nearest)`",
          at: parameter.range
        ).also(at: reference.range, "refers to it").helping("did you mean `\(reference.value)`?")
          .fixing(parameter.range, with: reference.value)
      } else {
        replaced[reference.range] = Diagnostic(
          .unknownReference, "there is no parameter and no token `\(reference.value)`", at: reference.range
        ).also(at: parameter.range, "this parameter is never used").helping(
          "did you mean `$\(nearest)`?"
        ).referring(to: nearest, insteadOf: reference.value, at: reference.range)
      }
    }
    var sink = DiagnosticSink()
    for diagnostic in own.diagnostics { sink.report(replaced[diagnostic.place.range] ?? diagnostic) }
    return sink
  }

  private func report(
    unused name: Ranged<String>, of recipe: Recipe, among parents: KnownNames?, isSearched: Bool,
    _ sink: inout DiagnosticSink
  ) {
    if let parents, !parents.contains(name.value) {
      let known = isSearched ? Array(parents.inOrder.prefix(1_000)) : []
      return sink.report(.unknownParameter(name, of: recipe.name.value, among: known))
    }
    sink.report(
      Diagnostic(
        .unusedParameter, "the recipe `\(recipe.name.value)` never uses its parameter `\(name.value)`",
        at: name.range
      ).helping("remove it, or refer to it as `$\(name.value)`"))
  }

  /// The drawing of a use of a recipe; nil if it cannot be drawn, which has been reported.
  mutating func drawing(
    of name: Ranged<String>, with given: Ranged<ArgumentsOverlay>?, _ references: References,
    _ sink: inout DiagnosticSink
  ) -> ResolvedDrawing? {
    let arguments = given?.value.arguments ?? []
    let use = Use(recipe: name.value, place: name.range, arguments: arguments.map(\.value.range))
    if let known = known.value(for: use, &references.tokens.variants) { return known }
    guard let recipe = byName[name.value] else {
      reportUnknown(name, &sink)
      known.keep(nil, for: use, met: [], in: references.context)
      return nil
    }
    used.insert(name.value)
    guard hasRoom(for: recipe, at: name.range, &sink) else { return nil }
    var own = sink.emptied()
    let defaults = defaults(of: recipe)
    let isWhollyKnown = !isPartial && !recipe.drawing.isBroken
    for argument in arguments
    where isWhollyKnown && defaults[argument.name.value] == nil && !renamed.contains(argument.name.value) {
      own.report(.unknownParameter(argument.name, of: recipe, isSearched: sink.maySearch()))
    }
    var drawing = recipe.drawing
    let count = own.count
    let (_, met) = references.noting {
      references.resolve(&drawing, with: ParameterScope(defaults, given?.value), &own)
    }
    // Tokens can make it larger.
    layers += max((drawing.layers.value?.extent.count ?? 0) - recipe.layerCount, 0)
    let isWhole = own.count == count && own.doubts == 0 && !broken.contains(name.value) && !isPartial
    let resolved =
      isWhole ? complete(&own) { ResolvedDrawing(drawing, at: name.range, &$0) } : nil
    for diagnostic in own.diagnostics where !told.contains(DiagnosticIdentity(diagnostic)) {
      sink.report(diagnostic)
    }
    if own.doubts > 0 { sink.doubt() }
    known.keep(resolved, for: use, met: met, in: references.context)
    return resolved
  }

  /// Counts the layers of one more use of a recipe; false if all uses together exceed the theme's limit. Reports only the first
  /// use that exceeds it.
  private mutating func hasRoom(
    for recipe: Recipe, at range: SourceRange, _ sink: inout DiagnosticSink
  ) -> Bool {
    let isFirst = layers <= limits[.recipeLayers]
    layers += recipe.layerCount
    guard layers > limits[.recipeLayers] else { return true }
    if isFirst {
      let exceeded = limits.exceeded(.recipeLayers)
      sink.report(.limitExceeded("up to here, the recipes of the theme draw", exceeded, at: range))
    }
    return false
  }

  private mutating func defaults(of recipe: Recipe) -> [String: SyntaxNode] {
    if let known = defaults[recipe.name.value] { return known }
    let found = Dictionary(recipe.parameters.map { ($0.name.value, $0.value) }) { $1 }
    defaults[recipe.name.value] = found
    return found
  }

  /// The result of a drawing that is declared in an element; nil after a report.
  mutating func drawing(
    _ overlay: DrawingOverlay, at range: SourceRange, _ references: References, _ sink: inout DiagnosticSink
  ) -> ResolvedDrawing? {
    let place = Place(ranges: [range], context: references.context)
    if let known = inline[place] { return known }
    let resolved = complete(&sink) { ResolvedDrawing(overlay, at: range, &$0) }
    inline[place] = .some(resolved)
    return resolved
  }

  /// The result of a box that is declared in an element with a height; nil after a report.
  mutating func drawing(
    _ box: BoxOverlay, at range: SourceRange, height: Ranged<Points>?, _ references: References,
    _ sink: inout DiagnosticSink
  ) -> ResolvedDrawing? {
    let place = Place(ranges: box.places, context: references.context, height: height?.value)
    if let known = inline[place] { return known }
    let resolved = complete(&sink) { ResolvedDrawing(box, at: range, height: height, &$0) }
    inline[place] = .some(resolved)
    return resolved
  }

  /// Completes a drawing. If some tokens could not be read, missing keys are not reported, because their values may have been
  /// among those tokens.
  private func complete(
    _ sink: inout DiagnosticSink, _ drawing: (inout DiagnosticSink) -> ResolvedDrawing?
  ) -> ResolvedDrawing? {
    guard lacksTokens else { return drawing(&sink) }
    var own = DiagnosticSink()
    let resolved = drawing(&own)
    for diagnostic in own.diagnostics where diagnostic.code != .missingKey { sink.report(diagnostic) }
    return resolved
  }

  /// Warns of recipes that the theme's own file declares and that nothing uses.
  func reportUnused(of theme: SourceID, _ sink: inout DiagnosticSink) {
    for recipe in all where !used.contains(recipe.name.value) && recipe.name.range.source == theme {
      sink.report(
        Diagnostic(.unusedRecipe, "the recipe `\(recipe.name.value)` is never used", at: recipe.name.range)
          .helping("remove it, or use it: `art: { use: \(recipe.name.value) }`"))
    }
  }

  private mutating func reportUnknown(_ name: Ranged<String>, _ sink: inout DiagnosticSink) {
    if isPartial { return sink.doubt() }
    let diagnostic = Diagnostic(
      .unknownRecipe, "there is no recipe `\(name.value.shortened)`", at: name.range)
    if let removal = removed["art/\(name.value)"] {
      return sink.report(diagnostic.also(at: removal, "it is removed here"))
    }
    guard suggestions > 0 else { return sink.report(diagnostic) }
    suggestions -= 1
    let known = all.lazy.map { NamedPlace($0.name.value, at: $0.name.range) }
    sink.report(
      diagnostic.suggesting(nearest: "recipe", to: name.value, at: name.range, among: known) { names in
        names.isEmpty
          ? "define recipes in `art:` of the theme" : "known are \(names.listed(near: name.value))"
      })
  }
}

extension Recipe {
  /// The number of layers, but for those of tokens.
  fileprivate var layerCount: Int { drawing.layers.value?.extent.count ?? 0 }
}

extension Diagnostic {
  fileprivate static func unknownParameter(
    _ name: Ranged<String>, of recipe: Recipe, isSearched: Bool
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      .unknownParameter, "the recipe `\(recipe.name.value)` has no parameter `\(name.value.shortened)`",
      at: name.range
    ).also(at: recipe.name.range, "the recipe")
    guard isSearched else { return diagnostic }
    let parameters = recipe.parameters.prefix(1_000).map(\.name.value)
    if let nearest = Suggestion.nearest(to: name.value, among: parameters) {
      return diagnostic.helping("did you mean `\(nearest)`?").fixing(name.range, with: nearest)
    }
    return diagnostic.helping(
      parameters.isEmpty ? "it has none" : "known are \(parameters.listed(near: name.value))")
  }
}
