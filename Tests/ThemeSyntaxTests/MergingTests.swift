import FixtureSupport
import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// `Tests/Fixtures/merging/CLAIM/`: `base.yaml`, what overlays it in `overlay.yaml`, the result in `expected.txt`.
@Test(arguments: Fixture.all("merging"))
func merging(_ fixture: Fixture) throws {
  let sources = SourceMap()
  func read(_ name: String) throws -> SyntaxNode {
    let file = SourceFile(path: try #require(ThemePath(name)), bytes: try #require(fixture.bytes(name)))
    var sink = DiagnosticSink()
    let tree = parse(sources.add(file), file, into: &sink)
    #expect(sink.diagnostics.isEmpty)
    return try #require(tree)
  }
  let tree = merged(try read("base.yaml"), with: try read("overlay.yaml"), alternatives: .sample)
  let dump = SyntaxDump(tree, from: sources).text
  if let difference = Golden.difference(dump, from: "expected.txt", of: fixture) {
    Issue.record("\(difference)")
  }
}

extension AlternativeTable {
  /// Some of the language's groups.
  fileprivate static let sample = AlternativeTable(
    [
      [
        "file": ["resample"], "files": ["resample"], "ninePatch": [], "svg": [], "draw": [], "use": ["with"],
        "derive": ["multiply", "screen", "opacity", "desaturate", "swap"], "box": ["flip"],
      ],
      ["caps": [], "stretchable": []],
    ],
    namedByAuthor: [["tokens", "**"], ["buttons"]], merging: ["box"])
}
