public import ThemeCore
package import ThemeDiagnostics

/// The values that an element has on each axis, by which one of its variants is found for whatever holds at a moment.
///
/// A value that the element does not have counts as the nearest one that it has: of states and accessibility settings that hold
/// together the first of a fixed order, of the versions of a system the newest that is not newer, and otherwise the fallback.
package struct ElementValues: Equatable, Sendable {
  /// The codes of the values other than the fallback, ascending, for each axis.
  private var codes: [[Int]]

  /// The values that appear in the keys.
  package init(of keys: some Sequence<VariantKey>) {
    var found = [Set<Int>](repeating: [], count: VariantAxis.allCases.count)
    for key in keys {
      for axis in VariantAxis.allCases where !key[axis].isFallback {
        found[axis.rawValue].insert(key[axis].code)
      }
    }
    codes = found.map { $0.sorted() }
  }

  /// The values other than the fallbacks, by axis and then by code.
  package var all: [AxisValue] {
    zip(VariantAxis.allCases, codes).flatMap { axis, codes in codes.map { AxisValue(axis, code: $0) } }
  }

  package func contains(_ value: AxisValue) -> Bool {
    value.isFallback || codes[value.axis.rawValue].contains(value.code)
  }

  /// Removes a value, if it is there.
  package mutating func remove(_ value: AxisValue) {
    codes[value.axis.rawValue].removeAll { $0 == value.code }
  }

  /// The values of both.
  package func union(_ other: ElementValues) -> ElementValues {
    var result = self
    for axis in codes.indices { result.codes[axis] = Set(codes[axis]).union(other.codes[axis]).sorted() }
    return result
  }

  /// The key of the variant that is shown where all values of a key hold.
  package func shown(where key: VariantKey) -> VariantKey {
    var shown = key
    for axis in VariantAxis.allCases where !contains(key[axis]) { shown[axis] = nearest(to: key[axis]) }
    return shown
  }

  private func nearest(to value: AxisValue) -> AxisValue {
    let known = codes[value.axis.rawValue]
    let code: Int? =
      switch value.axis {
      case .state: Self.statePriority.first { value.code & $0 != 0 && known.contains($0) }
      case .accessibility: Self.accessibilityPriority.first { value.code & $0 != 0 && known.contains($0) }
      case .system: known.last { value.takes(AxisValue(.system, code: $0)) }
      default: nil
      }
    return AxisValue(value.axis, code: code ?? 0)
  }

  /// Of states that hold together, the one that is shown: disabled, highlighted, selected, focused, hovered.
  private static let statePriority = [2, 1, 4, 8, 16]
  /// Of accessibility settings that hold together, the one that is shown: the shapes of buttons, then more contrast.
  private static let accessibilityPriority = [2, 1]

  /// The number of combinations of the values, one of each axis; `limit` where there are at least as many.
  package func combinations(upTo limit: Int) -> Int {
    codes.reduce(1) { min(limit, $0 * ($1.count + 1)) }
  }

  /// Every combination of the values, one of each axis, each after the one that it falls back to.
  package var combinations: [VariantKey] {
    var keys = [VariantKey.normal]
    for axis in VariantAxis.allCases {
      keys = keys.flatMap { key in
        [key] + codes[axis.rawValue].map { key.with(AxisValue(axis, code: $0)) }
      }
    }
    return keys.sorted()
  }
}

extension VariantKey {
  /// The key that a manifest writes like this: a state, then the values of other axes in the order of the axes, without
  /// fallbacks, joined by dots. Nil for any other text.
  package init?(text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = words.first, let state = AxisValue(.state, named: String(first)) else { return nil }
    self = .normal
    self[.state] = state
    var axes = VariantAxis.allCases.dropFirst()
    for word in words.dropFirst() {
      guard
        let value = axes.lazy.compactMap({ AxisValue($0, named: String(word)) }).first(where: {
          !$0.isFallback
        })
      else { return nil }
      self[value.axis] = value
      axes = axes.drop { $0 <= value.axis }
    }
    // Names of several bits are written in one order alone.
    guard self.text == text else { return nil }
  }
}

// Public for the reason that is given for `SourceID` and `Ranged`: the compiler doesn't specialize `package` code in other
// modules.

/// What a theme states for one key: nothing, a removal, a value, or a reference to a token.
public indirect enum Setting<Value: Sendable>: Sendable {
  case unset
  /// `null`: whatever an overlaid map states for the key is removed.
  case removed(SourceRange)
  case literal(Value, SourceRange)
  /// `$path`. The payload is the token's path without the dollar sign.
  case reference(String, SourceRange)
  /// A color that is computed from tokens, as it is written: `$color.ink/20%`, `mix($color.ink, white, 20%)`.
  case computed(String, SourceRange)
  /// A map whose entries overlay a token. The token's path has no dollar sign.
  case based(on: Ranged<String>, Value, SourceRange)

  /// The value and its range; nil for a key that is unset or removed. References must be resolved before: it is nil for them.
  @inlinable public var ranged: Ranged<Value>? {
    guard case .literal(let value, let range) = self else { return nil }
    return Ranged(value, range)
  }

  /// The value without its range; nil wherever `ranged` is nil.
  @inlinable public var value: Value? { ranged?.value }
  /// Where the setting is written; nil for a key that is unset.
  @inlinable public var range: SourceRange? {
    switch self {
    case .unset: nil
    case .removed(let range), .literal(_, let range), .reference(_, let range), .computed(_, let range),
      .based(_, _, let range):
      range
    }
  }

  /// Whether the theme states nothing for the key.
  @inlinable public var isUnset: Bool {
    if case .unset = self { return true }
    return false
  }

  /// The setting with its value transformed, if it contains one. References and removals stay as they are.
  package func map<Other>(_ transform: (Value) -> Other) -> Setting<Other> {
    switch self {
    case .unset: .unset
    case .removed(let range): .removed(range)
    case .literal(let value, let range): .literal(transform(value), range)
    case .reference(let path, let range): .reference(path, range)
    case .computed(let text, let range): .computed(text, range)
    case .based(let base, let value, let range): .based(on: base, transform(value), range)
    }
  }
}

extension Setting<Points> {
  /// The length if it is more than 0; nil without a length, or after a report that it is not. `name` is the key in the report.
  package func positive(_ name: String, _ sink: inout DiagnosticSink) -> Ranged<Points>? {
    guard let length = ranged else { return nil }
    if length.value > .zero { return length }
    return sink.refuse(
      Diagnostic(.invalidValue, "`\(name)` must be more than 0, not \(length.value)", at: length.range))
  }

  /// The length if it is not negative; nil without a length, or after a report that it is. `name` is the key in the report.
  package func notNegative(_ name: String, _ sink: inout DiagnosticSink) -> Points? {
    guard let length = ranged else { return nil }
    if length.value >= .zero { return length.value }
    return sink.refuse(Diagnostic(.invalidValue, "`\(name)` can't be negative", at: length.range))
  }
}
