import FixtureSupport
import Foundation
import Testing
import ThemeBundle
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

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

  @Test func `reads titles as the theme says them`() throws {
    let fixture = Fixture.named("android-titles-of-screens-cannot-inject", kind: "targets")
    let theme = try #require(try TargetTheme.all(of: fixture, for: .android).first)
    let resources = try #require(Aapt.installed).resources(of: theme.files)
    let titles = [
      #"@string/app_name"#, #"日本 & <b>"#, #"%s of %s it's  "two" \u0041"#, "</string><string name=\"x\">",
      "a\u{202E}b\u{FEFF}c\u{200B}d\u{2066}e\u{AD}f\u{E0001}g\u{200D}h",
    ]
    for title in titles {
      #expect(resources.unicodeScalars.firstRange(of: "\"\(title)\"".unicodeScalars) != nil, "\(title)")
    }
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
