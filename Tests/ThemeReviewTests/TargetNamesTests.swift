import Testing
import ThemeCore

@testable import ThemeReview

@Suite struct TargetNamesTests {
  private func bundle(_ code: String) throws -> BundleContents {
    BundleContents(
      manifest: try ManifestFacts(
        reading: Array(#"{ "manifestVersion": 2, "theme": "a", "elements": {} }"#.utf8)),
      digests: try DigestFacts(
        reading: Array(
          #"{ "digestsVersion": 2, "files": { "theme": { "uikit/ShopTheme.swift": true } } }"#.utf8)),
      picture: { _ in nil }, bytes: { path in path == "uikit/ShopTheme.swift" ? Array(code.utf8) : nil })
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
      try bundle(old), try bundle(old.replacing("let sell", with: "let checkout")))
    #expect(facts.map(\.path) == [["names", "uikit"]])
    #expect(facts.map(\.words) == ["names for uikit sell → checkout"])
    #expect(TargetNames.changes(try bundle(old), try bundle(old)).isEmpty)
  }
}
