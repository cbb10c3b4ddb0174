import FixtureSupport
import Testing
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeTargets

/// What the language saves: `Tests/Fixtures/lines/<claim>/` holds a theme of twenty elements in `short.theme.yaml`, and the
/// same as it is written without the feature in `long.theme.yaml`. Both come to the same manifest and the same pixels.
@Test("lines", arguments: Fixture.all("lines"))
func lines(_ fixture: Fixture) throws {
  let short = try facts(of: "short.theme.yaml", fixture)
  let long = try facts(of: "long.theme.yaml", fixture)
  #expect(short.count > 100)
  if let place = zip(short, long).first(where: { $0 != $1 }) {
    Issue.record("`\(place.0)` and `\(place.1)`")
  }
  #expect(short.count == long.count)
  let few = lineCount("short.theme.yaml", fixture)
  let many = lineCount("long.theme.yaml", fixture)
  #expect(2 * few <= many)
}

private func facts(of name: String, _ fixture: Fixture) throws -> [Substring] {
  let session = Session(try fixture.inputs(), targets: .built)
  let path = try #require(ThemePath(name))
  let result = try compileAll([path], in: session, CompileOptions())
  #expect(render(result.diagnostics, as: .human, in: session.sources) == "")
  let theme = try #require(result.themes.first)
  var lines: [Substring] = []
  for file in theme.tree?.files ?? [] where ["manifest.json", "digests.json"].contains(file.path) {
    guard case .text(let bytes) = file.content else { continue }
    lines += String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
  // Each element has a symbol.
  #expect(lines.count { $0.contains("\"symbol\"") } == 20)
  return lines
}

/// How many lines are not blank.
private func lineCount(_ name: String, _ fixture: Fixture) -> Int {
  fixture.lines(name).count { line in line.contains { $0 != " " } }
}
