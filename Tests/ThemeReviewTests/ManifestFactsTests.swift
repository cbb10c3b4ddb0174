import FixtureSupport
import Testing
import ThemeCore
import ThemeReview

/// `Tests/Fixtures/manifests/CLAIM/`: `manifest.json`, and in `expected.txt` a line for each variant with all of its facts, or
/// why it can't be read.
@Test(arguments: Fixture.all("manifests"))
func manifest(_ fixture: Fixture) throws {
  let bytes = try #require(fixture.bytes("manifest.json"))
  let text: String
  do {
    let facts = try ManifestFacts(reading: bytes)
    text = facts.flat.map { $0.line + "\n" }.joined()
    #expect(!text.contains("null"))
  } catch {
    text = error.words + "\n"
  }
  if let difference = Golden.difference(text, from: "expected.txt", of: fixture) {
    Issue.record("\(difference)")
  }
}
