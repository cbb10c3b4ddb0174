import FixtureSupport
import Testing
import ThemeBackends
import ThemeGeometry
import ThemeImage
import ThemeModel

/// What targets write: `Tests/Fixtures/targets/<claim>/` holds a theme, `targets` the target's name, and `expected/` its
/// text files, and `files.txt`: every image with its size and the digest of its pixels.
@Test("files of targets", arguments: Fixture.all("targets"))
func filesOfTargets(_ fixture: Fixture) throws {
  let name = String(decoding: try #require(fixture.bytes("targets")), as: UTF8.self)
  let target = try #require(TargetName(rawValue: name.split(separator: "\n").joined()))
  let themes = try TargetTheme.all(of: fixture, for: target)
  try #require(!themes.isEmpty, "no theme of the fixture builds")
  var images = ""
  for theme in themes {
    for file in theme.files {
      switch file.content {
      case .text(let bytes):
        let text = String(decoding: bytes, as: UTF8.self)
        if let difference = Golden.difference(text, from: "expected/\(file.path)", of: fixture) {
          Issue.record("\(difference)")
        }
      case .image(let pixels):
        images += "\(file.path) \(pixels.size.width) × \(pixels.size.height) \(pixels.digest.prefix(16))\n"
      }
    }
  }
  if let difference = Golden.difference(images, from: "expected/files.txt", of: fixture) {
    Issue.record("\(difference)")
  }
}
