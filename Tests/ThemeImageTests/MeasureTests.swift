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

  @Test func anAreaThatIsTheSameHasNoDifference() {
    let (old, new) = (picture("rkw", "kkk"), picture("rkr", "kkk"))
    #expect(AreaDifference(old, new, columns: 0..<2, rows: 0..<2) == nil)
    #expect(AreaDifference(old, new, columns: 0..<3, rows: 1..<2) == nil)
    #expect(AreaDifference(old, new, columns: 0..<0, rows: 0..<2) == nil)
  }

  /// Against a count of each pair, in areas of pictures of few colors, where some pair often has more than half of the pixels.
  @Test(arguments: 0..<60) func differencesOfAreasAreCounted(seed: Int) throws {
    var dice = Dice(seed: seed)
    func next(_ count: Int) -> Int { dice.below(count) }
    let (width, height, colors) = (1 + next(23), 1 + next(7), 1 + next(3))
    func made() -> Bitmap {
      Bitmap(
        width: width, height: height,
        pixels: (0..<width * height).map { _ in 0xFF00_0000 | UInt32(next(colors) * 0x10_30) | UInt32(next(2))
        })
    }
    let (old, new) = (made(), made())
    let (left, top) = (next(width), next(height))
    let (columns, rows) = (left..<left + 1 + next(width - left), top..<top + 1 + next(height - top))
    var pairs: [UInt64: Int] = [:]
    for y in rows {
      for x in columns where old[x, y] != new[x, y] {
        pairs[UInt64(old[x, y]) << 32 | UInt64(new[x, y]), default: 0] += 1
      }
    }
    let changed = pairs.values.reduce(0, +)
    let most = pairs.first { 2 * $0.value > changed }?.key
    let found = AreaDifference(old, new, columns: columns, rows: rows)
    #expect(found?.changed == (changed == 0 ? nil : changed))
    #expect(found?.words.map { UInt64($0.old) << 32 | UInt64($0.new) } == most)
  }

  @Test func `levels are what people see on black or on white`() {
    #expect(levelDifference(0xFF10_2030, 0xFF10_2036) == 6)
    // A shadow that begins where nothing was.
    #expect(levelDifference(0x0000_0000, 0x1A00_0000) == 26)
    #expect(levelDifference(0x00FF_FFFF, 0x0000_0000) == 0)
    #expect(levelDifference(0x8000_00FF, 0x8000_FF00) == 128)
  }

  @Test func `levels are counted of what either picture shows`() {
    let counts = LevelCounts(picture("rrrk."), picture("rrww."))
    #expect(counts.most == 255 && counts.mean == 127)
    #expect(!counts.isMost(above: 64))
    #expect(LevelCounts(picture("rrrk."), picture("rwww.")).isMost(above: 64))
    #expect(LevelCounts(picture("."), picture(".")).mean == 0)
  }

  @Test func `art with the color of the ground is measured on black or on white`() {
    let (old, new) = (row(color(0xFFFF_FFFF)), row(color(0)))
    #expect(seenLevels(old, new, on: color(0xFFFF_FFFF)) == 255)
    #expect(seenLevels(row(color(0x0000_0080)), new, on: color(0xFFFF_FFFF)) == 128)
  }

  @Test func `the least contrast is that of the nearest color`() {
    let white = color(0xFFFF_FFFF)
    let art = picture("kw0", "9..")
    func least(_ columns: Range<Int>, _ rows: Range<Int>) -> Contrast? {
      art.leastContrast(of: white, columns: columns, rows: rows, on: white)
    }
    #expect(least(0..<1, 0..<1) == Contrast(tenths: 210))
    #expect(least(0..<3, 0..<1) == Contrast(tenths: 10))
    #expect(least(1..<3, 1..<2) == Contrast(tenths: 10))
    #expect(least(0..<0, 0..<1) == nil)
  }
}
