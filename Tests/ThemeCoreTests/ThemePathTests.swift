import Testing
import ThemeCore

struct PathCase: Sendable, CustomTestStringConvertible {
  let written: String
  let folder: String
  /// Nil when it has no path.
  let path: String?

  init(_ written: String, in folder: String = ".", is path: String?) {
    self.written = written
    self.folder = folder
    self.path = path
  }

  var testDescription: String { "\(written.debugDescription) in \(folder)" }

  static let all = [
    PathCase("a", is: "a"),
    PathCase("a/b", is: "a/b"),
    PathCase("./a//b/", is: "a/b"),
    PathCase("a/../b", is: "b"),
    PathCase("a/..", is: ""),
    PathCase(".", is: ""),
    PathCase("../b", in: "a", is: "b"),
    PathCase("..", in: "a", is: ""),
    PathCase("art/x.png", in: "themes/base", is: "themes/base/art/x.png"),
    PathCase("../../x", in: "a/b", is: "x"),
    PathCase("...", is: "..."),
    PathCase("a b", is: "a b"),
    PathCase("A", is: "A"),
    PathCase("", is: nil),
    PathCase("/", is: nil),
    PathCase("/a", is: nil),
    PathCase("..", is: nil),
    PathCase("a/../..", is: nil),
    PathCase("../..", in: "a", is: nil),
    PathCase("a\0b", is: nil),
    // A combining mark behind a slash does not hide the slash, nor one behind the dots the dots.
    PathCase("../\u{301}", is: nil),
    PathCase("a/\u{301}/../..", is: ""),
    PathCase("a/..\u{301}", is: "a/..\u{301}"),
  ]
}

@Test(arguments: PathCase.all)
func themePath(_ test: PathCase) throws {
  let folder = try #require(ThemePath(test.folder))
  #expect(ThemePath(test.written, relativeTo: folder)?.text == test.path)
}

@Test(arguments: [
  ("a/b/c.png", "a/b", "c.png"),
  ("c.png", "", "c.png"),
  (".", "", ""),
])
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
