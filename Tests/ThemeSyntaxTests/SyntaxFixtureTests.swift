import FixtureSupport
import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// `Tests/Fixtures/syntax/CLAIM/`: `input.yaml` or `input.json`, the tree in `expected.txt`, and what is reported in
/// `expected.diagnostics`. Either is missing when it would be empty.
@Test(arguments: Fixture.all("syntax"))
func syntax(_ fixture: Fixture) throws {
  let names = ["input.yaml", "input.json"].filter(fixture.exists)
  let name = try #require(names.first)
  #expect(names.count == 1)
  let file = SourceFile(path: try #require(ThemePath(name)), bytes: try #require(fixture.bytes(name)))
  let sources = SourceMap()
  var sink = DiagnosticSink()
  let tree = parse(sources.add(file), file, into: &sink)
  let dump = tree.map { SyntaxDump($0, from: sources).text } ?? ""
  for difference in [
    Golden.difference(dump, from: "expected.txt", of: fixture),
    Golden.difference(diagnosticText(sink, file), from: "expected.diagnostics", of: fixture),
  ] {
    if let difference { Issue.record("\(difference)") }
  }
  #expect(tree != nil || sink.hasErrors)
}
