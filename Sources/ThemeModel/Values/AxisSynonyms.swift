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
    case .state: return state(meantBy: text)
    case .system:
      let plain = text.plain
      for platform in ["ios", "android"] where plain.hasPrefix(platform) {
        let name = "\(platform)-\(plain.dropFirst(platform.utf8.count))"
        if AxisValue(.system, named: name) != nil { return .mistyped(name) }
      }
      return nil
    default:
      if let value = Self.synonyms[self]?[text.plain] { return .synonym(value) }
      return Suggestion.nearest(to: text, among: names).map(MeantValue.mistyped)
    }
  }

  /// Combined states are looked at one by one.
  private func state(meantBy text: String) -> MeantValue? {
    var hasSynonym = false
    var isMistyped = false
    var meant: [String] = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      var name = part
      if let value = Self.synonyms[.state]?[part.plain] {
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
    ],
    .metrics: [
      "landscape": "compact", "landscapephone": "compact", "any": "default", "normal": "default",
      "portrait": "default", "regular": "default", "prompt": "defaultPrompt",
    ],
    .appearance: [
      "day": "light", "notnight": "light", "darkmode": "dark", "night": "dark", "default": "any",
      "normal": "any",
    ],
    .accessibility: [
      "contrast": "highContrast", "increasedcontrast": "highContrast", "morecontrast": "highContrast",
      "default": "any", "normal": "any",
    ],
    .direction: [
      "lefttoright": "ltr", "ldltr": "ltr", "default": "ltr", "ldrtl": "rtl", "righttoleft": "rtl",
    ],
  ]

  /// Whether a text names the state of a button under a pointer, which no touch screen has.
  static func isHover(_ text: String) -> Bool {
    text.split(separator: "+").contains { ["hover", "hovered"].contains(String($0).plain) }
  }
}

extension String {
  /// In small letters, without hyphens, underscores and spaces, and without CSS's colon and Android's `state_`.
  fileprivate var plain: String {
    let letters = lowercased().unicodeScalars.filter { !"-_: ".unicodeScalars.contains($0) }
    let text = String(String.UnicodeScalarView(letters))
    return text.hasPrefix("state") ? String(text.dropFirst(5)) : text
  }
}
