import Testing
import ThemeCore

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
