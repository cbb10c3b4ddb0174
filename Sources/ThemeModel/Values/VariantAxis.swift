/// One of the six axes over which an element is a table, in the order of a variant's key.
package enum VariantAxis: Int, CaseIterable, Comparable, Sendable {
  case state, metrics, appearance, accessibility, system, direction

  /// The key of the map in a theme.
  package var key: String {
    switch self {
    case .state: "states"
    case .metrics: "metrics"
    case .appearance: "appearances"
    case .accessibility: "accessibility"
    case .system: "systems"
    case .direction: "directions"
    }
  }

  /// The axis of a map's key.
  package init?(key: String) {
    guard let axis = VariantAxis.allCases.first(where: { $0.key == key }) else { return nil }
    self = axis
  }

  /// The values that have a fixed name, the fall-back first. States and accessibility settings also combine, systems also
  /// have versions.
  package var names: [String] {
    switch self {
    case .state: ["normal", "highlighted", "disabled", "selected", "focused", "hovered"]
    case .metrics:
      ["default", "compact", "defaultPrompt", "compactPrompt", "scrollEdge", "compactScrollEdge"]
    case .appearance: ["any", "light", "dark"]
    case .accessibility: ["any", "highContrast", "buttonShapes"]
    case .system: ["any"] + SystemPlatform.allCases.map(\.name)
    case .direction: ["ltr", "rtl"]
    }
  }

  package static func < (left: VariantAxis, right: VariantAxis) -> Bool { left.rawValue < right.rawValue }
}

/// A value of one axis.
package struct AxisValue: Hashable, Sendable {
  package let axis: VariantAxis
  /// Its number: 0 is the fall-back. States and accessibility settings are sets of bits, systems a platform and a version,
  /// the others count.
  package let code: Int

  package init(_ axis: VariantAxis, code: Int) {
    self.axis = axis
    self.code = code
  }

  /// The value that a theme names, or nil for none. States and accessibility settings may be combined in any order.
  package init?(_ axis: VariantAxis, named name: String) {
    self.axis = axis
    switch axis {
    case .state, .accessibility:
      guard let bits = axis.bits(of: name) else { return nil }
      code = bits
    case .system:
      guard let system = AxisValue.system(named: name) else { return nil }
      code = system
    default:
      guard let index = axis.names.firstIndex(of: name) else { return nil }
      code = index
    }
  }

  package var isFallback: Bool { code == 0 }

  /// Whether only navigation bars have it: nothing else knows what is scrolled beneath it.
  package var isOfBars: Bool { axis == .metrics && code >= 4 }

  /// As the key of a variant spells it.
  package var name: String {
    switch axis {
    case .state, .accessibility: axis.text(of: code)
    case .system: systemName
    default: axis.names[code]
    }
  }

  /// Whether a variant of this value takes what is said for `other`: the same value, the same platform in every version or
  /// from an earlier one on, or one of two accessibility settings.
  package func takes(_ other: AxisValue) -> Bool {
    if self == other { return true }
    guard axis == other.axis, other.code > 0 else { return false }
    return switch axis {
    case .system: platform == other.platform && code > other.code
    case .accessibility: code & other.code == other.code
    default: false
    }
  }
}

/// A control's state, a set of bits.
package struct StateName: Hashable, Sendable {
  /// Highlighted 1, disabled 2, selected 4, focused 8, as UIKit has them, and hovered 16; 0 is normal.
  package let bits: Int

  package static let normal = StateName(bits: 0)
  package static let highlighted = StateName(bits: 1)
  package static let disabled = StateName(bits: 2)
  package static let selected = StateName(bits: 4)
  package static let hovered = StateName(bits: 16)

  package init(bits: Int) {
    self.bits = bits
  }

  /// A state's name, or several joined by `+`; each at most once.
  package init?(_ text: String) {
    guard let bits = VariantAxis.state.bits(of: text) else { return nil }
    self.bits = bits
  }

  /// `normal`, or the names in the order of all joined by `+`.
  package var text: String { VariantAxis.state.text(of: bits) }
}

extension VariantAxis {
  /// The set that a text names: the fall-back alone, or other names joined by `+`, each at most once.
  fileprivate func bits(of text: String) -> Int? {
    if let index = names.firstIndex(of: text) { return index == 0 ? 0 : 1 << (index - 1) }
    var bits = 0
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let index = names.firstIndex(where: { $0 == part }), index > 0, bits & (1 << (index - 1)) == 0
      else { return nil }
      bits |= 1 << (index - 1)
    }
    return bits
  }

  /// The names of a set in the order of all, joined by `+`.
  fileprivate func text(of bits: Int) -> String {
    if bits == 0 { return names[0] }
    var text = ""
    for (index, name) in names.dropFirst().enumerated() where bits & (1 << index) != 0 {
      text += text.isEmpty ? name : "+" + name
    }
    return text
  }
}

/// A value on each of the six axes.
package struct VariantKey: Hashable, Sendable {
  /// A code for each axis, in the axes' order; two lanes stay 0.
  private var codes = SIMD8<Int16>()

  /// The fall-back on every axis.
  package static let normal = VariantKey()

  package subscript(axis: VariantAxis) -> AxisValue {
    get { AxisValue(axis, code: Int(codes[axis.rawValue])) }
    set { codes[axis.rawValue] = Int16(newValue.code) }
  }

  package var state: StateName { StateName(bits: Int(codes[0])) }
  package var isRightToLeft: Bool { codes[VariantAxis.direction.rawValue] == 1 }

  /// The variant that this one falls back to: the last axis that has a value of its own, dropped. Nil for `normal`.
  package var fallback: VariantKey? {
    guard let last = codes.indices.last(where: { codes[$0] != 0 }) else { return nil }
    var copy = self
    copy.codes[last] = 0
    return copy
  }

  /// The values joined by dots in the axes' order: the state always there, other fall-backs left out.
  package var text: String {
    var text = state.text
    for axis in VariantAxis.allCases.dropFirst() where !self[axis].isFallback {
      text += "." + self[axis].name
    }
    return text
  }
}

extension VariantKey: Comparable {
  /// `normal` first; then by the last axis that has a value, so that a fall-back always precedes what falls back to it.
  package static func < (left: VariantKey, right: VariantKey) -> Bool {
    for lane in left.codes.indices.reversed() where left.codes[lane] != right.codes[lane] {
      return left.codes[lane] < right.codes[lane]
    }
    return false
  }
}
