import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// The kinds of elements that use each token with modes.
struct TokenUsers {
  private var kinds: [String: Set<ElementKind>] = [:]

  /// Records the tokens with modes that an element of a kind uses.
  mutating func note(_ tokens: Set<String>, of kind: ElementKind) {
    for token in tokens { kinds[token, default: []].insert(kind) }
  }

  /// Warns of modes in the theme's own file that no element using the token can have: only bars have a look of their own while
  /// nothing is scrolled beneath them.
  func reportUnusedModes(_ theme: Theme, _ references: References, _ sink: inout DiagnosticSink) {
    for (token, kinds) in kinds.sorted(by: { precedesInBytes($0.key, $1.key) })
    where !kinds.contains(where: \.isOfBar) {
      var told: Set<AxisValue> = []
      for mode in references.tokens.variants?.modes(at: token) ?? []
      where mode.node.range.source == theme.source {
        guard let value = mode.values.first(where: \.isOfBars), told.insert(value).inserted else { continue }
        sink.report(
          Diagnostic(
            .unusedToken,
            "the mode `\(value.name)` of the token `\(token.shortened)` is never used, because no bar uses the token",
            at: mode.node.range, "only bars have `\(value.name)`"
          ).helping("remove it, or use the token in a navigation bar"))
      }
    }
  }
}
