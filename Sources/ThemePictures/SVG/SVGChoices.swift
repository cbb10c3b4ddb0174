import ThemeDiagnostics
import ThemeSyntax

/// What is chosen by attributes that say for whom an element is (SVG 2, §5.8).
extension SVGWalk {
  /// The first child of a `<switch>` that is for those who read English; nil for none.
  mutating func choice(in node: XMLNode) -> XMLNode? {
    for child in node.children {
      guard let name = child.name else { continue }
      guard let kind = SVGElementKind.all[name] else {
        return refuse(
          .svgUnsupported, "programs differ in whether a `<switch>` chooses an element that is unknown",
          at: child.range,
          "remove `<\(name.shortened)>`")
      }
      switch kind.role {
      case .viewport, .group, .use, .shape, .choice, .refused: if Self.isForAll(child) { return child }
      default: continue
      }
    }
    return nil
  }

  /// Whether an element is drawn outside of a `<switch>`; false after a warning that it is for another language.
  mutating func isChosen(_ node: XMLNode) -> Bool {
    if node.parent?.name == "switch" || Self.isForAll(node) { return true }
    if let languages = node["systemLanguage"] {
      ignore(
        "what only those see who read `\(languages.shortened)` is left out",
        at: text.range(of: "systemLanguage", in: node),
        "art is the same in every language, as those see it who read English: keep what is to be drawn")
    }
    return false
  }

  private static func isForAll(_ node: XMLNode) -> Bool {
    if node["requiredExtensions"] != nil { return false }
    guard let languages = node["systemLanguage"] else { return true }
    return languages.split(separator: ",").map(\.trimmed).contains { $0 == "en" || $0.hasPrefix("en-") }
  }
}
