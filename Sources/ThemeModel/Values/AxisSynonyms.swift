import ThemeDiagnostics

/// The value that is probably meant by a text that names no value of an axis.
enum MeantValue: Equatable {
  /// The text is the name of the value in another system. The payload is the value's name in themes.
  case synonym(String)
  /// The text is a misspelling of the value. The payload is the value's name in themes.
  case mistyped(String)
}

extension VariantAxis {
  /// The value that a text probably means: one that other systems call so, or one with a similar name. Nil if there is none.
  func meant(by text: String) -> MeantValue? {
    guard text.utf8.count <= 128 else { return nil }
    switch self {
    case .state, .accessibility: return combination(meantBy: text)
    case .system: return system(meantBy: text)
    default:
      if let value = Self.synonyms[self]?[text.plain] { return .synonym(value) }
      return Suggestion.nearest(to: text, among: names).map(MeantValue.mistyped)
    }
  }

  /// The value that is meant by a map's key that names a value instead of the axis; nil if the key means no value other than
  /// the fallback.
  func value(meantByKey key: String) -> String? {
    if let value = AxisValue(self, named: key), !value.isFallback { return key }
    guard case .synonym(let value) = meant(by: key), value != names[0] else { return nil }
    return value
  }

  /// The system that a text probably means, such as a platform by another name or a version without its hyphen.
  private func system(meantBy text: String) -> MeantValue? {
    let plain = text.plain
    if names.contains(plain) { return .mistyped(plain) }
    if let platform = Self.synonyms[.system]?[plain] { return .synonym(platform) }
    for platform in SystemPlatform.allCases where plain.hasPrefix(platform.name) {
      let rest = plain.dropFirst(platform.name.utf8.count)
      let name = "\(platform.name)-\(rest)"
      if AxisValue(.system, named: name) != nil { return .mistyped(name) }
      let isVersion = rest.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
      if isVersion, !platform.hasVersions { return .mistyped(platform.name) }
    }
    return Suggestion.nearest(to: text, among: names).map(MeantValue.mistyped)
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
    let name = meant.joined(separator: "+")
    return hasSynonym && !isMistyped ? .synonym(name) : .mistyped(name)
  }

  /// The names that CSS, Android, Flutter and others use for values, in the form of `plain`, with the values' names in themes.
  private static let synonyms: [VariantAxis: [String: String]] = [
    .state: [
      "default": "normal", "enabled": "normal", "idle": "normal", "off": "normal", "rest": "normal",
      "resting": "normal", "unchecked": "normal", "unselected": "normal",
      "active": "highlighted", "down": "highlighted", "pressed": "highlighted", "tapped": "highlighted",
      "touched": "highlighted",
      "activated": "selected", "checked": "selected", "chosen": "selected", "current": "selected",
      "on": "selected", "toggled": "selected",
      "dimmed": "disabled", "insensitive": "disabled", "unavailable": "disabled",
      "focus": "focused", "focusvisible": "focused",
      "hover": "hovered", "mouseover": "hovered", "over": "hovered", "pointerover": "hovered",
    ],
    .metrics: [
      "landscape": "compact", "landscapephone": "compact", "any": "default", "normal": "default",
      "portrait": "default", "regular": "default", "prompt": "defaultPrompt",
      "attop": "scrollEdge", "scrolledtotop": "scrollEdge", "scrolledge": "scrollEdge",
      "compactscrolledge": "compactScrollEdge",
    ],
    .appearance: [
      "day": "light", "notnight": "light", "darkmode": "dark", "night": "dark", "default": "any",
      "normal": "any",
    ],
    .accessibility: [
      "contrast": "highContrast", "increased": "highContrast", "increasedcontrast": "highContrast",
      "more": "highContrast", "morecontrast": "highContrast",
      "default": "any", "normal": "any",
    ],
    .system: [
      "apple": "ios", "ipad": "ios", "ipados": "ios", "iphone": "ios", "uikit": "ios",
      "browser": "web", "browsers": "web", "css": "web", "html": "web", "default": "any", "normal": "any",
    ],
    .direction: [
      "lefttoright": "ltr", "ldltr": "ltr", "default": "ltr", "ldrtl": "rtl", "righttoleft": "rtl",
    ],
  ]
}

extension String {
  /// The text in lowercase without hyphens, underscores, spaces, CSS's colons and Android's prefix `state_`.
  fileprivate var plain: String {
    let letters = lowercased().unicodeScalars.filter { !"-_: ".unicodeScalars.contains($0) }
    let text = String(String.UnicodeScalarView(letters))
    return text.hasPrefix("state") ? String(text.dropFirst(5)) : text
  }
}
