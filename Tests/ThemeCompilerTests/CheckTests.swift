/// What is wrong with a theme, as its author reads it: `Tests/Fixtures/check/<claim>/` holds themes and art, and
/// `expected.txt` the diagnostics. Themes that are meant to be clean have no such file. `targets`, where it is there,
/// names the platform targets that are asked for.
@Test(arguments: Fixture.all("check")) func `diagnostics`(_ fixture: Fixture) throws {
  try #require(!fixture.themes.isEmpty, "the fixture has no theme")
  #expect(Golden.difference(try Compiled(fixture).text, from: "expected.txt", of: fixture) == nil)
}

@Suite("every code is triggered by a fixture of its name") struct EveryCodeTests {
  /// Codes that no theme and art in memory can trigger, and why.
  private static let exceptions = [
    "output-holds-inputs":
      "it is about folders of the disk: Tests/Fixtures/cli/no-bundle-takes-a-folder-of-inputs triggers it",
    "bundle-orphaned":
      "it is about folders of the disk: Tests/Fixtures/cli/bundles-of-themes-that-are-gone triggers it",
    "baseline-unused":
      "it is about a file of the command line: Tests/Fixtures/cli/strict-baseline-and-quiet triggers it",
  ]

  @Test(arguments: DiagnosticCodes.all.all) func fixture(_ code: DiagnosticCode) throws {
    if Self.exceptions[code.name] != nil { return }
    let fixture = Fixture.named(code.name, kind: "check")
    let expected = try #require(
      fixture.bytes("expected.txt"),
      "no Tests/Fixtures/check/\(code.name)/expected.txt triggers `\(code.name)`")
    let text = String(decoding: expected, as: UTF8.self)
    #expect(
      text.contains("\(code.severity.rawValue)[\(code.name)]: "),
      "the fixture `\(code.name)` triggers something else")
  }

  @Test func `exceptions are codes`() {
    for name in Self.exceptions.keys.sorted() {
      #expect(DiagnosticCodes.all[name] != nil, "there is no `\(name)`")
    }
  }
}
