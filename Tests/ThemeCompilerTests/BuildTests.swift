/// What a clean theme comes to: `Tests/Fixtures/build/<claim>/` holds a theme and its art, `expected.manifest.json` and
/// `expected.digests.json` the facts of its bundle. Its themes have no warnings.
@Test(arguments: Fixture.all("build")) func `bundles`(_ fixture: Fixture) throws {
  let compiled = try Compiled(fixture)
  #expect(compiled.text == "")
  #expect(compiled.trees == 1, "one theme of the fixture builds")
  for theme in compiled.result.themes { try expectFacts(of: theme, fixture) }
}

/// Compares the texts of a bundle, where there is one, with those of a fixture.
private func expectFacts(of theme: CompiledTheme, _ fixture: Fixture) throws {
  guard let tree = theme.tree else { return }
  for name in ["manifest.json", "digests.json"] {
    let text = try #require(tree.text(name))
    #expect(Golden.difference(text, from: "expected.\(name)", of: fixture) == nil)
  }
}

/// The themes of `themes/`: each is short, has no warning, and its facts and pixels are below `Tests/Fixtures/themes`.
@Suite struct ShippedThemesTests {
  private static let folder = Fixture.shippedThemes

  @Test func `all of them build without a warning, each to its facts`() throws {
    let compiled = try Compiled(Self.folder)
    #expect(compiled.text == "")
    #expect(
      compiled.result.themes.compactMap { $0.tree == nil ? nil : $0.name?.value }.sorted() == [
        "bars", "dailybooth", "designed-back", "fjord", "harbor", "instagram", "inverting-buttons",
        "nav-button", "paper", "reeder", "smiley", "walnut", "wood",
      ])
    for theme in compiled.result.themes where theme.tree != nil {
      try expectFacts(of: theme, Fixture.named(try #require(theme.name?.value), kind: "themes"))
    }
  }

  @Test(arguments: folder.themes) func `none is longer than a person is glad to edit`(_ theme: ThemePath)
    throws
  {
    let text = try Self.folder.text(theme.text)
    // The one that has every control, drawn, in light, dark and high contrast may be longer than the others.
    let most = theme.text == "fjord.theme.yaml" ? 250 : 80
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= most + 1)
  }

  @Test func `brands are a few lines over a theme, and build without a warning`() throws {
    let brands = Self.folder.files().filter { $0.hasPrefix("brands/") }
    #expect(brands == ["brands/ember.theme.yaml", "brands/iris.theme.yaml"])
    let compiled = try Compiled(Self.folder, brands)
    #expect(compiled.text == "")
    #expect(compiled.trees == brands.count)
    for brand in brands { #expect(Self.folder.lines(brand).count <= 10, "\(brand)") }
  }
}

/// What the language saves: `Tests/Fixtures/lines/<claim>/` holds a theme of twenty elements in `short.theme.yaml`, and the
/// same as it is written without the feature in `long.theme.yaml`. Both come to the same manifest and the same pixels.
@Test(arguments: Fixture.all("lines")) func `lines`(_ fixture: Fixture) throws {
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
  let compiled = try Compiled(fixture, [name])
  #expect(compiled.text == "")
  let tree = try #require(compiled.result.themes.first?.tree)
  let lines = try ["digests.json", "manifest.json"].flatMap { name in
    try #require(tree.text(name)).split(separator: "\n")
  }
  // Each element has a symbol.
  #expect(lines.count { $0.contains("\"symbol\"") } == 20)
  return lines
}

/// How many lines are not blank.
private func lineCount(_ name: String, _ fixture: Fixture) -> Int {
  fixture.lines(name).count { line in line.contains { $0 != " " } }
}
