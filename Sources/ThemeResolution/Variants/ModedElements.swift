import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The elements of a theme that has tokens with modes.
///
/// Those that show the art of others (`of`) are resolved twice: for which values that differs is known only when the others are.
/// `users` is told which tokens with modes each of them uses.
func resolveByModes(
  _ theme: Theme, scales themeScales: Ranged<ScaleSet>?, room: inout VariantRoom, _ recipes: inout Recipes,
  _ references: References, notingIn users: inout TokenUsers, _ sink: inout DiagnosticSink
) -> [ResolvedElement] {
  defer { sink.element = nil }
  let elements = theme.elements
  var found: [ModedElement] = []
  for place in elements.indices {
    sink.element = elements[place].id.description
    let scales = references.constant(elements[place].scales, of: "scales", &sink).ranged ?? themeScales
    var own = sink.emptied()
    found.append(
      elements[place].resolvedByModes(
        number: place + 1, scales: scales, borrowed: [], room: &room, &recipes, references, &own))
    users.note(found[place].met, of: elements[place].id.kind)
    if found[place].shown.isEmpty { sink.append(contentsOf: own) }
  }
  let borrowedArt = BorrowedArt(
    elements, shown: found.map(\.shown), isPartial: theme.lost.contains(.element))
  var tokens: [Int: Set<AxisValue>] = [:]
  for place in elements.indices where !found[place].shown.isEmpty {
    sink.element = elements[place].id.description
    let borrowed = borrowedArt?.values(
      ofElementAt: place,
      tokens: { target in
        if let known = tokens[target] { return known }
        let values = elements[target].artTokens(
          number: target + 1, of: found[target].element.variants.map(\.key), &recipes, references)
        tokens[target] = values
        return values
      }, &sink)
    room.left += found[place].element.variants.count
    found[place] = elements[place].resolvedByModes(
      number: place + 1, scales: found[place].element.scales, borrowed: Set(borrowed ?? []), room: &room,
      &recipes, references, &sink)
  }
  return found.map(\.element)
}

/// An element of a theme that has tokens with modes.
struct ModedElement {
  let element: ResolvedElement
  /// The elements whose art it shows in some variant.
  let shown: [ShownElement]
  /// The tokens with modes that it uses.
  let met: Set<String>
}

extension Element {
  /// The element of a theme that has tokens with modes: it has variants also for values of axes for which a token that it
  /// uses differs, and tokens are looked up for each variant.
  func resolvedByModes(
    number: Int, scales: Ranged<ScaleSet>?, borrowed: Set<AxisValue>, room: inout VariantRoom,
    _ recipes: inout Recipes, _ references: References, _ sink: inout DiagnosticSink
  ) -> ModedElement {
    references.begin(aliases, of: number)
    defer { references.begin([], of: 0) }
    var said = sink.emptied()
    var overlays = ModedOverlays(self, references, &said)
    var added = references.axisValues(of: references.met)
    while true {
      // What is said of too few variants may not hold of all.
      var shape = sink.emptied()
      var left = room
      let values = usedValues(AxisAliases(aliases), adding: added.union(borrowed), &shape)
      let keys = keys(of: values, tokens: added.isEmpty ? [] : references.met.sorted(), &left, &shape)
      room.looks = left.looks
      let variants = variants(keys, &overlays, &recipes, references, &said)
      let all = references.axisValues(of: references.met)
      let isFull = keys.count == 1 && values.contains { $0.count > 1 }
      if all == added || isFull {
        room = left
        sink.append(contentsOf: shape)
        sink.append(contentsOf: said.withoutRepetitions)
        let element = ResolvedElement(
          id: id, range: range, isAbstract: isAbstract, style: style, allow: allow, scales: scales,
          values: values,
          variants: variants)
        return ModedElement(element: element, shown: overlays.shown, met: references.met)
      }
      added = all
    }
  }

  /// The values for which tokens of the main art have modes, given all variants.
  fileprivate func artTokens(
    number: Int, of keys: [VariantKey], _ recipes: inout Recipes, _ references: References
  ) -> Set<AxisValue> {
    references.begin(aliases, of: number)
    defer { references.begin([], of: 0) }
    // The element itself reports what is wrong.
    var reported = DiagnosticSink()
    for key in keys {
      references.turn(to: key)
      for overlay in [base] + conditions.map(\.overlay) {
        var art = overlay.mainArt(of: id.kind)
        _ = art.resolve(references, &reported)
        art.draw(&recipes, references, &reported)
      }
    }
    return references.axisValues(of: references.met)
  }

  private func variants(
    _ keys: [VariantKey], _ overlays: inout ModedOverlays, _ recipes: inout Recipes, _ references: References,
    _ sink: inout DiagnosticSink
  ) -> [ResolvedVariant] {
    var aliases = AxisAliases(self.aliases)
    let ordered = orderedConditions
    return keys.map { key in
      references.turn(to: key)
      var stack = OverlayStack(
        overlays.overlay(nil, of: self, references, &sink), isNoted: references.origins != nil)
      var range = range
      for place in ordered
      where conditions[place].values.allSatisfy({ $0.isFallback || aliases.takes(key[$0.axis], $0) }) {
        let overlay = overlays.overlay(place, of: self, references, &sink)
        guard stack.lay(overlay, system: overlay.systemParts, of: conditions[place], at: place) else {
          continue
        }
        range = conditions[place].range
      }
      var settings = stack.settings
      if let laid = stack.laid { references.origins?.note(laid, in: key, of: id) }
      return variant(key, &settings, range, among: keys, &recipes, references, &sink)
    }
  }
}

/// What an element says, resolved: once where it uses no token with modes, otherwise for each variant.
private struct ModedOverlays {
  private struct Place: Hashable {
    /// A condition; nil for the element itself.
    let condition: Int?
    /// Nil where it holds for all variants.
    let context: TokenContext?
  }

  private var resolved: [Place: ElementOverlay] = [:]
  /// The elements whose art is shown, each in the order in which it was found.
  private(set) var shown: [ShownElement] = []

  init(_ element: Element, _ references: References, _ sink: inout DiagnosticSink) {
    for condition in [nil] + element.conditions.indices.map(Optional.some) {
      _ = overlay(condition, of: element, references, &sink)
    }
  }

  mutating func overlay(
    _ condition: Int?, of element: Element, _ references: References, _ sink: inout DiagnosticSink
  ) -> ElementOverlay {
    let always = Place(condition: condition, context: nil)
    let here = Place(condition: condition, context: references.context)
    if let known = resolved[always] ?? resolved[here] { return known }
    var overlay = condition.map { element.conditions[$0].overlay } ?? element.base
    let (_, met) = references.noting { overlay.resolve(references, &sink) }
    resolved[met.isEmpty ? always : here] = overlay
    let values = condition.map { element.conditions[$0].values } ?? []
    for new in overlay.shown(of: element.id.kind, for: values)
    where !shown.contains(where: { $0.target == new.target && $0.values == values }) {
      shown.append(new)
    }
    return overlay
  }
}

extension DiagnosticSink {
  /// The same with each diagnostic once.
  fileprivate var withoutRepetitions: DiagnosticSink {
    var told: Set<DiagnosticIdentity> = []
    var sink = emptied()
    for diagnostic in diagnostics where told.insert(DiagnosticIdentity(diagnostic)).inserted {
      sink.report(diagnostic)
    }
    if isInDoubt { sink.doubt() }
    return sink
  }
}
