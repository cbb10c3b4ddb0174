import FixtureSupport
import Testing
import ThemeBackends
import ThemeGeometry
import ThemeImage
import ThemeModel

/// What targets write: `Tests/Fixtures/targets/<claim>/` holds a theme, `targets` the target's name, and `expected/` its
/// text, and `files.txt`: every image with its size and the digest of its pixels.
@Test("files of targets", arguments: Fixture.all("targets"))
func filesOfTargets(_ fixture: Fixture) throws {
  let targets = String(decoding: try #require(fixture.bytes("targets")), as: UTF8.self)
  let target = try #require(TargetName(rawValue: targets.split(separator: "\n").joined()))
  let themes = try TargetTheme.all(of: fixture, for: target)
  try #require(!themes.isEmpty, "no theme of the fixture builds")
  var images = ""
  var texts: [(path: String, text: String)] = []
  for file in themes.flatMap(\.files) {
    switch file.content {
    case .text(let bytes): texts.append((file.path, String(decoding: bytes, as: UTF8.self)))
    case .image(let pixels):
      images += "\(file.path) \(pixels.size.width) × \(pixels.size.height) \(pixels.digest.prefix(16))\n"
    }
  }
  let isOne = texts.count == 1
  let text = isOne ? texts[0].text : texts.map { "==> \($0.path) <==\n\($0.text)" }.joined(separator: "\n")
  let name = isOne ? texts[0].path.split(separator: "/").last.map(String.init) ?? "" : "texts.txt"
  for (text, name) in [(text, name), (images, "files.txt")] {
    if let difference = Golden.difference(text, from: "expected/\(name)", of: fixture) {
      Issue.record("\(difference)")
    }
  }
}
