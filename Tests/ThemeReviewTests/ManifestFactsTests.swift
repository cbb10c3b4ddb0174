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

@Test(
  "pictures that no theme can have are not drawn",
  arguments: [
    (#"{ "width": 4096, "height": 4096 }"#, 1), (#"{ "width": 4097, "height": 4096 }"#, 0),
    (#"{ "width": 16385, "height": 1 }"#, 0), (#"{ "width": 0, "height": 1 }"#, 0), (#"{ "width": 1 }"#, 0),
    (#"{ "width": 1.5, "height": 1 }"#, 0),
  ])
func sizes(size: String, count: Int) throws {
  let image = #"{ "file": "images/a.png", "size": { "width": 1, "height": 1 }, "sourceSize": \#(size) }"#
  let facts = #"{ "parts": { "image": { "images": { "1x": \#(image) } } } }"#
  #expect(try JSONValue(parsing: Array(facts.utf8)).images.first?.scales.count == count)
}
