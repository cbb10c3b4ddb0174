import FixtureSupport
import Testing
import ThemeReview

@Suite("a manifest held against its schema") struct ManifestFlawsTests {
  @Test func `has no flaws where themec wrote it`() throws {
    let manifests = Fixture.all("themes").compactMap { $0.bytes("expected.manifest.json") }
    #expect(manifests.count > 5)
    for manifest in manifests {
      #expect(try ManifestFacts(reading: manifest).flaws(in: manifest).map(\.words) == [])
    }
  }

  @Test(
    "names the line and what is wrong there",
    arguments: [
      (#""height": 30"#, #""height": "tall""#, #"`height` is "tall" and not a number"#, false),
      (#""minimumWidth": 36"#, #""minimumWidth": []"#, "`minimumWidth` is an array and not a number", false),
      (#""weight": "bold""#, #""weight": "fat""#, #"`weight` is "fat" and not one of "ultraLight","#, true),
      (#""weight": "bold", "#, "", "`font` has no `weight`", false),
      (#""height": 30"#, #""hight": 30"#, "unknown key `hight`", true),
      (#""width": 36"#, #""width": -1"#, "`width` is -1, and its minimum is 0", false),
      (#""width": 36"#, #""width": 1.5"#, "`width` is 1.5 and not a whole number", false),
      (#""top": "#, #""tip": "#, "unknown key `tip`", true),
      (#""shape": "chevron""#, #""shape": { }"#, "`shape` is an object and not one of", false),
    ])
  func flaws(text: String, edited: String, words: String, isUnknown: Bool) throws {
    let fixture = Fixture.named("nav-button", kind: "themes")
    let manifest = String(decoding: try #require(fixture.bytes("expected.manifest.json")), as: UTF8.self)
    let place = try #require(manifest.firstRange(of: text)).lowerBound
    let line = 1 + manifest[..<place].count { $0 == "\n" }
    let bytes = Array(manifest.replacing(text, with: edited, maxReplacements: 1).utf8)
    let flaws = try ManifestFacts(reading: bytes).flaws(in: bytes)
    #expect(
      flaws.contains { $0.line == line && $0.words.hasPrefix(words) && $0.isUnknown == isUnknown },
      "\(line): \(flaws)")
  }
}
