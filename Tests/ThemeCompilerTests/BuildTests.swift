import FixtureSupport
import Foundation
import Testing
import ThemeCompiler
import ThemeCore
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
    #expect(Golden.difference(text, from: "expected.\(name)", of: fixture) == nil)
  }
}

/// The themes of `themes/`: each is short, has no warning, and its facts and pixels are below `Tests/Fixtures/themes`.
@Suite struct ShippedThemesTests {
  private static let folder = Fixture.shippedThemes

  @Test func `all of them build without a warning, each to its facts`() throws {
    let session = Session(try Self.folder.inputs(), targets: .built)
    let result = try compileAll(Self.folder.themes, in: session, CompileOptions())
    #expect(render(result.diagnostics, as: .human, in: session.sources) == "")
    let trees = result.themes.compactMap(\.tree)
    #expect(
      result.themes.compactMap { $0.tree == nil ? nil : $0.name?.value }.sorted() == [
        "bars", "dailybooth", "designed-back", "fjord", "harbor", "instagram", "inverting-buttons",
        "nav-button", "paper", "reeder", "smiley", "walnut", "wood",
      ])
    for (theme, tree) in zip(result.themes.filter { $0.tree != nil }, trees) {
      let name = try #require(theme.name?.value)
      let fixture = Fixture.named(name, kind: "themes")
      for file in ["manifest.json", "digests.json"] {
        guard case .text(let bytes)? = tree.files.first(where: { $0.path == file })?.content else {
          Issue.record("\(name) has no \(file)")
          continue
        }
        #expect(
          Golden.difference(
            String(decoding: bytes, as: UTF8.self), from: "expected.\(file)", of: fixture) == nil)
      }
    }
  }

  @Test(arguments: folder.themes) func `none is longer than a person is glad to edit`(_ theme: ThemePath)
    throws
  {
    let text = String(decoding: try #require(Self.folder.bytes(theme.text)), as: UTF8.self)
    // The one that has every control, drawn, in light, dark and high contrast may be longer than the others.
    let most = theme.text == "fjord.theme.yaml" ? 250 : 80
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= most + 1)
  }

  @Test func `brands are a few lines over a theme, and build without a warning`() throws {
    let brands = Self.folder.files().filter { $0.hasPrefix("brands/") }
    #expect(brands == ["brands/ember.theme.yaml", "brands/iris.theme.yaml"])
    let session = Session(try Self.folder.inputs(), targets: .built)
    let result = try compileAll(brands.compactMap { ThemePath($0) }, in: session, CompileOptions())
    #expect(render(result.diagnostics, as: .human, in: session.sources) == "")
    #expect(result.themes.count { $0.tree != nil } == brands.count)
    for brand in brands { #expect(Self.folder.lines(brand).count <= 10, "\(brand)") }
  }
}

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
