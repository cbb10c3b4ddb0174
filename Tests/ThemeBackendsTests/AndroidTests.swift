import FixtureSupport
import Testing
import ThemeBackends
import ThemeImage
import ThemeModel

/// What Android takes in: `Tests/Fixtures/targets-android/<claim>/` holds a theme and its art, `expected.txt` every file
/// of the target, pictures as text with their frames.
@Suite struct AndroidTests {
  @Test(arguments: Fixture.all("targets-android")) func `files of resources`(_ fixture: Fixture) throws {
    let slices = try slices(of: fixture)
    let target = try TargetBackend.named(.android)
    let files = target.emit(slices)
    #expect(target.differences(files, slices) == [])
    if let difference = Golden.difference(OutputTree(files).text, from: "expected.txt", of: fixture) {
      Issue.record("\(difference)")
    }
  }

  @Test(arguments: Fixture.all("build") + Fixture.all("gallery"))
  func `what bundles hold is read back`(_ fixture: Fixture) throws {
    let slices = try slices(of: fixture)
    let target = try TargetBackend.named(.android)
    #expect(target.differences(target.emit(slices), slices) == [])
  }
}

extension OutputTree {
  /// Every file with its path above it.
  var text: String {
    var text = ""
    for file in files {
      text += "=== \(file.path)\n"
      switch file.content {
      case .text(let bytes): text += String(decoding: bytes, as: UTF8.self)
      case .image(let pixels): text += PictureText.text(pixels.bitmap)
      }
    }
    return text
  }
}
