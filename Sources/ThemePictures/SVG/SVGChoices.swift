import ThemeDiagnostics

/// What is chosen by attributes that say for whom an element is (SVG 2, §5.8).
extension SVGWalk {
  /// The first child of a `<switch>` that is for those who read English; nil for none.
  mutating func choice(in node: XMLNode) -> XMLNode? {
    for child in node.children {
      guard let kind = SVGElementKind.all[child.name ?? ""] else { continue }
      switch kind.role {
      case .viewport, .group, .use, .shape, .choice, .refused: if Self.isForAll(child) { return child }
      default: continue
      }
    }
    return nil
  }

  /// Whether an element is drawn outside of a `<switch>`; false after a report that this depends on the language.
  mutating func isChosen(_ node: XMLNode) -> Bool {
    if node.parent?.name == "switch" { return true }
    if let languages = node["systemLanguage"], !Self.isForAll(node) {
      report(.unsupported, "systemLanguage", languages, in: node)
      return false
    }
    return Self.isForAll(node)
  }

  private static func isForAll(_ node: XMLNode) -> Bool {
    if node["requiredExtensions"] != nil { return false }
    guard let languages = node["systemLanguage"] else { return true }
    return languages.split(separator: ",").map(\.trimmed).contains { $0 == "en" || $0.hasPrefix("en-") }
  }
}
