import FixtureSupport
import Testing
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeReview

/// `Tests/Fixtures/reviews/CLAIM/`: a theme in `before.theme.yaml` and what became of it in `after.theme.yaml`, with their art;
/// and in `expected.txt` what a reviewer is told.
@Test(arguments: Fixture.all("reviews"))
func review(_ fixture: Fixture) throws {
  let before = try contents(of: "before.theme.yaml", fixture)
  let after = try contents(of: "after.theme.yaml", fixture)
  let report = reviewText([
    ThemeChanges(theme: after.manifest.theme, changes: changes(before, after))
  ])
  if let difference = Golden.difference(report, from: "expected.txt", of: fixture) {
    Issue.record("\(difference)")
  }
  // A bundle beside itself has no changes.
  #expect(changes(before, before).isEmpty)
  #expect(changes(after, after).isEmpty)
}

private func contents(of name: String, _ fixture: Fixture) throws -> BundleContents {
  let session = Session(try fixture.inputs())
  var options = CompileOptions()
  options.targets = [.css]
  let result = try compileAll([try #require(ThemePath(name))], in: session, options)
  guard let tree = result.themes.first?.tree else {
    let problems = render(result.diagnostics, as: .human, in: session.sources)
    throw Unexpected(description: "\(fixture.name)/\(name)\n\(problems)")
  }
  return BundleContents(tree)
}

/// What a theme of a fixture should not have.
private struct Unexpected: Error, CustomStringConvertible {
  let description: String
}
