import FixtureSupport
import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// What a theme comes to without references, every variant written out: `Tests/Fixtures/resolution/CLAIM/`
/// holds `input.theme.yaml` with its parents and token files, `expected.txt` the resolved theme, and
/// `expected.diagnostics.txt` what is wrong with it; absent when nothing is.
@Test("resolved themes", arguments: Fixture.all("resolution"))
func resolvedThemes(_ fixture: Fixture) throws {
  let sources = SourceMap()
  let library = SyntaxLibrary(
    try fixture.inputs(), sources: sources, alternatives: .theme)
  var sink = DiagnosticSink()
  var inputs: [ThemePath] = []
  let tree = load(try #require(ThemePath("input.theme.yaml")), from: library, inputs: &inputs, &sink)
  var dump = ""
  if let tree {
    var theme = lower(tree.root, from: tree.source, isPartial: tree.isPartial, &sink)
    if tree.isPartial { theme.lost = Set(LostNames.allCases) }
    theme.deprecatedTokens = tree.deprecatedTokens
    theme.tokenRemarks = tree.tokenRemarks
    theme.droppedModes = tree.droppedModes
    dump = ResolvedDump(resolve(theme, &sink), from: sources).text
  }
  for difference in [
    Golden.difference(dump, from: "expected.txt", of: fixture),
    Golden.difference(
      render(sink.diagnostics, as: .human, in: sources), from: "expected.diagnostics.txt", of: fixture),
  ] {
    if let difference { Issue.record("\(difference)") }
  }
}
