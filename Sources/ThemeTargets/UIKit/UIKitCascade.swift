import ThemeCheck
import ThemeModel

/// Finds what generated code has to set, and where, so that an app has the facts of every combination of an element's values.
///
/// The runtime applies every `when` whose values are the defaults or hold, in the order in which they stand. So each one sets
/// only what differs from the result of those before it, and most combinations need none.
struct UIKitCascade {
  let facts: [UIKitFact]
  /// The values of the facts before anything is set.
  let blank: [UIKitValue]
  /// The values of the facts for each combination of the element's values.
  let values: [VariantKey: [UIKitValue]]

  /// What is set, for combinations of values that contain each value of an axis with each of the others.
  func whens(for keys: [VariantKey]) -> [UIKitLook.When] {
    var whens: [VariantKey: UIKitLook.When] = [:]
    for key in keys.sorted(by: UIKitCascade.isEarlier) {
      guard let wanted = values[key] else { continue }
      var shown = blank
      for part in key.parts {
        for change in whens[part]?.changes ?? [] { apply(change, to: &shown) }
      }
      let changes = changes(from: shown, to: wanted)
      if key == .normal || !changes.isEmpty { whens[key] = UIKitLook.When(key: key, changes: changes) }
    }
    for key in namedKeys(among: keys, saidBy: keys.filter { whens[$0] != nil }) {
      whens[key] = UIKitLook.When(key: key, changes: [])
    }
    return keys.sorted(by: UIKitCascade.isEarlier).compactMap { whens[$0] }
  }

  private func apply(_ change: UIKitLook.Change, to values: inout [UIKitValue]) {
    values[change.place] = change.value
    if let owner = facts[change.place].owner {
      values[owner] = .present
    } else {
      for place in facts.indices where facts[place].owner == change.place { values[place] = blank[place] }
    }
  }

  /// The changes that lead from some values to others. A title or an icon that is new begins blank, and is there as soon as
  /// one of its members is set.
  private func changes(from old: [UIKitValue], to new: [UIKitValue]) -> [UIKitLook.Change] {
    facts.indices.filter { place in
      if let owner = facts[place].owner {
        return new[owner] != .nothing && new[place] != (old[owner] == .nothing ? blank : old)[place]
      }
      guard new[place] == .present else { return new[place] != old[place] }
      return old[place] == .nothing
        && facts.indices.allSatisfy { facts[$0].owner != place || new[$0] == blank[$0] }
    }.map { UIKitLook.Change(place: $0, path: facts[$0].path, value: new[$0]) }
  }

  /// The keys of values that no `when` names, but of which the runtime has to know that the element has them: if one of them
  /// holds together with another, the other must not be shown.
  private func namedKeys(among keys: [VariantKey], saidBy said: [VariantKey]) -> [VariantKey] {
    VariantAxis.allCases.flatMap { axis in
      let all = Set(keys.map { $0[axis].code })
      var named = Set(said.map { $0[axis].code }).union([0])
      var missing: [VariantKey] = []
      while let value = axis.holding(among: all).lazy.compactMap({ holding -> Int? in
        let (wanted, shown) = (axis.shown(holding, among: all), axis.shown(holding, among: named))
        if wanted == shown || hasSameFacts(wanted, shown, on: axis, keys) { return nil }
        return wanted
      }).first {
        missing.append(VariantKey.normal.with(AxisValue(axis, code: value)))
        named.insert(value)
      }
      return missing
    }
  }

  private func hasSameFacts(_ value: Int, _ other: Int, on axis: VariantAxis, _ keys: [VariantKey]) -> Bool {
    keys.allSatisfy { key in
      key[axis].code != value || values[key] == values[key.with(AxisValue(axis, code: other))]
    }
  }

  /// Whether a key comes before another: fewer axes first, and then the direction before the states, as in the language.
  private static func isEarlier(_ left: VariantKey, _ right: VariantKey) -> Bool {
    let (first, second) = (left.axes, right.axes)
    let (one, two) = (first.nonzeroBitCount, second.nonzeroBitCount)
    return one != two ? one < two : first != second ? first < second : left < right
  }
}

extension VariantKey {
  /// The axes on which the key has another value than the default, as a set of bits of which the state's is the highest.
  fileprivate var axes: Int { VariantAxis.allCases.reduce(0) { $0 * 2 + (self[$1].isFallback ? 0 : 1) } }

  /// The keys that hold wherever this one does, in their order: those with defaults in place of some of its values.
  fileprivate var parts: [VariantKey] {
    var parts = [VariantKey.normal]
    for axis in VariantAxis.allCases.reversed() where !self[axis].isFallback {
      parts += parts.map { $0.with(self[axis]) }
    }
    return parts.sorted { ($0.axes.nonzeroBitCount, $0.axes) < ($1.axes.nonzeroBitCount, $1.axes) }
  }
}

extension VariantAxis {
  /// The codes of the values that may hold on the axis.
  fileprivate func holding(among codes: Set<Int>) -> [Int] {
    switch self {
    case .state: Array(0..<32)
    case .metrics: Array(0..<6)
    case .appearance: Array(0..<3)
    case .accessibility: Array(0..<4)
    case .system, .direction: codes.sorted()
    }
  }

  /// The code of the value that the runtime shows where one holds, among those that a look has.
  fileprivate func shown(_ code: Int, among codes: Set<Int>) -> Int {
    if codes.contains(code) { return code }
    let others: [Int] =
      switch self {
      // Without hovered and focused, or else the first of disabled, highlighted, selected, focused and hovered.
      case .state: [code & ~16, code & ~8, code & ~24] + [2, 1, 4, 8, 16].filter { code & $0 != 0 }
      case .accessibility: [2, 1].filter { code & $0 != 0 }
      case .system: codes.filter { $0 <= code }.sorted(by: >)
      // A compact bar at the scroll edge is first of all at the edge, and a compact one with a prompt is compact.
      case .metrics:
        code == AxisValue.compactScrollEdge.code ? [4, 1] : code == AxisValue.compactPrompt.code ? [1] : []
      case .appearance, .direction: []
      }
    return others.first(where: codes.contains) ?? 0
  }
}
