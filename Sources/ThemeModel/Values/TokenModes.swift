import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// The values of a token that is written as a map with the key `value` and keys of axes, so that its value depends on the
/// variant that uses it.
package struct TokenModes: Sendable {
  /// A value of the token with the axis values for which it applies.
  package struct Mode: Sendable {
    /// The axis values in the order of the axes; empty for the value that applies to all variants.
    package let values: [AxisValue]
    package let node: SyntaxNode
  }

  /// The modes in the order of the file.
  package private(set) var modes: [Mode] = []

  /// Reads a map with the key `value`, and reports the entries that are not modes of a token.
  package init(_ mapping: Mapping, _ sink: inout DiagnosticSink) {
    read(mapping, under: [], &sink)
  }

  private mutating func read(_ mapping: Mapping, under values: [AxisValue], _ sink: inout DiagnosticSink) {
    for entry in mapping.entries {
      if entry.key.value == "value" {
        if !entry.value.isNull || values.isEmpty { modes.append(Mode(values: values, node: entry.value)) }
      } else if let axis = VariantAxis(key: entry.key.value) {
        read(axis, entry, under: values, &sink)
      } else {
        sink.report(.unknownMode(entry.key, isSearched: sink.maySearch()))
      }
    }
  }

  private mutating func read(
    _ axis: VariantAxis, _ entry: Mapping.Entry, under values: [AxisValue], _ sink: inout DiagnosticSink
  ) {
    if entry.value.isNull { return }
    if axis == .state || values.contains(where: { $0.axis == axis }) {
      let reason =
        axis == .state ? "a token can't depend on the state" : "`\(axis.key)` is inside `\(axis.key)`"
      return sink.report(
        Diagnostic(.invalidValue, "\(reason)", at: entry.key.range).helping(
          axis == .state
            ? "give each state a token of its own" : "a token has one value on each axis of a variant"))
    }
    if let exceeded = entry.exceedsVariants(of: "the token", axis) { return sink.report(exceeded) }
    var places: [Int: SourceRange] = [:]
    for mode in entry.value.entries(expected: "a map from \(axis.valuesText) to values of the token", &sink)
    where !mode.value.isNull {
      guard let value = AxisValue(axis, named: mode.key.value) else {
        sink.report(
          .unknownAxisValue(mode.key, axis, isSearched: sink.maySearch()))
        continue
      }
      if let later = Diagnostic.laterSystem(value, named: mode.key) { sink.report(later) }
      if let first = places[value.code], first.source == mode.key.range.source {
        sink.report(.sameAgain(mode.key.value, value.name, at: mode.key.range, first: first))
        continue
      }
      places[value.code] = mode.key.range
      let all = (values + [value]).sorted { $0.axis < $1.axis }
      if let inner = mode.value.mapping, inner.isOneToken || inner.hasOnlyAxes {
        read(inner, under: all, &sink)
      } else {
        modes.append(Mode(values: all, node: mode.value))
      }
    }
  }
}

extension Mapping {
  /// Whether the map is a single token with the key `value` rather than a group of tokens.
  package var isOneToken: Bool {
    form != .group && form != .value && entries.contains { $0.key.value == "value" }
  }

  /// Whether the map is not empty and every key is that of an axis on which tokens can depend: all but `states`.
  package var hasOnlyAxes: Bool {
    form != .group && form != .value && !entries.isEmpty
      && entries.allSatisfy { VariantAxis(key: $0.key.value) != nil && $0.key.value != VariantAxis.state.key }
  }

  /// The help for a map without `value` that was probably meant as a token with modes; nil if it was not.
  package var helpForModes: String? {
    if hasOnlyAxes {
      return form == .modes
        ? "the default contexts of the resolver have no such token: add it there, or a `value` in `tokens`"
        : "add `value`, which holds where no mode does"
    }
    let others = entries.map(\.key.value).filter { VariantAxis(key: $0) == nil }
    if others.count == 1, entries.count > 1, Suggestion.nearest(to: others[0], among: ["value"]) != nil {
      return "did you mean `value` instead of `\(others[0])`?"
    }
    if others.count == 1, entries.count > 1, ["default", "base", "any", "light"].contains(others[0]) {
      return "write `value` instead of `\(others[0])`"
    }
    for axis in VariantAxis.allCases where axis != .state && others.count == entries.count {
      let values = others.filter { !["default", "base"].contains($0) }
      let meant = values.compactMap { axis.value(meantByKey: $0) }
      guard let value = meant.last, meant.count == values.count else { continue }
      return "a token with modes is `{ value: …, \(axis.key): { \(value): … } }`"
    }
    return nil
  }
}

extension Diagnostic {
  /// The diagnostic for a key beside `value` that is not an axis. `isSearched` says whether to suggest the nearest axis.
  fileprivate static func unknownMode(_ key: Ranged<String>, isSearched: Bool) -> Diagnostic {
    let axes = VariantAxis.allCases.filter { $0 != .state }.map(\.key)
    let diagnostic = Diagnostic(
      .unknownKey, "unknown key `\(key.value.shortened)` in a token with a `value`", at: key.range)
    if isSearched, let nearest = Suggestion.nearest(to: key.value, among: axes) {
      return diagnostic.helping("did you mean `\(nearest)`?").fixing(key.range, with: nearest)
    }
    for axis in VariantAxis.allCases where axis != .state {
      if let value = axis.value(meantByKey: key.value) {
        return diagnostic.helping("write `\(axis.key): { \(value): … }`")
      }
    }
    return diagnostic.helping(
      "known are \(axes.listed); a map with the key `value` is one token, so a group of tokens can't have it")
  }
}
