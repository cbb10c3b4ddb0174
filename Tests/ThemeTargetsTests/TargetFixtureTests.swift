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
    let runtime = target == .uikit ? try RuntimeSources.files(in: files) : [:]
    for file in files {
      switch file.content {
      case .text(let bytes):
        let text = String(decoding: bytes, as: UTF8.self)
        let isRuntime = runtime[file.path] == text
        texts.append((file.path, isRuntime ? "As it stands in Sources/UIKitRuntime.\n" : text))
      case .image(let pixels): images += line(file.path, pixels)
      }
    }
    let isOne = texts.count == 1
    let text =
      isOne ? texts[0].text : texts.map { "==> \($0.path) <==\n\($0.text)" }.joined(separator: "\n")
    let name = isOne ? texts[0].path.split(separator: "/").last.map(String.init) ?? "" : "texts.txt"
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

  @Test(arguments: ["build", "gallery", "targets"].flatMap(Fixture.all) + [.shippedThemes])
  func `what is made for all targets at once is read back`(_ fixture: Fixture) throws {
    let themes = try TargetTheme.compiled(fixture.themes, of: fixture, for: builtTargets)
    let trees = themes.compactMap(\.tree)
    #expect(!trees.isEmpty)
    for tree in trees {
      let folders = Set(tree.files.map { String($0.path.prefix { $0 != "/" }) })
      #expect(folders.isSuperset(of: builtTargets.map(\.rawValue)))
      #expect(tree.files.filter { !isPlaceOfBundle($0.path) }.map(\.path) == [], "no place of a bundle")
      #expect(Set(tree.files.map { $0.path.lowercased() }).count == tree.files.count, "one path, twice")
    }
  }

  /// Kinds whose themes may be wrong: of each, those that are right.
  @Test(arguments: ["check", "model", "resolution", "uikit"])
  func `whatever compiles can be made for all targets`(_ kind: String) throws {
    var count = 0
    for fixture in Fixture.all(kind) {
      var options = CompileOptions()
      options.targets = builtTargets
      do {
        let result = try compileAll(fixture.themes, in: Session(try fixture.inputs()), options)
        count += result.themes.count { $0.tree != nil }
      } catch {
        Issue.record("\(fixture.name): \(error)")
      }
    }
    #expect(count > 0, "no theme compiles")
  }
}
