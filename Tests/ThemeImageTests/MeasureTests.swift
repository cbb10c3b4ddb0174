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
}
