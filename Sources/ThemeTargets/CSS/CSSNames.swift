import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeSlicing

/// Names in a stylesheet. Those of themes and elements are letters, digits and hyphens, so none of them can end where
/// another begins, and none can be more than a name.
enum CSSNames {
  /// `glossy_back-button_menu`: an underscore is in no name.
  static func className(_ id: ElementID, in namespace: String) -> String {
    let kind =
      switch id.kind {
      case .backButton: "back-button"
      case .button: "button"
      case .part(let id): id.control.noun.replacing(" ", with: "-")
      case .image: "image"
      case .navigationBar: "navigation-bar"
      }
    return "\(namespace)_\(kind)_\(id.controlName)"
  }

  /// The selector of a box in the variants of a key. Conditions weigh nothing: what stands later holds.
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
      return ".\(className)\(suffix)\(box.pseudoElement)"
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
    var conditions: [String] = []
    for (bits, condition) in stateConditions where key.state.bits & bits != 0 {
      if case .site(let site) = box {
        conditions.append(site.condition(bits, otherwise: condition))
      } else {
        conditions.append(condition)
      }
    }
    // A control says its metrics itself, whatever of it they change.
    if !box.isSite, let metrics = metricsCondition(key[.metrics]) { conditions.append(metrics) }
    if key.isRightToLeft { conditions.append(rightToLeft) }
    if let condition = appearance.condition { conditions.append(condition) }
    return conditions
  }

  /// The condition of each state, in the order in which they hold over each other, least first.
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

  /// The media in which a key's variants are seen on screens denser than a scale; nil for all.
  static func media(_ key: VariantKey, _ appearance: CSSAppearance, above scale: Scale?) -> String? {
    var features: [String] = []
    if let feature = appearance.feature { features.append(feature) }
    if !key[.accessibility].isFallback { features.append(highContrast) }
    // A touch screen says that what was touched last is hovered.
    if key.state.bits & StateName.hovered.bits != 0 { features.append(hover) }
    if let scale { features.append("(min-resolution: \(scale.rawValue).01dppx)") }
    return features.isEmpty ? nil : features.joined(separator: " and ")
  }

  static let hover = "(hover: hover)"
  static let highContrast = "(prefers-contrast: more)"
  static let forcedColors = "(forced-colors: active)"

  /// Where an image stands, as the stylesheet beside the folder names it. States are joined by a hyphen: some servers take
  /// a plus for a space.
  static func image(_ id: ElementID, _ part: PartName, _ key: VariantKey, _ piece: String?, _ scale: Scale)
    -> String
  {
    let piece = piece.map { ".\($0)" } ?? ""
    let key = String(key.text.map { $0 == "+" ? "-" : $0 })
    let folder = ImagePath.folder(id, part).replacing("+", with: "-")
    return "images/\(folder)/\(key)\(piece)\(scale.suffix).png"
  }

  /// A font's families, with the platform's own after those that are not generic.
  static func fontFamily(_ font: TitleFacts.Font) -> String {
    guard let families = font.app?.web else { return fontFamily(font.named { _ in nil }.family) }
    let generic = genericFamilies + ["math", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded"]
    let isComplete = families.last.map { $0 == "system" || generic.contains($0) } ?? false
    let names = families.map { $0 == "system" ? "system-ui" : generic.contains($0) ? $0 : quoted($0) }
    return (names + (isComplete ? [] : ["system-ui", "sans-serif"])).joined(separator: ", ")
  }

  /// A font's family, with the platform's own after it.
  private static func fontFamily(_ name: String) -> String {
    if name == "system" { return "system-ui, sans-serif" }
    return genericFamilies.contains(name) ? name : "\(quoted(name)), system-ui, sans-serif"
  }

  private static let genericFamilies = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui",
  ]

  /// A text between quotes: nothing in it ends the string, the sheet, or the page that the sheet stands in.
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
  /// As CSS writes it: a point is its pixel. Thirds are rounded up in the fifth decimal: browsers cut off what is less
  /// than a pixel of the screen, and 14.3333 px at 3x would be 42.
  var css: String {
    if self == .zero { return "0" }
    let rest = units % 6
    return "\(Points(units: rest == 0 ? units : units + (rest > 0 ? 6 - rest : -rest)))px"
  }

  /// As CSS writes it in the text size of the page, which is 16 points where the user has chosen none.
  var rem: String { "\(Points(units: units / 16))rem" }

  /// As CSS writes it in the size of the text that it belongs to.
  func em(of size: Points) -> String { "\(Points(units: units * Points.unitsPerPoint / size.units))em" }
}

extension Insets<Points> {
  /// In CSS's order: top, right, bottom, left; one length when all are the same.
  var css: String {
    if top == right, top == bottom, top == left { return top.css }
    return "\(top.css) \(right.css) \(bottom.css) \(left.css)"
  }
}
