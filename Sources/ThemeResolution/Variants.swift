import ThemeDiagnostics
import ThemeModel
import ThemeSource

extension Element {
  /// The most combinations that an element may have.
  static let variantLimit = 1_000
  /// The most that the elements of a theme may have together.
  static let themeVariantLimit = 10_000

  /// Every combination of the values that the element uses, each with all overlays that it takes. `room` is
  /// how many the theme may still have.
  func resolved(
    scales: Ranged<ScaleSet>?, room: inout Int, _ sink: inout DiagnosticSink
  ) -> ResolvedElement {
    let values = usedValues(&sink)
    var keys = [VariantKey.normal]
    for (axis, axisValues) in zip(VariantAxis.allCases, values) where axisValues.count > 1 {
      guard keys.count * axisValues.count <= Element.variantLimit else {
        sink.report(
          Diagnostic(.limitExceeded, "`\(id.name)` has more than \(Element.variantLimit) variants", at: range)
            .helping("every combination of its values exists: use fewer of them"))
        keys = [.normal]
        break
      }
      keys = keys.flatMap { key in
        axisValues.map { value in
          var key = key
          key[axis] = value
          return key
        }
      }
    }
    if keys.count > room {
      sink.report(
        Diagnostic(
          .limitExceeded, "the theme's elements have more than \(Element.themeVariantLimit) variants",
          at: range
        ).helping("every combination of an element's values exists: use fewer of them"))
      keys = [.normal]
      room = 0
    } else {
      room -= keys.count
    }
    keys.sort()
    let ordered = orderedConditions
    let variants = keys.map { key in
      var settings = base
      var range = range
      for condition in ordered where condition.values.allSatisfy({ takes(key, $0) }) {
        settings = settings.overlaid(by: condition.overlay)
        range = condition.range
      }
      let isMirrored = mirror != nil && key.isRightToLeft
      if isMirrored { settings = settings.mirrored }
      let fallback = key.fallback.flatMap { fallback in keys.firstIndex(of: fallback) }
      return ResolvedVariant(
        key: key, fallback: fallback, range: range, settings: settings, isMirrored: isMirrored)
    }
    for variant in variants { checkArt(of: variant.settings, &sink) }
    return ResolvedElement(
      id: id, range: range, allow: allow, scales: scales, values: values, variants: variants)
  }

  /// What each axis is used with, its fall-back first, then by number.
  private func usedValues(_ sink: inout DiagnosticSink) -> [[AxisValue]] {
    VariantAxis.allCases.map { axis in
      var codes: Set<Int> = []
      for condition in conditions {
        for value in condition.values where value.axis == axis { codes.insert(value.code) }
      }
      for alias in aliases where alias.value.axis == axis { codes.insert(alias.value.code) }
      if axis == .direction, mirror != nil { codes.insert(1) }
      for alias in aliases where alias.value.axis == axis {
        let target = alias.target.value
        if !target.isFallback, !codes.contains(target.code) {
          let known = codes.sorted().filter { $0 != alias.value.code }.map { AxisValue(axis, code: $0).name }
          sink.report(
            Diagnostic(
              .unknownValue,
              "nothing is said of `\(target.name)`, so `\(alias.value.name)` can't be the same",
              at: alias.target.range
            ).helping(known.isEmpty ? nil : "known are \(known.listed)"))
        }
        reportCycle(from: alias, &sink)
      }
      codes.insert(0)
      return codes.sorted().map { AxisValue(axis, code: $0) }
    }
  }

  private func reportCycle(from alias: AxisAlias, _ sink: inout DiagnosticSink) {
    var path = [alias.value]
    var value = alias.target.value
    while let next = aliases.first(where: { $0.value == value }) {
      path.append(value)
      if value == alias.value {
        // Each member would report it: the one with the smallest number does.
        guard path.allSatisfy({ $0.code >= alias.value.code }) else { return }
        let names = path.map(\.name).joined(separator: " → ")
        sink.report(
          Diagnostic(
            .referenceCycle, "`\(alias.value.name)` is the same as itself: \(names)", at: alias.target.range))
        return
      }
      guard path.count <= aliases.count else { return }
      value = next.target.value
    }
  }

  /// Whether a variant takes what is said for a value: it has that value, or one that is the same by an
  /// alias. A system whose alias is later than the value has what that alias says, and not what came before
  /// it.
  private func takes(_ key: VariantKey, _ value: AxisValue) -> Bool {
    var own = key[value.axis]
    for _ in 0...aliases.count {
      let later = aliases.filter { alias in
        own.takes(alias.value) && (alias.value == own || alias.value.code > value.code)
      }
      guard let alias = later.max(by: { $0.value.code < $1.value.code }) else { return own.takes(value) }
      own = alias.target.value
    }
    return false
  }

  /// The conditions in the order in which variants take them: what holds for all first (the fall-backs' own
  /// maps), then those of one axis from direction to state, then nested ones, deeper after shallower; the
  /// file's order last.
  private var orderedConditions: [ConditionalOverlay] {
    var ranked: [(order: [Int], condition: ConditionalOverlay)] = []
    for (place, condition) in conditions.enumerated() {
      var condition = condition
      condition.values.removeAll { $0.isFallback }
      let ranks = condition.values.map { VariantAxis.allCases.count - $0.axis.rawValue }.sorted(by: >)
      let version = condition.values.first { $0.axis == .system }?.code ?? 0
      ranked.append(([ranks.count] + ranks + [version, place], condition))
    }
    ranked.sort { $0.order.lexicographicallyPrecedes($1.order) }
    return ranked.map { $0.condition }
  }
}
