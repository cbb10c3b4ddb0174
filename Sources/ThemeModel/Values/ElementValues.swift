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
        [key]
          + codes[axis.rawValue].map { code in
            var key = key
            key[axis] = AxisValue(axis, code: code)
            return key
          }
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
