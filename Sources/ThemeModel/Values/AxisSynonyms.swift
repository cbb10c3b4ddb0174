import ThemeDiagnostics

/// What a text that is no value of an axis probably means.
enum MeantValue: Equatable {
  /// Another system's name of a value.
  case synonym(String)
  /// A value that is mistyped.
  case mistyped(String)
}

extension VariantAxis {
  /// The value that was meant: other systems call it so, or it is near; nil for none.
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

  /// The value that was meant where the key of a map says a value instead of the axis; nil for none.
  func value(meantByKey key: String) -> String? {
    if let value = AxisValue(self, named: key), !value.isFallback { return key }
    guard case .synonym(let value) = meant(by: key), value != names[0] else { return nil }
    return value
  }

  /// A platform by another name, or a version without its hyphen.
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

  /// Combined states and settings are looked at one by one.
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

  /// What CSS, Android, Flutter and others call a value, in small letters without hyphens.
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
  /// In small letters, without hyphens, underscores and spaces, and without CSS's colon and Android's `state_`.
  fileprivate var plain: String {
    let letters = lowercased().unicodeScalars.filter { !"-_: ".unicodeScalars.contains($0) }
    let text = String(String.UnicodeScalarView(letters))
    return text.hasPrefix("state") ? String(text.dropFirst(5)) : text
  }
}
