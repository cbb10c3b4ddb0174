import ThemeCore
import ThemeDiagnostics
import ThemeModel

extension Element {
  /// The element of a theme that has tokens with modes: it has variants also for values of axes for which a token that it
  /// uses differs, and tokens are looked up for each variant.
  func resolvedByModes(
    number: Int, scales: Ranged<ScaleSet>?, room: inout VariantRoom, _ recipes: inout Recipes,
    _ references: References, _ sink: inout DiagnosticSink
  ) -> ResolvedElement {
    references.begin(aliases, of: number + 1)
    defer { references.begin([], of: 0) }
    var said = DiagnosticSink(codes: sink.codes)
    said.element = sink.element
    var overlays = ModedOverlays(self, references, &said)
    var added = references.axisValues(of: references.met)
    while true {
      // What is said of too few variants may not hold of all.
      var shape = DiagnosticSink(codes: sink.codes)
      shape.element = sink.element
      var left = room
      let values = usedValues(AxisAliases(aliases), adding: added, &shape)
      let keys = keys(of: values, tokens: added.isEmpty ? [] : references.met.sorted(), &left, &shape)
      room.looks = left.looks
      let variants = variants(keys, &overlays, &recipes, references, &said)
      let all = references.axisValues(of: references.met)
      let isFull = keys.count == 1 && values.contains { $0.count > 1 }
      if all == added || isFull {
        room = left
        sink.append(contentsOf: shape)
        sink.append(once: said)
        return ResolvedElement(
          id: id, range: range, allow: allow, scales: scales, values: values, variants: variants)
      }
      added = all
    }
  }

  private func variants(
    _ keys: [VariantKey], _ overlays: inout ModedOverlays, _ recipes: inout Recipes, _ references: References,
    _ sink: inout DiagnosticSink
  ) -> [ResolvedVariant] {
    var aliases = AxisAliases(self.aliases)
    let ordered = orderedConditions
    return keys.map { key in
      references.turn(to: key)
      var settings = overlays.overlay(nil, of: self, references, &sink)
      var range = range
      for place in ordered
      where conditions[place].values.allSatisfy({ $0.isFallback || aliases.takes(key[$0.axis], $0) }) {
        settings = settings.overlaid(by: overlays.overlay(place, of: self, references, &sink))
        range = conditions[place].range
      }
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
    return overlay
  }
}

extension DiagnosticSink {
  /// Takes over what another sink has gathered, each diagnostic once.
  fileprivate mutating func append(once other: DiagnosticSink) {
    var told: Set<DiagnosticIdentity> = []
    for diagnostic in other.diagnostics where told.insert(DiagnosticIdentity(diagnostic)).inserted {
      report(diagnostic)
    }
    if other.isInDoubt { doubt() }
  }
}
