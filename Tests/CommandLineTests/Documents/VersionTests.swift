import FixtureSupport
import Foundation
import Testing

@testable import themec

/// The version has one place, and the changelog a section for it.
struct VersionTests {
  private static func headings() throws -> [String] {
    let checkout = Fixture.shippedThemes.folder.deletingLastPathComponent()
    let text = try String(contentsOf: checkout.appending(path: "CHANGELOG.md"), encoding: .utf8)
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
}
