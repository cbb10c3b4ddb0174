import Testing
import ThemeCore
import ThemeImage

@Suite struct MeasureTests {
  @Test func visibleBoundsHoldWhatIsVisible() {
    let art = picture(".....", "..r..", ".....", "...g.", ".....")
    #expect(art.visibleBounds == Rect(x: Pixels(2), y: Pixels(1), width: Pixels(2), height: Pixels(3)))
    #expect(
      picture("r").visibleBounds == Rect(x: Pixels(0), y: Pixels(0), width: Pixels(1), height: Pixels(1)))
    #expect(picture("..", "..").visibleBounds == nil)
    #expect(row(color(0), color(0x0000_0001)).visibleBounds?.x == Pixels(1))
  }

  @Test func opaqueMeansEveryPixel() {
    #expect(picture("rk", "w0").isOpaque)
    #expect(!picture("rk", "w.").isOpaque)
    #expect(!row(color(0x0000_00FE)).isOpaque)
  }

  @Test func aSingleColorMayFade() {
    #expect(row(color(0x1122_33FF), color(0), color(0x1122_3301)).hasSingleColor)
    #expect(!row(color(0x1122_33FF), color(0x1122_34FF)).hasSingleColor)
    #expect(picture("..").hasSingleColor)
  }

  struct Profile: Sendable, CustomTestStringConvertible {
    let claim: String
    let art: Bitmap
    let columns: [UInt8]
    let rows: [UInt8]
    var testDescription: String { claim }
  }

  static let profiles: [Profile] = [
    Profile(claim: "one pixel", art: picture("r"), columns: [], rows: []),
    Profile(claim: "one row", art: picture("1123"), columns: [0, 25, 25], rows: []),
    Profile(claim: "one column", art: picture("1", "1", "4"), columns: [], rows: [0, 75]),
    Profile(
      claim: "the largest of all rows", art: picture("12", "11", "37"), columns: [100], rows: [25, 150]),
    Profile(claim: "the largest of the channels", art: picture("rk", "rk"), columns: [255], rows: [0]),
    Profile(claim: "the same with the rows falling", art: picture("9", "1"), columns: [], rows: [200]),
    Profile(
      claim: "premultiplied: alpha 128 halves a difference",
      art: row(color(0xFF00_0080), color(0x0000_0080)), columns: [128], rows: []),
    Profile(
      claim: "premultiplied is rounded: 100 * 77 / 255 = 30.2",
      art: row(color(0x6400_004D), color(0x0000_004D)),
      columns: [30], rows: []),
    Profile(
      claim: "alpha counts", art: row(color(0x0000_0010), color(0x0000_0013)), columns: [3], rows: []),
    Profile(
      claim: "words that premultiply to the same differ by 1",
      art: row(color(0xFF00_0001), color(0xFE00_0001)),
      columns: [1], rows: []),
    Profile(
      claim: "rows too", art: Bitmap(width: 1, height: 2, pixels: [0x0100_00FF, 0x0100_00FE]), columns: [],
      rows: [1]),
    Profile(
      claim: "after an equal row the next differs", art: picture("12", "12", "22"), columns: [25],
      rows: [0, 25]),
  ]

  @Test(arguments: profiles)
  func lineProfile(item: Profile) {
    let profile = LineProfile(item.art)
    #expect(profile.columns == item.columns)
    #expect(profile.rows == item.rows)
    #expect(profile.differences(along: .horizontal) == item.columns)
    #expect(profile.differences(along: .vertical) == item.rows)
  }

  /// Noise with every alpha against the plain definition.
  @Test func lineProfileAgreesWithItsDefinition() {
    var numbers = SeededNumbers(11)
    for width in [1, 2, 3, 7, 16, 33] {
      let words = (0..<width * 9).map { _ in
        UInt32.random(in: 0...UInt32.max, using: &numbers) & (Bool.random(using: &numbers) ? ~0 : 0xFFF0_F0F0)
      }
      let art = Bitmap(width: width, height: 9, pixels: words)
      let profile = LineProfile(art)
      for x in 0..<width - 1 {
        #expect(profile.columns[x] == (0..<9).map { difference(art[x, $0], art[x + 1, $0]) }.max())
      }
      for y in 0..<8 {
        #expect(profile.rows[y] == (0..<width).map { difference(art[$0, y], art[$0, y + 1]) }.max())
      }
    }
  }

  private func difference(_ left: UInt32, _ right: UInt32) -> UInt8 {
    guard left != right else { return 0 }
    func premultiplied(_ word: UInt32) -> [Int] {
      let alpha = Int(word >> 24)
      return [0, 8, 16].map { (Int(word >> $0 & 255) * alpha * 2 + 255) / 510 } + [alpha]
    }
    return UInt8(max(1, zip(premultiplied(left), premultiplied(right)).map { abs($0 - $1) }.max() ?? 0))
  }
}
