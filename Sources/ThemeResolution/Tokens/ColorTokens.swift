package import ThemeCore
import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

/// A token whose value is a color, with its modes for web pages.
package struct ColorToken: Sendable {
  package let path: String
  /// The place where the token's name is declared.
  package let range: SourceRange
  /// The token's colors on a web page: the default first, then those for an appearance and for more contrast. A token of a
  /// theme without modes has only the default.
  package let values: [(key: VariantKey, color: Color)]

  /// The token's color in an appearance, with or without more contrast; the default if there is none for that combination.
  package func color(in appearance: AxisValue, highContrast: Bool) -> Color {
    let value = values.first { key, _ in
      key[.appearance] == appearance && !key[.accessibility].isFallback == highContrast
    }
    return (value ?? values[0]).color
  }
}

extension References {
  /// The color tokens in the order of the theme. Marks them as used.
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

  /// The color of a token in each variant; nil if it is not a color. Problems are not reported, since the token may not be
  /// used.
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
  /// The variants of a web page: every appearance, without and with more contrast, the default first.
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
