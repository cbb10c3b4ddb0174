import Testing
import ThemeCore

struct SortedNamesTests {
  private static let names = ["a", "a\u{301}.png", "b", "z", "é"]
  private static let few = SortedNames(names)
  private static let all = (0..<99_000).map { "picture-\(100_000 + $0).png" }
  private static let many = SortedNames(all)

  @Test(arguments: names) func `a name that is there is found`(_ name: String) {
    #expect(Self.few.holds(name))
  }

  @Test(arguments: ["", "á.png", "e\u{301}", "c", "zz"]) func `another spelling is another name`(
    _ name: String
  ) {
    #expect(!Self.few.holds(name))
  }

  @Test func `all names of a small folder are looked at`() {
    #expect(Array(SortedNames(Self.names).around("c")) == Self.names)
    #expect(Array(SortedNames(Array(Self.all.prefix(512))).around("c")).count == 512)
  }

  @Test(arguments: ["", "picture-100000.jpg", "picture-1500000.png", "picture-198999.pgn", "zebra"])
  func `of a large folder only so many names are looked at`(_ name: String) {
    #expect(Self.many.around(name).count == SortedNames.maxAround)
  }

  @Test(arguments: ["picture-100000.png", "picture-150000.png", "picture-198999.png"])
  func `those that sort next to it are among them`(_ name: String) {
    #expect(Self.many.around(name.replacing(".png", with: ".pgn")).contains(name))
  }
}
