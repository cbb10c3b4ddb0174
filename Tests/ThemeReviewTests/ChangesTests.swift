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
  let changed = [ThemeChanges(theme: after.manifest.theme, changes: changes(before, after))]
  let report = Review(changed).text
  if let difference = Golden.difference(report, from: "expected.txt", of: fixture) {
    Issue.record("\(difference)")
  }
  #expect(try reviewSchema().problems(of: JSONValue(parsing: changed.json.bytes)) == [])
  // A bundle beside itself has no changes.
  #expect(changes(before, before).isEmpty)
  #expect(changes(after, after).isEmpty)
}

@Suite("reports in Markdown") struct MarkdownTests {
  private static func review(_ themes: [String]) -> Review {
    Review(
      themes.enumerated().map { index, theme in
        let change = Change(
          index % 2 == 0 ? .breaking : .visible, of: "buttons/\(theme)", index % 2 == 0 ? .gone : .added)
        return ThemeChanges(theme: theme, changes: [change])
      })
  }

  @Test("what is too long is left out at the end, and counted")
  func isBounded() {
    let review = Self.review((1...4_000).map { "theme-\($0)" })
    let report = review.markdown()
    #expect(review.reports.count == 4_000)
    #expect(report.utf8.count <= 60_000)
    #expect(
      report.hasPrefix("**theme-1**: 1 breaking\n\n- buttons/theme-1\n  - *breaking*: is gone\n\n**theme-2**")
    )
    #expect(report.hasSuffix(" more reports are left out, because this one would be too long.\n"))
  }

  @Test(
    "nothing of a name is Markdown, HTML or a mention",
    arguments: [
      ("<img src=x>", "&#60;img src=x&#62;"), ("[a](http://b)", "&#91;a&#93;(http&#58;//b)"),
      ("@all", "&#64;all"), ("**a** `b` _c_", "&#42;&#42;a&#42;&#42; &#96;b&#96; &#95;c&#95;"),
      ("www.a.com", "www&#46;a.com"), ("#12 #123456 #12345a", "&#35;12 &#35;123456 #12345a"),
      ("a\n# b", "a\\n# b".replacing("\\", with: "&#92;")), ("&lt;", "&#38;lt;"),
    ])
  func isPlain(name: String, shown: String) {
    #expect(Self.review([name]).markdown().hasPrefix("**\(shown)**: 1 breaking\n"))
  }

  @Test("no change is said")
  func isEmpty() {
    #expect(Self.review([]).markdown() == "No changes.\n")
  }
}

func contents(of name: String, _ fixture: Fixture) throws -> BundleContents {
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

/// The schema of reports in JSON, as it is published.
func reviewSchema() throws -> JSONSchema {
  JSONSchema(try JSONValue(parsing: #require(Fixture.documentation.bytes("review.schema.json"))))
}

/// What a theme of a fixture should not have.
private struct Unexpected: Error, CustomStringConvertible {
  let description: String
}
