import FixtureSupport
import Testing
import ThemeBundle
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

/// Stylesheets beyond their fixtures: what browsers were measured to do with some values, and damage that is found.
@Suite struct StylesheetTests {
  /// The words of every border image of every theme.
  private static func borderImages() throws -> [[Substring]] {
    try TargetTheme.stylesheets.get().flatMap { theme in
      theme.sheet.split(separator: "\n").compactMap { line in
        line.firstRange(of: "border-image: ").map { line[$0.upperBound...].dropLast().split(separator: " ") }
      }
    }
  }

  @Test func `no border image repeats, for browsers begin in the middle`() throws {
    let values = try Self.borderImages()
    #expect(values.count > 100)
    for value in values where value != ["none"] && value != ["revert"] {
      #expect(value.last == "stretch" && !value.contains("repeat") && !value.contains("round"))
    }
  }

  @Test
  func `slices are whole pixels of one file, for browsers round and count image sets in their own ways`()
    throws
  {
    for value in try Self.borderImages() where value != ["none"] && value != ["revert"] {
      let fill = try #require(value.firstIndex(of: "fill"), "the middle is drawn")
      #expect(value[1..<fill].count == 4 && value[1..<fill].allSatisfy { Int($0) != nil })
      let widths = value[(fill + 2)...].prefix { $0 != "/" && $0 != "stretch" }
      #expect(value[fill + 1] == "/" && !widths.isEmpty)
      #expect(widths.allSatisfy { $0 == "0" || $0.hasSuffix("px") }, "a number alone counts borders")
    }
  }

  @Test func `borders come before border images, which they would take away`() throws {
    for theme in try TargetTheme.stylesheets.get() {
      for rule in theme.sheet.split(separator: "{") {
        guard let border = rule.firstRange(of: " border: "),
          let image = rule.firstRange(of: " border-image: ")
        else {
          continue
        }
        #expect(border.lowerBound < image.lowerBound)
      }
    }
  }

  private static let variants = "css-says-when-a-variant-is-seen"
  private static let tiles = "css-tile-begins-at-its-caps"
  private static let bar = "css-parts-of-a-bar"
  private static let middle = "css-art-that-keeps-its-size-stands-in-the-middle"
  private static let outside = "css-what-lies-outside-may-differ-by-scale"
  private static let disabled = "css-disabled-wins-over-what-the-theme-does-not-combine"
  private static let height = "css-a-bar-has-a-height-and-a-title-in-the-middle"

  @Test(arguments: [
    Damage(
      claim: "left and right slices swapped", fixture: variants, text: "0 8 0 14 fill",
      replacement: "0 14 0 8 fill"),
    Damage(
      claim: "a slice off by one", fixture: variants, text: "0 8 0 14 fill", replacement: "0 8 0 13 fill"),
    Damage(claim: "1x slices at 2x", fixture: variants, text: "0 16 0 28 fill", replacement: "0 8 0 14 fill"),
    Damage(claim: "2x widths", fixture: variants, text: "/ 0 8px 0 14px", replacement: "/ 0 16px 0 28px"),
    Damage(
      claim: "left and right widths swapped", fixture: variants, text: "/ 0 8px 0 14px",
      replacement: "/ 0 14px 0 8px"),
    Damage(claim: "no middle", fixture: variants, text: " fill /", replacement: " /"),
    Damage(claim: "a centred repeat", fixture: variants, text: " stretch;", replacement: " repeat;"),
    Damage(
      claim: "another state's art", fixture: variants, text: "highlighted@2x.png",
      replacement: "selected@2x.png"),
    Damage(
      claim: "art that is not there", fixture: variants, text: "normal@3x.png", replacement: "gone@3x.png"),
    Damage(
      claim: "padding swapped", fixture: variants, text: "padding: 0 8px 2px 16px",
      replacement: "padding: 0 16px 2px 8px"),
    Damage(
      claim: "a shadow upside down", fixture: variants, text: "text-shadow: 0 -1px",
      replacement: "text-shadow: 0 1px"),
    Damage(
      claim: "a height off by one", fixture: variants, text: "height: 30px", replacement: "height: 31px"),
    Damage(claim: "no maximum width", fixture: variants, text: "  max-width: 160px;\n", replacement: ""),
    Damage(
      claim: "another color", fixture: variants, text: "color: #ffffffcc", replacement: "color: #ffffffcd"),
    Damage(
      claim: "dark art in the light", fixture: variants, text: "prefers-color-scheme: dark",
      replacement: "prefers-color-scheme: light"),
    Damage(
      claim: "2x art on every screen", fixture: variants, text: "min-resolution: 1.01dppx",
      replacement: "min-resolution: 0.01dppx"),
    Damage(
      claim: "a state that is another", fixture: variants, text: ":where(:active)",
      replacement: ":where(:focus-visible)"),
    Damage(
      claim: "a condition that nobody knows", fixture: variants, text: ":where(:active)",
      replacement: ":where(:hover)"),
    Damage(
      claim: "a rule of another element", fixture: variants, text: ".variants_back-button_back {",
      replacement: ".variants_back-button_front {"),
    Damage(claim: "a block without an end", fixture: variants, text: "\n}\n", replacement: "\n"),
    Damage(
      claim: "a tile that begins in the middle", fixture: tiles, text: " 0 0 / ", replacement: " 50% 0 / "),
    Damage(
      claim: "a tile of another size", fixture: tiles, text: "/ 12px 12px repeat",
      replacement: "/ 12px 13px repeat"),
    Damage(
      claim: "a tile that repeats one way", fixture: tiles, text: " repeat padding-box",
      replacement: " repeat-x padding-box"),
    Damage(
      claim: "a field in another's place", fixture: tiles, text: "normal.top-left.png",
      replacement: "normal.bottom-right.png"),
    Damage(
      claim: "the centre under the caps", fixture: tiles, text: "inset: 0 6px 0 5px",
      replacement: "inset: 0 5px 0 6px"),
    Damage(
      claim: "an outset off by one", fixture: tiles, text: "inset: -1px -3px -1px -2px",
      replacement: "inset: -1px -2px -1px -2px"),
    Damage(
      claim: "a mask at 1x alone", fixture: bar,
      text: "mask: url(\"images/navigationBars/main/backIndicator/normal@2x",
      replacement: "mask: url(\"images/navigationBars/main/backIndicator/normal"),
    Damage(
      claim: "a picture that is scaled", fixture: middle, text: "center / 12px 8px",
      replacement: "center / 13px 8px"),
    Damage(claim: "a picture that repeats", fixture: middle, text: "no-repeat", replacement: "repeat"),
    Damage(
      claim: "a picture at the side", fixture: middle, text: "\") center /", replacement: "\") left /"),
    Damage(
      claim: "a shape in another color", fixture: middle, text: "background: currentColor",
      replacement: "background: CanvasText"),
    Damage(
      claim: "1x lengths at 2x", fixture: outside, text: "    height: 28px;\n", replacement: ""),
    Damage(
      claim: "a length below nothing", fixture: outside, text: "min-height: 0",
      replacement: "min-height: -5px"),
    Damage(
      claim: "selected art where disabled wins", fixture: disabled,
      text: ":where(:is(:disabled,[aria-disabled=\"true\"])) {\n  border-image:",
      replacement: ":where(:is(:disabled,[aria-disabled=\"true\"])) {\n  border-image-source:"),
    Damage(
      claim: "a bar without a height", fixture: height, text: "  min-height: 44px;\n", replacement: ""),
    Damage(
      claim: "a bar's title at its beginning", fixture: height, text: "text-align: center",
      replacement: "text-align: left"),
    Damage(
      claim: "a picture of another width", fixture: bar, text: "  width: 13px", replacement: "  width: 12px"),
  ])
  func damage(_ damage: Damage) throws { try damage.expectFound(for: .css) }

  @Test func `an image that is missing, there twice, another or for nothing is found`() throws {
    try expectImagesAreCounted(in: Self.variants, for: .css)
  }
}

extension TargetTheme {
  /// The stylesheet.
  fileprivate var sheet: String {
    files.first { $0.path.hasSuffix(".css") }?.text ?? ""
  }
}
