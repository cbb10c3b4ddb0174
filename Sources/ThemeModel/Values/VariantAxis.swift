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

  /// The values that have a fixed name, the fall-back first. States also combine, systems also have versions.
  package var names: [String] {
    switch self {
    case .state: ["normal", "highlighted", "disabled", "selected", "focused"]
    case .metrics: ["default", "compact", "defaultPrompt", "compactPrompt"]
    case .appearance: ["any", "light", "dark"]
    case .accessibility: ["any", "highContrast", "buttonShapes"]
    case .system: ["any"]
    case .direction: ["ltr", "rtl"]
    }
  }

  package static func < (left: VariantAxis, right: VariantAxis) -> Bool { left.rawValue < right.rawValue }
}

/// A value of one axis.
package struct AxisValue: Hashable, Sendable {
  package let axis: VariantAxis
  /// Its number: 0 is the fall-back. States are a set of bits, systems a platform and a version, the others count.
  package let code: Int

  package init(_ axis: VariantAxis, code: Int) {
    self.axis = axis
    self.code = code
  }

  /// The value that a theme names, or nil for none. States may be combined in any order.
  package init?(_ axis: VariantAxis, named name: String) {
    self.axis = axis
    switch axis {
    case .state:
      guard let state = StateName(name) else { return nil }
      code = state.bits
    case .system:
      if name == "any" {
        code = 0
        return
      }
      for (platform, base) in AxisValue.platforms where name.hasPrefix(platform) {
        let digits = name.dropFirst(platform.utf8.count)
        guard digits.utf8.count <= 3, digits.utf8.first != UInt8(ascii: "0"),
          digits.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }), let version = Int(digits)
        else { return nil }
        code = base + version
        return
      }
      return nil
    default:
      guard let index = axis.names.firstIndex(of: name) else { return nil }
      code = index
    }
  }

  package var isFallback: Bool { code == 0 }

  /// As the key of a variant spells it.
  package var name: String {
    switch axis {
    case .state: return StateName(bits: code).text
    case .system:
      for (platform, base) in AxisValue.platforms.reversed() where code >= base {
        return "\(platform)\(code - base)"
      }
      return "any"
    default: return axis.names[code]
    }
  }

  /// Whether a variant of this value takes what is said for `other`: the same value, or the same platform from an
  /// earlier version on.
  package func takes(_ other: AxisValue) -> Bool {
    if self == other { return true }
    guard axis == .system, other.axis == .system, other.code > 0 else { return false }
    return code / 1000 == other.code / 1000 && code > other.code
  }

  private static let platforms = [("ios-", 1000), ("android-", 2000)]
}

/// A control's state: UIKit's `UIControl.State`, a set of bits.
package struct StateName: Hashable, Sendable {
  /// Highlighted 1, disabled 2, selected 4, focused 8; 0 is normal.
  package let bits: Int

  package static let normal = StateName(bits: 0)
  package static let highlighted = StateName(bits: 1)
  package static let disabled = StateName(bits: 2)
  package static let selected = StateName(bits: 4)

  package init(bits: Int) {
    self.bits = bits
  }

  /// A state's name, or several joined by `+`; each at most once.
  package init?(_ text: String) {
    let names = VariantAxis.state.names
    if let index = names.firstIndex(of: text) {
      bits = index == 0 ? 0 : 1 << (index - 1)
      return
    }
    var bits = 0
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let index = names.firstIndex(where: { $0 == part }) else { return nil }
      if index == 0 {
        guard part.utf8.count == text.utf8.count else { return nil }
        continue
      }
      guard bits & (1 << (index - 1)) == 0 else { return nil }
      bits |= 1 << (index - 1)
    }
    self.bits = bits
  }

  /// `normal`, or the names in UIKit's order joined by `+`.
  package var text: String {
    if bits == 0 { return "normal" }
    var text = ""
    for (index, name) in VariantAxis.state.names.dropFirst().enumerated() where bits & (1 << index) != 0 {
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
