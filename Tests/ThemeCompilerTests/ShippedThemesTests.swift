import FixtureSupport
import Foundation
import Testing
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeTargets

/// The themes of `themes/`: each is short, has no warning, and its facts and pixels stand below `Tests/Fixtures/themes`.
@Suite struct ShippedThemesTests {
  private static let folder = Fixture.shippedThemes

  @Test func `all of them build without a warning, each to its facts`() throws {
    let session = Session(try Self.folder.inputs(), targets: .built)
    let result = try compileAll(Self.folder.themes, in: session, CompileOptions())
    #expect(render(result.diagnostics, as: .human, in: session.sources) == "")
    let trees = result.themes.compactMap(\.tree)
    #expect(
      result.themes.compactMap { $0.tree == nil ? nil : $0.name?.value }.sorted() == [
        "bars", "dailybooth", "designed-back", "harbor", "instagram", "inverting-buttons", "nav-button",
        "paper", "reeder", "smiley", "walnut", "wood",
      ])
    for (theme, tree) in zip(result.themes.filter { $0.tree != nil }, trees) {
      let name = try #require(theme.name?.value)
      let fixture = Fixture.named(name, kind: "themes")
      for file in ["manifest.json", "digests.json"] {
        guard case .text(let bytes)? = tree.files.first(where: { $0.path == file })?.content else {
          Issue.record("\(name) has no \(file)")
          continue
        }
        if let difference = Golden.difference(
          String(decoding: bytes, as: UTF8.self), from: "expected.\(file)", of: fixture)
        {
          Issue.record("\(name): \(difference)")
        }
      }
    }
  }

  @Test(arguments: folder.themes) func `none is longer than a person is glad to edit`(_ theme: ThemePath)
    throws
  {
    let text = String(decoding: try #require(Self.folder.bytes(theme.text)), as: UTF8.self)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 81)
  }
}
