import FixtureSupport
import Testing
import ThemeDisk

struct DigestsTests {
  /// `digests.json` beside `paths.txt`: a path a line, or `not digests`.
  @Test(arguments: Fixture.all("disk")) func `the digests say what is ours`(fixture: Fixture) throws {
    let json = try #require(fixture.bytes("digests.json"))
    let text =
      ownedPaths(inDigests: json).map { paths in paths.map { "\($0)\n" }.joined() } ?? "not digests\n"
    if let difference = Golden.difference(text, from: "paths.txt", of: fixture) {
      Issue.record("\(difference)")
    }
  }

  @Test func `a broken end is never digests`() throws {
    let json = try #require(Fixture.named("by-element-and-target", kind: "disk").bytes("digests.json"))
    let whole = json.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? 0
    for length in 0..<whole { #expect(ownedPaths(inDigests: Array(json[..<length])) == nil) }
  }

  @Test func `deep nesting is not followed`() {
    for opening in ["{\"a\":", "["] {
      let deep = "{\"digestsVersion\":1,\"files\":" + String(repeating: opening, count: 1_000_000)
      #expect(ownedPaths(inDigests: [UInt8](deep.utf8)) == nil)
    }
  }
}
