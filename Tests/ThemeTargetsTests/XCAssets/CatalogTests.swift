import FixtureSupport
import Testing
import ThemeBundle
import ThemeImage
import ThemeModel
import ThemeTargets

/// Catalogues whose damage is found.
@Suite struct CatalogTests {
  private static let pixels = "xcassets-count-pixels-of-each-file"
  private static let plate = "pixels.xcassets/Plate.imageset"
  private static let variants = "xcassets-hold-what-the-platform-chooses"
  private static let back = "variants/backButtons/back/normal.imageset"
  private static let color = "variants/backButtons/back/titleColor/normal.colorset"

  @Test(arguments: [
    Damage(
      claim: "left and right swapped", fixture: pixels, file: plate,
      text: "\"left\": 7, \"bottom\": 0, \"right\": 8",
      replacement: "\"left\": 8, \"bottom\": 0, \"right\": 7"),
    Damage(
      claim: "a cap off by one", fixture: pixels, file: plate, text: "\"left\": 7", replacement: "\"left\": 6"
    ),
    Damage(
      claim: "1x caps at 2x", fixture: pixels, file: plate,
      text: "\"left\": 14, \"bottom\": 0, \"right\": 16",
      replacement: "\"left\": 7, \"bottom\": 0, \"right\": 8"),
    Damage(
      claim: "caps in points that are no pixels", fixture: pixels, file: plate, text: "\"left\": 7",
      replacement: "\"left\": 7.5"),
    Damage(
      claim: "a centre off by one", fixture: pixels, file: plate, text: "\"width\": 1",
      replacement: "\"width\": 2"),
    Damage(
      claim: "a tile that stretches", fixture: pixels, file: "texture/image/normal.imageset",
      text: "\"tile\"", replacement: "\"stretch\""),
    Damage(
      claim: "columns that are rows", fixture: pixels, file: plate, text: "3-part-horizontal",
      replacement: "3-part-vertical"),
    Damage(
      claim: "the old spelling", fixture: pixels, file: plate, text: "\"cap-insets\"",
      replacement: "\"capInsets\""),
    Damage(claim: "another scale", fixture: pixels, file: plate, text: "\"3x\"", replacement: "\"2x\""),
    Damage(
      claim: "another scale's file", fixture: pixels, file: plate, text: "normal@2x.png",
      replacement: "normal@3x.png"),
    Damage(
      claim: "a file that is not there", fixture: pixels, file: plate, text: "normal@2x.png",
      replacement: "normal2.png"),
    Damage(
      claim: "alignment insets off by one", fixture: pixels, file: "shifted/image/normal.imageset",
      text: "\"left\": 2", replacement: "\"left\": 3"),
    Damage(
      claim: "a template that is none", fixture: pixels, file: "mask/image/normal.imageset",
      text: "\"template\"", replacement: "\"original\""),
    Damage(claim: "a text that is no JSON", fixture: pixels, file: plate, text: "{", replacement: ""),
    Damage(
      claim: "dark art in the light", fixture: variants, file: back, text: "\"dark\"",
      replacement: "\"light\""),
    Damage(
      claim: "art that is mirrored the other way", fixture: variants, file: back, text: "left-to-right",
      replacement: "right-to-left"),
    Damage(
      claim: "a contrast that is none", fixture: variants, file: color, text: "\"high\"",
      replacement: "\"low\""),
    Damage(
      claim: "another color", fixture: variants, file: color, text: "\"0.933\"", replacement: "\"0.937\""),
    Damage(
      claim: "a folder without a namespace", fixture: variants,
      file: "variants.xcassets/variants/backButtons/back/Contents", text: "true", replacement: "false"),
  ])
  func damage(_ damage: Damage) throws { try damage.expectFound(for: .xcassets) }

  @Test func `a picture that is missing, there twice, another or for nothing is found`() throws {
    try expectImagesAreCounted(in: Self.variants, for: .xcassets)
  }

  @Test func `every theme is a catalogue`() throws {
    let themes = try TargetTheme.everything(for: .xcassets)
    #expect(themes.count > 20)
    for theme in themes {
      let paths = theme.files.map { $0.path.lowercased() }
      #expect(Set(paths).count == paths.count, "\(theme.name): two files are one where case does not count")
    }
  }
}
