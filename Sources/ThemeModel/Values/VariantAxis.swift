import ThemeCore
import ThemeDiagnostics

/// One of the six axes along which the variants of an element differ, in the order in which a variant's key lists their values.
package enum VariantAxis: Int, CaseIterable, Comparable, Sendable {
  case state, metrics, appearance, accessibility, system, direction

  /// The key of each axis's map in a theme, and the noun for one of its values in messages.
  private static let texts: [(key: String, noun: String)] = [
    ("states", "state"), ("metrics", "bar metrics"), ("appearances", "appearance"),
    ("accessibility", "accessibility setting"), ("systems", "system"), ("directions", "direction"),
  ]

  /// The key of the axis's map in a theme.
  package var key: String { Self.texts[rawValue].key }
  /// The noun for a value in messages.
  var noun: String { Self.texts[rawValue].noun }

  /// The axis whose map has this key; nil if there is none.
  package init?(key: String) {
    guard let axis = VariantAxis.allCases.first(where: { $0.key == key }) else { return nil }
    self = axis
  }

  /// The names of the values with a fixed name, that of the fallback first. In addition, states and accessibility settings can
  /// be combined, and systems can have versions.
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
  /// The number of the value on its axis, 0 for the fallback. For states and accessibility settings, it is a set of bits; for
  /// systems, it combines a platform and a version; for the other axes, it is the position in `names`.
  package let code: Int

  package init(_ axis: VariantAxis, code: Int) {
    self.axis = axis
    self.code = code
  }

  /// The value with this name in themes; nil if there is none. States and accessibility settings can be combined in any order.
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

  /// Whether only elements of bars can have the value: `scrollEdge` or `compactScrollEdge`, which depend on whether content is
  /// scrolled beneath the bar.
  package var isOfBars: Bool { axis == .metrics && code >= 4 }

  /// The name of the value as the key of a variant spells it.
  package var name: String {
    switch axis {
    case .state, .accessibility: axis.text(of: code)
    case .system: systemName
    default: axis.names[code]
    }
  }

  /// Whether settings for `other` apply to a variant with this value. They do if `other` is the same value, the same platform
  /// in all versions or from an earlier version on, or one of the combined accessibility settings.
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

/// The state of a control, a set of bits.
package struct StateName: Hashable, Sendable {
  /// The sum of highlighted (1), disabled (2), selected (4), focused (8) and hovered (16); 0 is normal.
  package let bits: Int

  package static let normal = StateName(bits: 0)
  package static let highlighted = StateName(bits: 1)
  package static let disabled = StateName(bits: 2)
  package static let selected = StateName(bits: 4)
  package static let hovered = StateName(bits: 16)

  package init(bits: Int) {
    self.bits = bits
  }

  /// The state with this name: `normal`, or other names joined by `+`, each at most once. Nil for other text.
  package init?(_ text: String) {
    guard let bits = VariantAxis.state.bits(of: text) else { return nil }
    self.bits = bits
  }

  /// The name of the state: `normal`, or the names of its bits in a fixed order, joined by `+`.
  package var text: String { VariantAxis.state.text(of: bits) }
}

extension VariantAxis {
  /// The set of bits that a text names: the fallback alone, or other names joined by `+`, each at most once. Nil for other
  /// text.
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

  /// The names of the bits in the order of `names`, joined by `+`; the fallback's name for the empty set.
  fileprivate func text(of bits: Int) -> String {
    if bits == 0 { return names[0] }
    var text = ""
    for (index, name) in names.dropFirst().enumerated() where bits & (1 << index) != 0 {
      text += text.isEmpty ? name : "+" + name
    }
    return text
  }
}

/// The key of a variant: a value on each of the six axes.
package struct VariantKey: Hashable, Sendable {
  /// The code of the value on each axis, in the order of the axes. The last two lanes are always 0.
  private var codes = SIMD8<Int16>()

  /// The key with the fallback on every axis.
  package static let normal = VariantKey()

  package subscript(axis: VariantAxis) -> AxisValue {
    get { AxisValue(axis, code: Int(codes[axis.rawValue])) }
    set { codes[axis.rawValue] = Int16(newValue.code) }
  }

  package var state: StateName { StateName(bits: Int(codes[0])) }
  package var isRightToLeft: Bool { codes[VariantAxis.direction.rawValue] == 1 }

  /// The key with another value on the value's axis.
  package func with(_ value: AxisValue) -> VariantKey {
    var copy = self
    copy[value.axis] = value
    return copy
  }

  /// The key with the fallback on an axis.
  package func without(_ axis: VariantAxis) -> VariantKey { with(AxisValue(axis, code: 0)) }

  /// The key of the variant that this one falls back to: the last value that is not a fallback is replaced by the fallback. Nil
  /// for `normal`.
  package var fallback: VariantKey? {
    guard let last = codes.indices.last(where: { codes[$0] != 0 }) else { return nil }
    var copy = self
    copy.codes[last] = 0
    return copy
  }

  /// The names of the values joined by dots, in the order of the axes. The state is always included; fallbacks on other axes
  /// are omitted.
  package var text: String {
    var text = state.text
    for axis in VariantAxis.allCases.dropFirst() where !self[axis].isFallback {
      text += "." + self[axis].name
    }
    return text
  }
}

extension VariantKey: Comparable {
  /// Orders keys by their values from the last axis to the first, so that a key always follows the one that it falls back to.
  /// `normal` is the first of all.
  package static func < (left: VariantKey, right: VariantKey) -> Bool {
    for lane in left.codes.indices.reversed() where left.codes[lane] != right.codes[lane] {
      return left.codes[lane] < right.codes[lane]
    }
    return false
  }
}

/// The value that is probably meant by a text that names no value of an axis.
struct MeantValue {
  /// The value's name in themes.
  let name: String
  /// Whether the text is the name of the value in another system, and not a misspelling.
  var isSynonym = false
}

extension VariantAxis {
  /// The value that a text probably means: one that other systems call so, or one with a similar name. Nil if there is none.
  func meant(by text: String) -> MeantValue? {
    guard text.utf8.count <= 128 else { return nil }
    switch self {
    case .state, .accessibility: return combination(meantBy: text)
    case .system: return system(meantBy: text)
    default:
      if let value = Self.synonyms[self]?[text.plain] { return MeantValue(name: value, isSynonym: true) }
      return Suggestion.nearest(to: text, among: names).map { MeantValue(name: $0) }
    }
  }

  /// The value that is meant by a map's key that names a value instead of the axis; nil if the key means no value other than
  /// the fallback.
  func value(meantByKey key: String) -> String? {
    if let value = AxisValue(self, named: key), !value.isFallback { return key }
    guard let meant = meant(by: key), meant.isSynonym, meant.name != names[0] else { return nil }
    return meant.name
  }

  /// The system that a text probably means, such as a platform by another name or a version without its hyphen.
  private func system(meantBy text: String) -> MeantValue? {
    let plain = text.plain
    if names.contains(plain) { return MeantValue(name: plain) }
    if let platform = Self.synonyms[.system]?[plain] { return MeantValue(name: platform, isSynonym: true) }
    for platform in SystemPlatform.allCases where plain.hasPrefix(platform.name) {
      let rest = plain.dropFirst(platform.name.utf8.count)
      let name = "\(platform.name)-\(rest)"
      if AxisValue(.system, named: name) != nil { return MeantValue(name: name) }
      let isVersion = rest.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
      if isVersion, !platform.hasVersions { return MeantValue(name: platform.name) }
    }
    return Suggestion.nearest(to: text, among: names).map { MeantValue(name: $0) }
  }

  /// The combination of states or accessibility settings that a text probably means. Each part is looked up separately; nil if
  /// one of them means nothing.
  private func combination(meantBy text: String) -> MeantValue? {
    var hasSynonym = false
    var isMistyped = false
    var meant: [String] = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      var name = part
      if let value = Self.synonyms[self]?[part.plain] {
        name = value
        hasSynonym = true
      } else if !names.contains(part) {
        guard let nearest = Suggestion.nearest(to: part, among: names) else { return nil }
        name = nearest
        isMistyped = true
      }
      if !meant.contains(name) { meant.append(name) }
    }
    if meant.count > 1 { meant.removeAll { $0 == names[0] } }
    return MeantValue(name: meant.joined(separator: "+"), isSynonym: hasSynonym && !isMistyped)
  }

  /// The names that CSS, Android, Flutter and others use for values, in the form of `plain`, with the values' names in themes.
  private static let synonyms: [VariantAxis: [String: String]] = {
    let words: [VariantAxis: KeyValuePairs<String, String>] = [
      .state: [
        "normal": "default enabled idle off rest resting unchecked unselected",
        "highlighted": "active down pressed tapped touched",
        "selected": "activated checked chosen current on toggled",
        "disabled": "dimmed insensitive unavailable", "focused": "focus focusvisible",
        "hovered": "hover mouseover over pointerover",
      ],
      .metrics: [
        "compact": "landscape landscapephone", "default": "any normal portrait regular",
        "defaultPrompt": "prompt", "scrollEdge": "attop scrolledtotop scrolledge",
        "compactScrollEdge": "compactscrolledge",
      ],
      .appearance: [
        "light": "day notnight", "dark": "darkmode night", "any": "default normal",
      ],
      .accessibility: [
        "highContrast": "contrast increased increasedcontrast more morecontrast", "any": "default normal",
      ],
      .system: [
        "ios": "apple ipad ipados iphone uikit", "web": "browser browsers css html", "any": "default normal",
      ],
      .direction: [
        "ltr": "lefttoright ldltr default", "rtl": "ldrtl righttoleft",
      ],
    ]
    return words.mapValues { names in
      names.reduce(into: [:]) { all, name in for word in name.value.words { all[word] = name.key } }
    }
  }()
}

extension String {
  /// The text in lowercase without hyphens, underscores, spaces, CSS's colons and Android's prefix `state_`.
  fileprivate var plain: String {
    let letters = lowercased().unicodeScalars.filter { !"-_: ".unicodeScalars.contains($0) }
    let text = String(String.UnicodeScalarView(letters))
    return text.hasPrefix("state") ? String(text.dropFirst(5)) : text
  }
}
