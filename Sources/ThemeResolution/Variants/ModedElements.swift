import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The resolved elements of a theme whose tokens have modes.
///
/// Elements that show the art of others (`of`) are resolved twice, because the values for which that art differs are known only
/// after the others are resolved. `users` records which tokens with modes each element uses.
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
    elements, shown: found.map(\.shown), of: theme)
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

/// The result of resolving an element of a theme whose tokens have modes.
struct ModedElement {
  let element: ResolvedElement
  /// The references to elements whose art the element shows in any variant.
  let shown: [ShownElement]
  /// The paths of the tokens with modes that the element uses.
  let met: Set<String>
}

extension Element {
  /// Resolves an element of a theme whose tokens have modes. The element also has variants for the axis values for which a
  /// token that it uses differs, and tokens are looked up for each variant.
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
      // Problems of the values and keys may disappear when more variants are added, so only those of the last round are
      // reported.
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

  /// The axis values for which tokens of the element's main art have modes, given the keys of all variants.
  fileprivate func artTokens(
    number: Int, of keys: [VariantKey], _ recipes: inout Recipes, _ references: References
  ) -> Set<AxisValue> {
    references.begin(aliases, of: number)
    defer { references.begin([], of: 0) }
    // Problems are reported when the element itself is resolved.
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
        guard stack.lay(overlay, system: overlay.systemPlaces, of: conditions[place], at: place) else {
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

/// The resolved overlays of an element. An overlay that uses no token with modes is resolved once, any other for each variant.
private struct ModedOverlays {
  private struct Place: Hashable {
    /// The index of a condition; nil for the settings of the element itself.
    let condition: Int?
    /// The context of the variant; nil for an overlay that is the same in all variants.
    let context: TokenContext?
  }

  private var resolved: [Place: ElementOverlay] = [:]
  /// The references to elements whose art is shown, in the order in which they were found.
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
  /// A sink with each of the diagnostics once.
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
