import FixtureSupport
import Foundation
import Testing
import ThemeBackends
import ThemeImage
import ThemeModel
import ThemeSource

/// Android's compiler takes every file, its linker finds what every file refers to, and the compiled nine-patches stretch
/// and pad as the written ones, which are held against slices: with and without crunching.
@Suite(.enabled(if: Aapt.installed != nil)) struct AaptTests {
  @Test(arguments: Fixture.all("targets") + Fixture.all("build"), [true, false])
  func `takes every fixture`(_ fixture: Fixture, crunches: Bool) throws {
    for theme in try TargetTheme.all(of: fixture, for: .android) { try link(theme, crunches: crunches) }
  }

  @Test(arguments: Fixture.shippedThemes.themes.filter { $0.text != "glossy.theme.yaml" }, [true, false])
  func `takes every theme that is shipped`(_ theme: ThemePath, crunches: Bool) throws {
    let built = try #require(try TargetTheme.all([theme], of: .shippedThemes, for: .android).first)
    try link(built, crunches: crunches)
  }

  @Test func `links the example beside an app's own resources`() throws {
    let example = Fixture.shippedThemes.folder.deletingLastPathComponent().appending(path: "examples/android")
    let theme = try #require(ThemePath("bars.theme.yaml"))
    let built = try #require(try TargetTheme.all([theme], of: .shippedThemes, for: .android).first)
    let patches = try #require(Aapt.installed).link(built.files, crunches: true, besides: example)
    #expect(patches.count > 10)
  }

  private func link(_ theme: TargetTheme, crunches: Bool) throws {
    let aapt = try #require(Aapt.installed)
    for (path, compiled, png) in try aapt.link(theme.files, crunches: crunches) {
      guard case .image(let pixels)? = theme.files.first(where: { $0.path == path })?.content else {
        continue
      }
      let framed = try readNinePatch(pixels.bitmap)
      #expect(compiled == CompiledNinePatch(framed), "\(path)")
      // Taken out of an app again, it is the same nine-patch.
      let read = try readNinePatch(decodePNG(png))
      #expect(read.isCompiled && read.content == framed.content, "\(path)")
      #expect(CompiledNinePatch(read) == compiled, "\(path)")
    }
  }
}
