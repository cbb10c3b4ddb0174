import FixtureSupport
import Testing
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

/// What is wrong with a theme, as its author reads it: `Tests/Fixtures/check/<claim>/` holds themes and art, and
/// `expected.txt` the diagnostics. Themes that are meant to be clean have no such file. `targets`, where it is there,
/// names the platform targets that are asked for.
@Test("diagnostics", arguments: Fixture.all("check"))
func diagnostics(_ fixture: Fixture) throws {
  let session = Session(try fixture.inputs(), targets: .built)
  try #require(!fixture.themes.isEmpty, "the fixture has no theme")
  var options = CompileOptions()
  options.targets = try fixture.lines("targets").map { try #require(TargetName(rawValue: $0)) }
  let result = try compileAll(fixture.themes, in: session, options)
  let text = render(result.diagnostics, as: .human, in: session.sources)
  if let difference = Golden.difference(text, from: "expected.txt", of: fixture) {
    Issue.record("\(difference)")
  }
}
