import Documentation
import FixtureSupport
import Foundation
import Testing

/// `docs/themes.html` shows all themes that ship, as `themec preview themes` writes it.
@Suite struct ThemesPageTests {
  private static let file = Fixture.documentation.url("themes.html")

  @Test func `the page of the themes that ship is what preview writes, and not too large for a repository`()
    throws
  {
    let page = try ThemesPage()
    #expect(page.problems == "")
    let known = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(known.utf8.count < 3 << 20)
    guard !page.isSame(as: known) else { return }
    if Golden.isRecording { try page.update(Self.file) }
    Issue.record("docs/themes.html is stale: run `make docs`, and look at it")
  }

  @Test func `a page with another text or other pixels is not the same`() throws {
    let page = try ThemesPage()
    #expect(page.isSame(as: page.html))
    #expect(!page.isSame(as: page.html + " "))
    #expect(!page.isSame(as: page.html.replacing("\"walnut\"", with: "\"oak\"")))
    let picture = try #require(page.html.firstMatch(of: /"pictures": \["([^"]*)", "([^"]*)"/))
    // The second picture twice.
    #expect(!page.isSame(as: page.html.replacing(picture.1, with: picture.2)))
    #expect(!page.isSame(as: ""))
  }
}
