/// A path as it is written, the folder where it is, and the path; nil where it has none.
private let paths: [(written: String, folder: String, path: String?)] = [
  ("a", ".", "a"),
  ("a/b", ".", "a/b"),
  ("./a//b/", ".", "a/b"),
  ("a/../b", ".", "b"),
  ("a/..", ".", ""),
  (".", ".", ""),
  ("../b", "a", "b"),
  ("..", "a", ""),
  ("art/x.png", "themes/base", "themes/base/art/x.png"),
  ("../../x", "a/b", "x"),
  ("...", ".", "..."),
  ("a b", ".", "a b"),
  ("A", ".", "A"),
  ("", ".", nil),
  ("/", ".", nil),
  ("/a", ".", nil),
  ("..", ".", nil),
  ("a/../..", ".", nil),
  ("../..", "a", nil),
  ("a\0b", ".", nil),
  // A combining mark behind a slash does not hide the slash, nor one behind the dots the dots.
  ("../\u{301}", ".", nil),
  ("a/\u{301}/../..", ".", ""),
  ("a/..\u{301}", ".", "a/..\u{301}"),
]

@Test(arguments: paths) func themePath(_ written: String, _ folder: String, _ path: String?) throws {
  #expect(ThemePath(written, relativeTo: try #require(ThemePath(folder)))?.text == path)
}

@Test(arguments: [("a/b/c.png", "a/b", "c.png"), ("c.png", "", "c.png"), (".", "", "")])
func partsOfPath(_ written: String, _ folder: String, _ name: String) throws {
  let path = try #require(ThemePath(written))
  #expect(path.folder.text == folder)
  #expect(path.name == name)
}

@Test func appendingToTheRootAddsNoSlash() throws {
  #expect(ThemePath.root.appending("a").appending("b").text == "a/b")
}

@Test func pathsAreOrderedByTheirBytes() throws {
  let written = ["b", "a/b", "a-b", "a", "B", "é", "e\u{301}", "z"]
  let sorted = try written.map { try #require(ThemePath($0)) }.sorted().map(\.text)
  #expect(
    sorted.map { Array($0.utf8) }
      == ["B", "a", "a-b", "a/b", "b", "e\u{301}", "z", "é"].map { Array($0.utf8) })
}

@Test func pathsOfDifferentBytesDiffer() throws {
  let composed = try #require(ThemePath("é"))
  let decomposed = try #require(ThemePath("e\u{301}"))
  #expect(composed != decomposed)
  #expect(Set([composed, decomposed]).count == 2)
}

struct PathBaseTests {
  /// Where the reader stands, a path below the root, and the path as it opens from there.
  static let cases: [(pathBase: PathBase, path: String, shown: String)] = [
    (.root, "themes/a.yaml", "themes/a.yaml"), (.root, ".", "."),
    (below("themes"), "themes/a.yaml", "a.yaml"), (below("themes"), "art/a.png", "../art/a.png"),
    (below("themes"), "themes", "."), (below("themes"), ".", ".."), (below("themes"), "a.yaml", "../a.yaml"),
    (below("themes/brands"), "themes/a.yaml", "../a.yaml"), (below("a/b"), "b/a", "../../b/a"),
    // A part that only begins the same is another folder.
    (below("theme"), "themes/a.yaml", "../themes/a.yaml"),
    // `é` in two spellings is two folders.
    (below("\u{e9}"), "e\u{301}/a", "../e\u{301}/a"),
    (PathBase(prefix: "../app/"), "themes/a.yaml", "../app/themes/a.yaml"),
    (PathBase(prefix: "../app/"), ".", "../app"), (PathBase(prefix: "/"), "a", "/a"),
    (PathBase(prefix: "/"), ".", "/"),
  ]

  private static func below(_ folder: String) -> PathBase { PathBase(in: ThemePath(folder) ?? .root) }

  @Test(arguments: cases) func `a path opens from where one stands`(
    pathBase: PathBase, path: String, shown: String
  ) throws {
    #expect(pathBase.path(to: try #require(ThemePath(path))) == shown)
  }
}

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
