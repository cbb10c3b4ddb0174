import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution

/// The names in a stylesheet. Names of themes and elements consist of letters, digits and hyphens, so joining them with
/// underscores is unambiguous, and they need no escaping.
enum CSSNames {
  /// The class of an element: `glossy_back-button_menu`. The names that underscores join here don't contain any.
  static func className(_ id: ElementID, in namespace: String) -> String {
    "\(namespace)_\(id.kind.wholeNoun.replacing(" ", with: "-"))_\(id.controlName)"
  }

  /// The selector of a box in the variants of a key. Conditions have no specificity, so a later rule overrides an earlier one.
  static func selector(
    _ className: String, _ box: CSSBox, _ key: VariantKey, _ appearance: CSSAppearance
  ) -> String {
    let conditions = conditions(of: key, appearance, on: box).joined()
    switch box {
    case .site(let site):
      let metrics = metricsCondition(key[.metrics]).map { ":where(\($0))" } ?? ""
      let own = conditions.isEmpty ? "" : ":where(\(conditions))"
      return ".\(className)\(metrics)\(site.path)\(own)\(site.content)\(site.pseudo)"
    case .places:
      let places = [CSSBox.leading, .trailing].map { "> .\(className)\($0.suffix)" }.joined(separator: ",")
      return ".\(className):where(\(conditions):has(\(places)))"
    case .element, .before, .after:
      let suffix = conditions.isEmpty ? "" : ":where(\(conditions))"
      return ".\(className)\(suffix)\(box == .element ? "" : box == .before ? "::before" : "::after")"
    case .leadingOfTwo, .trailingOfTwo:
      let other = box == .leadingOfTwo ? CSSBox.trailing : .leading
      let bar = ".\(className)\(conditions):has(> .\(className)\(other.suffix))"
      return ":where(\(bar)) .\(className)\(box.suffix)"
    case .title, .largeTitle, .leading, .trailing, .part:
      let child = ".\(className)\(box.suffix)"
      return conditions.isEmpty ? child : ":where(.\(className)\(conditions)) \(child)"
    }
  }

  private static func conditions(of key: VariantKey, _ appearance: CSSAppearance, on box: CSSBox) -> [String]
  {
    let site: CSSSite? = if case .site(let site) = box { site } else { nil }
    var conditions = stateConditions.filter { key.state.bits & $0.bits != 0 }.map { bits, condition in
      site?.condition(bits, otherwise: condition) ?? condition
    }
    // The metrics of a control are an attribute of its own element, whichever of its boxes they affect.
    if site == nil, let metrics = metricsCondition(key[.metrics]) { conditions.append(metrics) }
    if key.isRightToLeft { conditions.append(rightToLeft) }
    if let condition = appearance.condition { conditions.append(condition) }
    return conditions
  }

  /// The condition of each state, in ascending order of precedence.
  static let stateConditions: [(bits: Int, condition: String)] = [
    (StateName.hovered.bits, ":hover"),
    (8, ":focus-visible"),
    (4, ":is([aria-selected=\"true\"],[aria-pressed=\"true\"])"),
    (1, ":active"),
    (2, ":is(:disabled,[aria-disabled=\"true\"])"),
  ]

  static let rightToLeft = ":dir(rtl)"

  static func metricsCondition(_ value: AxisValue) -> String? {
    value.isFallback ? nil : "[data-metrics=\"\(value.name)\"]"
  }

  /// The media query under which a key's variants are shown, on screens denser than `scale`; nil if there is none.
  static func media(_ key: VariantKey, _ appearance: CSSAppearance, above scale: Scale?) -> String? {
    var features: [String] = []
    if let feature = appearance.feature { features.append(feature) }
    if !key[.accessibility].isFallback { features.append(highContrast) }
    // On a touch screen, the element that was touched last stays hovered.
    if key.state.bits & StateName.hovered.bits != 0 { features.append(hover) }
    if let scale { features.append("(min-resolution: \(scale.rawValue).01dppx)") }
    return features.isEmpty ? nil : features.joined(separator: " and ")
  }

  static let hover = "(hover: hover)"
  static let highContrast = "(prefers-contrast: more)"
  static let forcedColors = "(forced-colors: active)"

  /// The path of an image relative to the stylesheet. States are joined by hyphens, because some servers decode a plus as a
  /// space.
  static func image(_ id: ElementID, _ part: PartName, _ key: VariantKey, _ piece: String?, _ scale: Scale)
    -> String
  {
    let piece = piece.map { ".\($0)" } ?? ""
    let key = String(key.text.map { $0 == "+" ? "-" : $0 })
    let folder = ImagePath.folder(id, part).replacing("+", with: "-")
    return "images/\(folder)/\(key)\(piece)\(scale.suffix).png"
  }

  /// The value of `font-family` for a font. The platform's own font follows unless the last family is generic.
  static func fontFamily(_ font: TitleFacts.Font) -> String {
    guard let families = font.app?.web else { return fontFamily(font.named { _ in nil }.family) }
    let generic = genericFamilies + ["math", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded"]
    let isComplete = families.last.map { $0 == "system" || generic.contains($0) } ?? false
    let names = families.map { $0 == "system" ? "system-ui" : generic.contains($0) ? $0 : quoted($0) }
    return (names + (isComplete ? [] : ["system-ui", "sans-serif"])).joined(separator: ", ")
  }

  /// The value of `font-family` for a single family. The platform's own font follows unless the family is generic.
  private static func fontFamily(_ name: String) -> String {
    if name == "system" { return "system-ui, sans-serif" }
    return genericFamilies.contains(name) ? name : "\(quoted(name)), system-ui, sans-serif"
  }

  private static let genericFamilies = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui",
  ]

  /// A text as a CSS string, escaped so that it can't end the string, the stylesheet, or the page that contains the stylesheet.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "-", ".", ",", "'", "+", "a"..."z", "A"..."Z", "0"..."9": result.unicodeScalars.append(scalar)
      default: result += "\\\(String(scalar.value, radix: 16)) "
      }
    }
    return result + "\""
  }
}

extension Points {
  /// The length in CSS pixels, which are points. Thirds are rounded up in the fifth decimal, because browsers truncate to whole
  /// pixels of the screen, and 14.3333 px at 3x would become 42.
  var css: String {
    if self == .zero { return "0" }
    let rest = units % 6
    return "\(Points(units: rest == 0 ? units : units + (rest > 0 ? 6 - rest : -rest)))px"
  }

  /// The length in `rem`, which is 16 points unless the user has chosen another text size.
  var rem: String { "\(Points(units: units / 16))rem" }

  /// The length in `em` of a text with a size.
  func em(of size: Points) -> String { "\(Points(units: units * Points.unitsPerPoint / size.units))em" }
}

extension Insets<Points> {
  /// The insets in the order of CSS: top, right, bottom, left; a single length if all are the same.
  var css: String {
    if top == right, top == bottom, top == left { return top.css }
    return "\(top.css) \(right.css) \(bottom.css) \(left.css)"
  }
}
