import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

// The variant for which references are resolved, and the tokens with modes that they meet.

extension References {
  /// Whether any token of the theme has modes.
  var hasModes: Bool { tokens.variants != nil }
  /// The current variant.
  var context: TokenContext { tokens.variants?.context ?? TokenContext() }
  /// The paths of the tokens with modes that have been met since the element became current.
  var met: Set<String> { tokens.variants?.met ?? [] }

  /// Makes an element current, in its fallback variant; 0 stands for no element.
  func begin(_ aliases: [AxisAlias], of number: Int) { tokens.variants?.begin(aliases, of: number) }

  /// Makes a variant of the current element current.
  func turn(to key: VariantKey) { tokens.variants?.turn(to: key) }

  /// The result of a closure, with the tokens with modes that it met.
  func noting<Result>(_ body: () -> Result) -> (result: Result, met: Set<String>) {
    guard let before = tokens.variants?.met else { return (body(), []) }
    tokens.variants?.met = []
    let result = body()
    let met = met
    tokens.variants?.met.formUnion(before)
    return (result, met)
  }

  /// Resolves a setting outside of elements, which must be the same in all variants. Reports a token in it that differs between
  /// variants.
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
