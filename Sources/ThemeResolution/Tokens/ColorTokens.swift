package import ThemeCore
import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

/// A token that is a color.
package struct ColorToken: Sendable {
  package let path: String
  /// Where its name is written.
  package let range: SourceRange
  /// Its colors on a page of the web: what holds always first, then those for an appearance and for more contrast.
  package let values: [(key: VariantKey, color: Color)]

  /// Its color where an appearance and a contrast are asked for.
  package func color(in appearance: AxisValue, highContrast: Bool) -> Color {
    let value = values.first { key, _ in
      key[.appearance] == appearance && !key[.accessibility].isFallback == highContrast
    }
    return (value ?? values[0]).color
  }
}

extension References {
  /// The tokens that are colors, in the order of the theme. They count as used.
  func colors(in root: SyntaxNode?) -> [ColorToken] {
    var colors: [ColorToken] = []
    begin([], of: 0)
    defer { begin([], of: 0) }
    let keys = VariantKey.ofPages
    func walk(_ node: SyntaxNode, _ prefix: String) {
      for entry in node.mapping?.entries ?? [] where !entry.value.isNull {
        let path = prefix + entry.key.value
        if let mapping = entry.value.mapping, !mapping.isOneToken {
          walk(entry.value, "\(path).")
        } else if let values = values(of: path, at: entry.value.range, for: keys) {
          colors.append(ColorToken(path: path, range: entry.key.range, values: values))
        }
      }
    }
    if let root { walk(root, "") }
    return colors
  }

  /// What a token comes to in each variant; nil for one that is no color. Who does not use it is told nothing of it.
  private func values(
    of path: String, at range: SourceRange, for keys: [VariantKey]
  ) -> [(key: VariantKey, color: Color)]? {
    var reported = DiagnosticSink()
    var values: [(key: VariantKey, color: Color)] = []
    for key in hasModes ? keys : [keys[0]] {
      turn(to: key)
      isNoting = false
      let color = meaning(of: Setting<Color>.reference(path, range), &reported).value
      isNoting = true
      guard let color else { return nil }
      var visited: [SourceRange] = []
      var links: [Tokens.Link] = []
      _ = tokens.find(path, links: &links) { visited.append($1.range) }
      note(visited + tokens.passed)
      values.append((key, color))
    }
    return values
  }
}

extension VariantKey {
  /// The variants of a page of the web that are seen wherever its elements are: every appearance, without and with more
  /// contrast; what holds always first.
  fileprivate static let ofPages: [VariantKey] = [0, 1].flatMap { contrast in
    (0..<VariantAxis.appearance.names.count).map { appearance in
      var key = VariantKey.normal
      key[.system] = AxisValue(.system, named: "web") ?? key[.system]
      key[.accessibility] = AxisValue(.accessibility, code: contrast)
      key[.appearance] = AxisValue(.appearance, code: appearance)
      return key
    }
  }
}
