import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

// For which variant references are resolved, and which tokens with modes they meet.

extension References {
  /// Whether a token of the theme has modes.
  var hasModes: Bool { tokens.variants != nil }
  /// The variant at hand.
  var context: TokenContext { tokens.variants?.context ?? TokenContext() }
  /// The tokens with modes that were met since the element began.
  var met: Set<String> { tokens.variants?.met ?? [] }

  /// Turns to an element, and to its fall-back.
  func begin(_ aliases: [AxisAlias], of number: Int) { tokens.variants?.begin(aliases, of: number) }

  /// Turns to a variant of the element.
  func turn(to key: VariantKey) { tokens.variants?.turn(to: key) }

  /// What a closure gives, with the tokens with modes that were met meanwhile.
  func noting<Result>(_ body: () -> Result) -> (result: Result, met: Set<String>) {
    guard let before = tokens.variants?.met else { return (body(), []) }
    tokens.variants?.met = []
    let result = body()
    let met = met
    tokens.variants?.met.formUnion(before)
    return (result, met)
  }

  /// What is said outside of elements, where nothing differs between variants.
  func constant<Value: Lowerable>(
    _ setting: Setting<Value>, of key: String, _ sink: inout DiagnosticSink
  ) -> Setting<Value> {
    let (value, met) = noting { setting.resolved(self, &sink) }
    guard let token = met.sorted().first(where: { !axisValues(of: $0).isEmpty }), let range = setting.range
    else { return value }
    sink.report(
      Diagnostic(
        .unusableToken, "`$\(token.shortened)` differs between variants, but `\(key)` can't", at: range
      ).also(at: tokens.place(of: token)?.key, "the token").helping("use a token that has no modes"))
    return value
  }
}
