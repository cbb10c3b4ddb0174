import ThemeCore
import ThemeModel
import ThemePictures

/// What a browser makes of a stylesheet that was read: the declarations that hold for a box of an element that is seen in
/// one variant on one screen.
struct CSSBrowser {
  private struct Known {
    let box: CSSBox
    let state: Int
    let metrics: String?
    let isRightToLeft: Bool
    let media: CSSMedia
    let declarations: [CSSDeclaration]
  }

  private var rules: [String: [Known]] = [:]
  /// The selectors and media that it does not know.
  private(set) var unknown: [String] = []

  init(_ sheet: CSSStylesheet) {
    for rule in sheet.rules {
      guard let media = CSSMedia(rule.media), let (name, known) = CSSBrowser.known(rule, media) else {
        unknown.append("`\(rule.selector)` in `\(rule.media ?? "all")`")
        continue
      }
      rules[name, default: []].append(known)
    }
  }

  /// Every class of which there are rules.
  var classNames: Set<String> { Set(rules.keys) }

  /// Properties and values; what is as the browser has it is absent.
  func declarations(_ className: String, _ box: CSSBox, _ key: VariantKey, on scale: Scale) -> [String:
    String]
  {
    var result: [String: String] = [:]
    for rule in rules[className] ?? [] {
      guard rule.box == box, rule.state & ~key.state.bits == 0, rule.media.holds(for: key, on: scale),
        rule.metrics == nil || rule.metrics == key[.metrics].name, !rule.isRightToLeft || key.isRightToLeft
      else { continue }
      for declaration in rule.declarations { result[declaration.property] = declaration.value }
    }
    return result.filter { $0.value != "revert" }
  }

  private static let pseudoElements: [(String, CSSBox)] = [("::before", .before), ("::after", .after)]
  private static let children: [(String, CSSBox)] = [
    ("__title", .title), ("__icon", .part(.icon)), ("__shadow-image", .part(.shadowImage)),
    ("__back-indicator", .part(.backIndicator)),
  ]

  /// `.name`, `.name:where(…)`, either with a pseudo-element; `.name__child`, `:where(.name…) .name__child`.
  private static func known(_ rule: CSSRule, _ media: CSSMedia) -> (String, Known)? {
    var selector = Substring(rule.selector)
    var box = CSSBox.element
    for (suffix, pseudo) in pseudoElements where selector.hasSuffix(suffix) {
      box = pseudo
      selector = selector.dropLast(suffix.count)
    }
    for (suffix, child) in children where selector.hasSuffix(suffix) {
      guard box == .element else { return nil }
      box = child
      selector = selector.dropLast(suffix.count)
    }
    var conditions = Substring()
    if case .element = box, selector.hasSuffix(")") {
      guard let start = selector.place(of: ":where(") else { return nil }
      conditions = selector[start.upperBound...].dropLast()
      selector = selector[..<start.lowerBound]
    } else if selector.hasPrefix(":where(") {
      guard let end = selector.place(of: ") ") else { return nil }
      let parent = selector[selector.index(selector.startIndex, offsetBy: 7)..<end.lowerBound]
      selector = selector[end.upperBound...]
      guard parent.hasPrefix(selector) else { return nil }
      conditions = parent.dropFirst(selector.count)
    } else if selector.hasSuffix(")"), let start = selector.place(of: ":where(") {
      conditions = selector[start.upperBound...].dropLast()
      selector = selector[..<start.lowerBound]
    }
    guard selector.first == ".", !selector.dropFirst().contains(where: { ".:[( ".contains($0) }) else {
      return nil
    }
    var state = 0
    var metrics: String?
    var isRightToLeft = false
    while !conditions.isEmpty {
      if let known = CSSNames.stateConditions.first(where: { conditions.hasPrefix($0.condition) }) {
        state |= known.bits
        conditions = conditions.dropFirst(known.condition.count)
      } else if conditions.hasPrefix("[data-metrics=\""), let end = conditions.place(of: "\"]") {
        metrics = String(conditions[..<end.lowerBound].dropFirst(15))
        conditions = conditions[end.upperBound...]
      } else if conditions.hasPrefix(CSSNames.rightToLeft) {
        isRightToLeft = true
        conditions = conditions.dropFirst(CSSNames.rightToLeft.count)
      } else {
        return nil
      }
    }
    let known = Known(
      box: box, state: state, metrics: metrics, isRightToLeft: isRightToLeft, media: media,
      declarations: rule.declarations)
    return (String(selector.dropFirst()), known)
  }
}

/// The condition of a block of media.
private struct CSSMedia {
  private var appearance: String?
  private var isHighContrast = false
  private var isForced = false
  /// In hundredths of a pixel a point.
  private var resolution = 0

  init?(_ text: String?) {
    for feature in text.map({ $0.components(separatedBy: " and ") }) ?? [] {
      if feature == CSSNames.highContrast {
        isHighContrast = true
      } else if feature == CSSNames.forcedColors {
        isForced = true
      } else if let value = feature.inside("(prefers-color-scheme: ", ")") {
        appearance = value
      } else if let value = feature.inside("(min-resolution: ", "dppx)"), let points = Points(decimal: value)
      {
        resolution = Int(points.units * 100 / Points.unitsPerPoint)
      } else {
        return nil
      }
    }
  }

  func holds(for key: VariantKey, on scale: Scale) -> Bool {
    !isForced && (appearance == nil || appearance == key[.appearance].name)
      && (!isHighContrast || key[.accessibility].name == "highContrast")
      && scale.rawValue * 100 >= resolution
  }
}

extension String {
  fileprivate func inside(_ prefix: String, _ suffix: String) -> String? {
    hasPrefix(prefix) && hasSuffix(suffix) ? String(dropFirst(prefix.count).dropLast(suffix.count)) : nil
  }

  /// The parts between a separator, without Foundation.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let found = rest.place(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}
