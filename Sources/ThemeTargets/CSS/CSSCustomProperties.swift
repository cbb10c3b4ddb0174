import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

// The theme's color tokens as custom properties: on the root, and on elements with a `data-theme` attribute, from which their
// descendants inherit.

extension CheckedTheme {
  /// The rules of the custom properties; none if the theme doesn't ask for them.
  var customProperties: [CSSRule] {
    if colors.isEmpty { return [] }
    // If an attribute selects dark, everything else is light.
    let first = AxisValue(.appearance, code: dark == .media ? 0 : 1)
    let contrasts = [false] + (colors.contains { $0.tellsContrast } ? [true] : [])
    let others = (first.code + 1..<VariantAxis.appearance.names.count).map {
      AxisValue(.appearance, code: $0)
    }
    let appearances =
      [first] + others.filter { value in colors.contains { $0.tells(value, from: first) } }
    let varying = colors.filter { token in
      token.tellsContrast || appearances.contains { token.tells($0, from: first) }
    }
    return contrasts.flatMap { highContrast in
      appearances.flatMap { value in
        let tokens = value == first && !highContrast ? colors : varying
        let declarations = tokens.map { token in
          CSSDeclaration(
            CSSNames.customProperty(token.path, in: namespace),
            "\(token.color(in: value, highContrast: highContrast))")
        }
        return places(of: value, isFirst: value == first, isOnly: appearances.count == 1).map { place in
          let features = [place.feature, highContrast ? CSSNames.highContrast : nil].compactMap(\.self)
          return CSSRule(
            media: features.isEmpty ? nil : features.joined(separator: " and "), selector: place.selector,
            declarations: declarations)
        }
      }
    }
  }

  /// The selectors of the elements that have the properties in an appearance, each with the media feature that it needs.
  private func places(of value: AxisValue, isFirst: Bool, isOnly: Bool)
    -> [(feature: String?, selector: String)]
  {
    let attribute = "[data-theme=\"\(value.name)\"]"
    let feature = "(prefers-color-scheme: \(value.name))"
    if isOnly { return [(nil, ":root")] }
    switch dark {
    case .media: return [(isFirst ? nil : feature, ":root")]
    case .attribute: return [(nil, isFirst ? ":root,\(attribute)" : attribute)]
    case .both:
      if isFirst { return [(nil, ":root,\(attribute)")] }
      return [(feature, ":root:where(:not([data-theme=\"light\"]))"), (nil, attribute)]
    }
  }
}

extension ColorToken {
  fileprivate var tellsContrast: Bool {
    values.contains { color(in: $0.key[.appearance], highContrast: false) != $0.color }
  }

  /// Whether the color differs between two appearances, with or without high contrast.
  fileprivate func tells(_ value: AxisValue, from other: AxisValue) -> Bool {
    [false, true].contains { color(in: value, highContrast: $0) != color(in: other, highContrast: $0) }
  }
}

extension CSSNames {
  /// The name of a token's custom property. All characters but ASCII letters, digits and underscores become hyphens.
  static func customProperty(_ path: String, in namespace: String) -> String {
    let plain = path.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "_", "0"..."9", "a"..."z", "A"..."Z": Character(scalar)
      default: "-"
      }
    }
    return "--\(namespace)-\(String(plain))"
  }
}

extension DiagnosticCode {
  static let cssNameClash = DiagnosticCode("css-name-clash", .error)
}

/// Reports color tokens whose custom properties would share a name, or have a name that is reserved.
@Sendable func checkCustomProperties(_ theme: ResolvedTheme, _ sink: inout DiagnosticSink) {
  var taken: [String: SourceRange] = [:]
  for token in theme.colors {
    let name = CSSNames.customProperty(token.path, in: "")
    let other = taken.updateValue(token.range, forKey: name)
    // A page sets these two for controls.
    guard other != nil || ["arrow", "value"].contains(token.path) else { continue }
    let title = name.dropFirst(3)
    var diagnostic = Diagnostic(
      .cssNameClash, "the name `\(title)` is already used in the stylesheet", at: token.range)
    if let other { diagnostic = diagnostic.also(at: other, "here") }
    sink.report(
      diagnostic.helping(
        other == nil
          ? "a page sets this custom property for controls; rename the token"
          : "rename one of them; in the name of a custom property, each dot and each sign becomes a hyphen"))
  }
}

/// A way in which a page selects light or dark: by a media feature, by a condition on its elements, or by both.
struct CSSAppearance {
  /// The media feature; nil for all media.
  var feature: String?
  /// The condition that an element has to meet; nil for all elements.
  var condition: String?

  /// All ways in which a page can select an appearance, each of which needs a rule. With an attribute, everything that isn't
  /// dark is light.
  static func all(of value: AxisValue, _ dark: DarkCondition) -> [CSSAppearance] {
    if value.isFallback { return [CSSAppearance()] }
    let feature = "(prefers-color-scheme: \(value.name))"
    switch dark {
    case .media: return [CSSAppearance(feature: feature)]
    case .attribute:
      let isDark = nearest("dark", in: "light")
      return [CSSAppearance(condition: value.name == "dark" ? isDark : ":not(\(isDark))")]
    case .both:
      let other = value.name == "dark" ? "light" : "dark"
      return [
        CSSAppearance(feature: feature, condition: ":not(\(within(other)))"),
        CSSAppearance(condition: nearest(value.name, in: other)),
      ]
    }
  }

  /// The condition for an element that gets an appearance from the nearest `data-theme`, its own or an ancestor's. It supports
  /// up to three nested elements with different appearances.
  private static func nearest(_ name: String, in other: String) -> String {
    ":is(\(within(name))):not(:is(\(within(name, other))):not(\(within(name, other, name))))"
  }

  /// The selectors for an element with the last of some appearances, inside elements with the earlier ones, and for its
  /// descendants.
  private static func within(_ names: String...) -> String {
    let path = names.map { "[data-theme=\"\($0)\"]" }.joined(separator: " ")
    return "\(path),\(path) *"
  }
}
