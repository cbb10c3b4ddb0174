import ThemeModel

/// A way in which a page says that it is light or dark: by a media feature, a condition of its elements, or both.
struct CSSAppearance {
  /// Nil for all media.
  var feature: String?
  /// Nil for all elements.
  var condition: String?

  /// All ways for a value of the axis of appearances: a rule for each. What is not dark is light.
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

  /// An element of which the nearest that says an appearance says this one: of those in each other, three may differ.
  private static func nearest(_ name: String, in other: String) -> String {
    ":is(\(within(name))):not(:is(\(within(name, other))):not(\(within(name, other, name))))"
  }

  /// An element that says the last of some appearances in elements that say those before it, and what is in it.
  private static func within(_ names: String...) -> String {
    let path = names.map { "[data-theme=\"\($0)\"]" }.joined(separator: " ")
    return "\(path),\(path) *"
  }
}
