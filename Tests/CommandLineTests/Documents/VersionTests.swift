@testable import themec

/// The version has one place, and the changelog a section for it.
struct VersionTests {
  private static func headings() throws -> [String] {
    let text = try Fixture.checkout.text("CHANGELOG.md")
    return text.components(separatedBy: "\n## ").dropFirst().map {
      $0.split(separator: "\n", maxSplits: 1)[0] + ($0.contains("\n- ") ? "" : ", which is empty")
    }
  }

  @Test func `the newest section of the changelog is of this version, but for changes that no release has`()
    throws
  {
    let released = try Self.headings().drop { $0 == "Unreleased" }
    #expect(released.first == themecVersion)
    #expect(released.allSatisfy { $0.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil }, "\(released)")
  }

  @Test func `pages and examples install this version`() throws {
    var named = 0
    for path in ["docs/integrations.md"]
      + ["README.md", "gitlab-ci.yml", "bitbucket-pipelines.yml"].map({ "examples/ci/\($0)" })
    {
      let text = try Fixture.checkout.text(path)
      for match in text.matches(of: /themec(?:==|@v)([0-9.]+[0-9])/) {
        named += 1
        #expect(match.output.1 == themecVersion, "\(path): \(match.output.0)")
      }
    }
    #expect(named > 4)
  }
}
