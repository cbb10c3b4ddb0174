import FixtureSupport
import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// What a theme's text means: `Tests/Fixtures/model/CLAIM/` holds `input.theme.yaml` with its parents,
/// `expected.txt` the typed theme with its references, and `expected.diagnostics.txt` what is wrong with it;
/// absent when nothing is.
@Test("typed themes", arguments: Fixture.all("model"))
func typedThemes(_ fixture: Fixture) throws {
  let sources = SourceMap()
  let library = SyntaxLibrary(
    try fixture.inputs(), sources: sources, alternatives: .theme)
  var sink = DiagnosticSink()
  var inputs: [ThemePath] = []
  let tree = load(try #require(ThemePath("input.theme.yaml")), from: library, inputs: &inputs, &sink)
  var dump = ""
  if let tree {
    var theme = lower(tree.root, from: tree.source, &sink)
    theme.deprecatedTokens = tree.deprecatedTokens
    dump = ThemeDump(theme, from: sources).text
  }
  for difference in [
    Golden.difference(dump, from: "expected.txt", of: fixture),
    Golden.difference(
      render(sink.diagnostics, as: .human, in: sources), from: "expected.diagnostics.txt", of: fixture),
  ] {
    if let difference { Issue.record("\(difference)") }
  }
}
