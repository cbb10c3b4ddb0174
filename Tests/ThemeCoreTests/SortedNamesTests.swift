import Testing
import ThemeCore

struct SortedNamesTests {
  private static let few = ["a", "a\u{301}.png", "b", "z", "é"]
  private static let many = (0..<99_000).map { "picture-\(100_000 + $0).png" }

  @Test(arguments: few) func `a name that is there is found`(_ name: String) {
    #expect(Self.few.holds(sorted: name))
  }

  @Test(arguments: ["", "á.png", "e\u{301}", "c", "zz"]) func `another spelling is another name`(
    _ name: String
  ) {
    #expect(!Self.few.holds(sorted: name))
  }

  @Test func `all names of a small folder are looked at`() {
    #expect(Array(Self.few.around(sorted: "c")) == Self.few)
    #expect(Array(Self.many.prefix(512).around(sorted: "c")).count == 512)
  }

  @Test(arguments: ["", "picture-100000.jpg", "picture-1500000.png", "picture-198999.pgn", "zebra"])
  func `of a large folder only so many names are looked at`(_ name: String) {
    #expect(Self.many.around(sorted: name).count == [String].namesAround)
  }

  @Test(arguments: ["picture-100000.png", "picture-150000.png", "picture-198999.png"])
  func `those that sort next to it are among them`(_ name: String) {
    #expect(Self.many.around(sorted: name.replacing(".png", with: ".pgn")).contains(name))
  }
}

extension ArraySlice<String> {
  fileprivate func around(sorted name: String) -> ArraySlice<String> { Array(self).around(sorted: name) }
}
