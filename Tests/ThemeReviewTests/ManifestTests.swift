@testable import ThemeReview

/// `Tests/Fixtures/manifests/CLAIM/`: `manifest.json`, and in `expected.txt` a line for each variant with all of its facts, or
/// why it can't be read.
@Test(arguments: Fixture.all("manifests")) func manifest(_ fixture: Fixture) throws {
  let bytes = try #require(fixture.bytes("manifest.json"))
  let text: String
  do {
    let facts = try ManifestFacts(reading: bytes)
    text = facts.flat.map { $0.line + "\n" }.joined()
    #expect(!text.contains("null"))
  } catch {
    text = error.words + "\n"
  }
  #expect(Golden.difference(text, from: "expected.txt", of: fixture) == nil)
}

@Test(arguments: [
  (#"{ "width": 4096, "height": 4096 }"#, 1), (#"{ "width": 4097, "height": 4096 }"#, 0),
  (#"{ "width": 16385, "height": 1 }"#, 0), (#"{ "width": 0, "height": 1 }"#, 0), (#"{ "width": 1 }"#, 0),
  (#"{ "width": 1.5, "height": 1 }"#, 0),
]) func `pictures that no theme can have are not drawn`(size: String, count: Int) throws {
  let image = #"{ "file": "images/a.png", "size": { "width": 1, "height": 1 }, "sourceSize": \#(size) }"#
  let facts = #"{ "parts": { "image": { "images": { "1x": \#(image) } } } }"#
  #expect(try JSONValue(parsing: Array(facts.utf8)).images.first?.scales.count == count)
}

@Suite("a manifest compared with its schema") struct ManifestFlawsTests {
  @Test func `has no flaws where themec wrote it`() throws {
    let manifests = Fixture.all("themes").compactMap { $0.bytes("expected.manifest.json") }
    #expect(manifests.count > 5)
    for manifest in manifests {
      #expect(try ManifestFacts(reading: manifest).flaws(in: manifest).map(\.words) == [])
    }
  }

  @Test(arguments: [
    (#""height": 30"#, #""height": "tall""#, #"`height` is "tall" and not a number"#, false),
    (#""minimumWidth": 36"#, #""minimumWidth": []"#, "`minimumWidth` is an array and not a number", false),
    (#""weight": "bold""#, #""weight": "fat""#, #"`weight` is "fat" and not one of "ultraLight","#, true),
    (#""weight": "bold", "#, "", "`font` has no `weight`", false),
    (#""height": 30"#, #""hight": 30"#, "unknown key `hight`", true),
    (#""width": 36"#, #""width": -1"#, "`width` is -1, and its minimum is 0", false),
    (#""width": 36"#, #""width": 1.5"#, "`width` is 1.5 and not a whole number", false),
    (#""top": "#, #""tip": "#, "unknown key `tip`", true),
    (#""shape": "chevron""#, #""shape": { }"#, "`shape` is an object and not one of", false),
  ]) func `names the line and what is wrong there`(
    text: String, edited: String, words: String, isUnknown: Bool
  ) throws {
    let fixture = Fixture.named("nav-button", kind: "themes")
    let manifest = try fixture.text("expected.manifest.json")
    let place = try #require(manifest.firstRange(of: text)).lowerBound
    let line = 1 + manifest[..<place].count { $0 == "\n" }
    let bytes = Array(manifest.replacing(text, with: edited, maxReplacements: 1).utf8)
    let flaws = try ManifestFacts(reading: bytes).flaws(in: bytes)
    #expect(
      flaws.contains { $0.line == line && $0.words.hasPrefix(words) && $0.isUnknown == isUnknown },
      "\(line): \(flaws)")
  }
}

@Suite struct TargetNamesTests {
  private func bundle(_ code: String, in file: String = "uikit/ShopTheme.swift") throws -> BundleContents {
    BundleContents(
      manifest: try ManifestFacts(
        reading: Array(#"{ "manifestVersion": 2, "theme": "a", "elements": {} }"#.utf8)),
      digests: try DigestFacts(
        reading: Array(
          #"{ "digestsVersion": 2, "files": { "theme": { "\#(file)": true } } }"#.utf8)),
      picture: { _ in nil }, bytes: { path in path == file ? Array(code.utf8) : nil })
  }

  @Test(arguments: ["", "public "]) func `a look of UIKit is named where it is declared`(access: String)
    throws
  {
    let old = """
      @MainActor \(access)enum ShopTheme {
        @MainActor \(access)enum Buttons {
          \(access)static let sell = ButtonLook("buttons/sell", in: bundle)
        }
      }

      """
    let facts = TargetNames.changes(
      try bundle(old), try bundle(old.replacing("let sell", with: "let checkout")), differingIn: nil,
      ofTokensOnly: false)
    #expect(facts.map(\.path) == [["names", "uikit"]])
    #expect(facts.map(\.words) == ["names for uikit sell → checkout"])
    #expect(
      TargetNames.changes(try bundle(old), try bundle(old), differingIn: nil, ofTokensOnly: false).isEmpty)
  }

  @Test(arguments: [true, false]) func `custom properties of tokens are names`(ofTokensOnly: Bool) throws {
    let file = "css/theme.css"
    let old = try bundle(":root {\n  --a-primary: #fff;\n  --a_fill: #000;\n}\n", in: file)
    let new = try bundle(":root {\n  --a-accent: #fff;\n}\n", in: file)
    let facts = TargetNames.changes(old, new, differingIn: [file], ofTokensOnly: ofTokensOnly)
    #expect(facts.map(\.words) == ["names for css --a-primary → --a-accent"])
  }
}

@Suite struct VersionStepTests {
  @Test(arguments: [
    (Grade.breaking, VersionStep.major), (.visible, .minor), (.invisible, .patch), (.metadata, .patch),
    (.generated, .patch), (.encoding, .patch),
  ])
  func `the gravest change decides`(grade: Grade, step: VersionStep) {
    #expect(VersionStep([grade]) == step)
    #expect(VersionStep([.encoding, grade, .encoding]) == step)
  }

  @Test func `nothing changed, no step`() {
    #expect(VersionStep([Grade]()) == nil)
  }
}
