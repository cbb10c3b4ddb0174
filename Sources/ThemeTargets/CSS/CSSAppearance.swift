import ThemeModel

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
