@Suite struct ShadesTests {
  private let white = color(0xFFFF_FFFF)
  private let black = color(0x0000_00FF)

  @Test func shadesAscendAndStandOnce() {
    #expect(shades(picture("w5k", "5k5"), 0..<3, 0..<2)?.colors == [black, color(0x7D7D_7DFF), white])
  }

  @Test func onlyTheRectangleCounts() {
    let art = picture("kkkk", "k5wk", "kkkk")
    #expect(shades(art, 1..<3, 1..<2)?.colors == [color(0x7D7D_7DFF), white])
  }

  @Test func theNearestLuminanceIsTheWorst() {
    let stripes = picture("k9w1")
    let all = shades(stripes, 0..<4, 0..<1)
    #expect(all?.worst(for: black).shade == black)
    #expect(all?.worst(for: white).contrast == Contrast(white, white))
    // Gray between two shades: the nearer one, from below or from above.
    #expect(shades(picture("k9"), 0..<2, 0..<1)?.worst(for: color(0xC8C8_C8FF)).shade == color(0xE1E1_E1FF))
    #expect(shades(picture("k9"), 0..<2, 0..<1)?.worst(for: color(0x1111_11FF)).shade == black)
  }

  @Test func aTextThatShowsThroughIsBlendedWithEachShade() {
    let half = Color(red: 255, green: 255, blue: 255, alpha: 128)
    let found = shades(picture("k5"), 0..<2, 0..<1)?.worst(for: half)
    #expect(found?.shade == color(0x7D7D_7DFF))
    #expect(found?.contrast == Contrast(color(0xBEBE_BEFF), color(0x7D7D_7DFF)))
  }

  @Test func artThatShowsThroughNeedsABackdrop() {
    let art = Bitmap(width: 1, height: 2, pixels: [0x8000_0000, 0])
    #expect(shades(art, 0..<1, 0..<2) == nil)
    let seen = Shades(of: art, columns: 0..<1, rows: 0..<2, over: [white, color(0x2040_60FF)])
    #expect(seen?.colors == [color(0x2040_60FF), color(0x7F7F_7FFF)])
  }

  /// The search for neighbors finds what looking at every shade finds.
  @Test func seededShades() throws {
    var numbers = Dice(31)
    for _ in 0..<200 {
      let pixels = (0..<64).map { _ in UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000 }
      let art = Bitmap(width: 8, height: 8, pixels: pixels)
      let found = try #require(shades(art, 0..<8, 0..<8))
      var text = Color(word: UInt32(truncatingIfNeeded: numbers.next()))
      text.alpha = 255
      let least = found.colors.map { Contrast(text, $0) }.min()
      #expect(found.worst(for: text).contrast == least)
      // No pixel is worse by more than what merging loses: half a percent of the darkest.
      let exact = try #require(pixels.map { Contrast(text, Color(word: $0)) }.min())
      #expect(found.worst(for: text).contrast.millionths * 995 <= exact.millionths * 1_000)
    }
  }

  private func shades(_ art: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> Shades? {
    Shades(of: art, columns: columns, rows: rows)
  }
}
