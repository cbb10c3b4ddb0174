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
    let (own, other) = (attribute(value.name), attribute(value.name == "dark" ? "light" : "dark"))
    switch dark {
    case .media: return [CSSAppearance(feature: feature)]
    case .attribute:
      return [CSSAppearance(condition: value.name == "dark" ? ":is(\(own))" : ":not(\(other))")]
    case .both:
      // A dark element in a light one is dark.
      let inner = value.name == "dark" ? "" : ":not(\(other))"
      return [
        CSSAppearance(feature: feature, condition: ":not(\(other))"),
        CSSAppearance(condition: ":is(\(own))\(inner)"),
      ]
    }
  }

  /// An element that says its appearance, and what is in it.
  private static func attribute(_ name: String) -> String {
    "[data-theme=\"\(name)\"],[data-theme=\"\(name)\"] *"
  }
}
