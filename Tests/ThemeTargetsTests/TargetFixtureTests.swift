import FixtureSupport
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

/// What targets write: `Tests/Fixtures/targets/<claim>/` holds a theme, `targets` the target's name, and `expected/` its
/// text, and `files.txt`: every image with its size and the digest of its pixels, or, where its frame says something, as
/// text.
@Suite struct TargetFixtureTests {
  @Test(arguments: Fixture.all("targets")) func `files of targets`(_ fixture: Fixture) throws {
    let target = try #require(fixture.lines("targets").first.flatMap(TargetName.init))
    let themes = try TargetTheme.all(of: fixture, for: target)
    try #require(!themes.isEmpty, "no theme of the fixture builds")
    var images = ""
    var texts: [(path: String, text: String)] = []
    let files = themes.flatMap(\.files)
    for file in files {
      switch file.content {
      case .text(let bytes): texts.append((file.path, String(decoding: bytes, as: UTF8.self)))
      case .image(let pixels): images += line(file.path, pixels)
      }
    }
    let isOne = texts.count == 1
    let text =
      isOne ? texts[0].text : texts.map { "==> \($0.path) <==\n\($0.text)" }.joined(separator: "\n")
    let name = isOne ? texts[0].path.split(separator: "/").last.map(String.init) ?? "" : "texts.txt"
    let others = Set(fixture.files().filter { $0.hasPrefix("expected/") })
      .subtracting(["expected/\(name)", "expected/files.txt"])
    #expect(others.isEmpty, "nothing is compared with \(others.sorted())")
    for (text, name) in [(text, name), (images, "files.txt")] {
      if let difference = Golden.difference(text, from: "expected/\(name)", of: fixture) {
        Issue.record("\(difference)")
      }
    }
  }

  /// An image by its digest; a nine-patch with its marks.
  private func line(_ path: String, _ pixels: ImagePixels) -> String {
    let size = "\(path) \(pixels.size.width) × \(pixels.size.height)"
    if path.hasSuffix(".9.png") { return "\(size)\n\(PictureText.text(pixels.bitmap))" }
    return "\(size) \(pixels.digest.prefix(16))\n"
  }
}
