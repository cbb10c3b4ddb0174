import Testing
import ThemeCore

@testable import ThemeReview

@Suite struct TargetNamesTests {
  private func bundle(_ header: String) throws -> BundleContents {
    BundleContents(
      manifest: try ManifestFacts(
        reading: Array(#"{ "manifestVersion": 2, "theme": "a", "elements": {} }"#.utf8)),
      digests: try DigestFacts(
        reading: Array(#"{ "digestsVersion": 2, "files": { "theme": { "uikit/Shop.h": true } } }"#.utf8)),
      picture: { _ in nil }, bytes: { path in path == "uikit/Shop.h" ? Array(header.utf8) : nil })
  }

  @Test func `a property of Objective-C is named behind its type`() throws {
    let old = """
      @interface Shop : NSObject
      @property(class, nonatomic, readonly) ShopButtonLook *sell;
      @property(class, nonatomic, readonly) NSInteger system;
      @end

      """
    let facts = TargetNames.changes(try bundle(old), try bundle(old.replacing("*sell", with: "*checkout")))
    #expect(facts.map(\.path) == [["names", "uikit"]])
    #expect(facts.map(\.words) == ["names for uikit sell → checkout"])
    #expect(TargetNames.changes(try bundle(old), try bundle(old)).isEmpty)
  }
}
