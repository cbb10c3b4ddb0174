import FixtureSupport
import Testing
import ThemeCompiler
import ThemeDiagnostics
import ThemeImage
import ThemeTargets

/// What a clean theme comes to: `Tests/Fixtures/build/<claim>/` holds a theme and its art, `expected.manifest.json` and
/// `expected.digests.json` the facts of its bundle. Its themes have no warnings.
@Test("bundles", arguments: Fixture.all("build"))
func bundles(_ fixture: Fixture) throws {
  let session = Session(try fixture.inputs(), targets: .built)
  let result = try compileAll(fixture.themes, in: session, CompileOptions())
  #expect(render(result.diagnostics, as: .human, in: session.sources) == "")
  let trees = result.themes.compactMap(\.tree)
  let tree = try #require(trees.count == 1 ? trees[0] : nil, "one theme of the fixture builds")
  for name in ["manifest.json", "digests.json"] {
    guard case .text(let bytes)? = tree.files.first(where: { $0.path == name })?.content else {
      Issue.record("no \(name)")
      continue
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let difference = Golden.difference(text, from: "expected.\(name)", of: fixture) {
      Issue.record("\(difference)")
    }
  }
}
