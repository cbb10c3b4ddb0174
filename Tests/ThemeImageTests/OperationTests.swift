@Suite struct OperationTests {
  @Test func mirroringSwapsLeftAndRight() {
    #expect(picture("rgb", "k.w").mirrored() == picture("bgr", "w.k"))
    #expect(picture("rg", "k.").mirrored().mirrored() == picture("rg", "k."))
  }

  @Test func croppingKeepsARectangle() {
    let art = picture("0123", "4567", "89rg")
    let part = Rect(x: Pixels(1), y: Pixels(1), width: Pixels(2), height: Pixels(2))
    #expect(art.cropped(to: part) == picture("56", "9r"))
    let all = Rect(x: Pixels(0), y: Pixels(0), width: Pixels(4), height: Pixels(3))
    #expect(art.cropped(to: all) == art)
  }

  @Test func `what is painted outside of a painting is ignored`() {
    var painting = Painting(width: 3, height: 1, ground: color(0xFFFF_FFFF))
    painting.grow(to: 2, in: color(0x0000_00FF))
    painting.draw(picture("rg", ".b"), x: 2, y: 0)
    painting.draw(picture("rgb"), x: -2, y: -1)
    painting.fill(color(0x00FF_00FF), x: -5..<1, y: 1..<9)
    #expect(painting.bitmap == picture("wwr", "gkk"))
  }

  @Test func `a stencil is drawn in its coverage`() {
    let stencil = Stencil(left: 1, top: 1, rows: [[0, 15, 5]])
    var painting = Painting(width: 4, height: 3)
    painting.draw(stencil, in: color(0x0000_00FF), x: 0, y: 0)
    #expect(painting.bitmap.pixels == [0, 0, 0, 0, 0, 0, 0xFF00_0000, 0x5500_0000, 0, 0, 0, 0])
    var large = Painting(width: 12, height: 12)
    large.draw(Stencil(left: 0, top: 0, rows: [[15]]), in: color(0x0000_00FF), x: 4, y: 4, scale: 4)
    #expect(large.bitmap[5, 5] == 0xFF00_0000 && large.bitmap[0, 0] == 0 && large.bitmap[9, 9] == 0)
  }

  @Test func `a picture has a place in a larger one, and halves are joined`() {
    let size = Size(width: Pixels(3), height: Pixels(2))
    #expect(picture("rg").placed(x: 1, y: 1, in: size) == picture("...", ".rg"))
    #expect(picture("rrr", "ggg").joined(with: picture("kkk", "www")) == picture("rkk", "gww"))
    #expect(picture("rg", "rg").hasEqualRows(0..<2) && !picture("rg", "rr").hasEqualRows(0..<2))
    #expect(row(color(0xFF00_0080), color(0)).tinted(color(0x00FF_00FF)) == row(color(0x00FF_0080), color(0)))
  }

  @Test func theDigestIsOfSizeAndPixels() {
    // sha256 of 00000002 00000001, ff0000ff, 00000000.
    #expect(picture("r.").digest == "e18a42ca8847167d79ea1d3f926355cea4a20f18dcdb251debfcba2557f602a2")
    #expect(picture("r.").digest != picture("r", ".").digest)
  }

  @Test(
    arguments: [
      ("two by two, halves up", square(grays(10, 10, 11, 11)), .x2, .x1, square(grays(11))),
      ("three by three", square(grays(0, 0, 0, 0, 9, 0, 0, 0, 9)), .x3, .x1, square(grays(2))),
      (
        "three to two weighs the shared line half", square(grays(90, 60, 30, 90, 60, 30, 90, 60, 30)),
        .x3, .x2, square(grays(80, 40, 80, 40))
      ),
      (
        "transparent pixels give no color", square([0, 0, 0xFF00_00FF, 0]), .x2, .x1,
        row(color(0xFF00_0040))
      ),
      (
        "colors weigh by alpha", square([0xFF00_00FF, 0xFF00_00FF, 0x5500_FF00, 0x5500_FF00]), .x2, .x1,
        row(color(0xBF40_00AA))
      ),
      (
        "alpha that rounds to 0 leaves nothing", square([0x0412_3456] + [UInt32](repeating: 0, count: 8)),
        .x3, .x1, picture(".")
      ),
      ("a half pixel is refused", picture("rrr", "rrr"), .x2, .x1, nil),
      ("a third is refused", picture("rrrr", "rrrr", "rrrr"), .x3, .x2, nil),
      ("nothing grows", picture("rr", "rr"), .x1, .x2, nil),
      ("nothing stays", picture("rr", "rr"), .x2, .x2, nil),
    ] as [(String, Bitmap, Scale, Scale, Bitmap?)])
  func areasAreAveraged(claim: String, art: Bitmap, from: Scale, to: Scale, expected: Bitmap?) {
    #expect(art.resampled(from: from, downTo: to) == expected, "\(claim)")
  }

  /// Opaque art against the average of the expanded grid, computed otherwise.
  @Test func threeToTwoAgreesWithSixfoldPixels() throws {
    var numbers = Dice(5)
    let levels = (0..<36 * 36).map { _ in Int.random(in: 0...255, using: &numbers) }
    let art = Bitmap(width: 36, height: 36, pixels: levels.map { 0xFF00_0000 | UInt32($0) * 0x1_0101 })
    let small = try #require(art.resampled(from: .x3, downTo: .x2))
    for y in 0..<24 {
      for x in 0..<24 {
        // Each source pixel as 2 × 2, each target pixel as 3 × 3.
        var sum = 0
        for v in 3 * y..<3 * y + 3 { for u in 3 * x..<3 * x + 3 { sum += levels[v / 2 * 36 + u / 2] } }
        #expect(small[x, y] & 0xFF == UInt32((2 * sum + 9) / 18))
      }
    }
  }
}

/// Opaque words of gray levels.
private func grays(_ levels: UInt32...) -> [UInt32] { levels.map { 0xFF00_0000 | $0 * 0x1_0101 } }

/// A picture that is as wide as it is high.
private func square(_ words: [UInt32]) -> Bitmap {
  let side = Int(Double(words.count).squareRoot())
  return Bitmap(width: side, height: side, pixels: words)
}

struct PixelRunsTests {
  private func bitmap(_ words: [UInt32], width: Int) -> Bitmap {
    Bitmap(width: width, height: words.count / width, pixels: words)
  }

  @Test(arguments: [
    Array(repeating: 0xFF10_2030, count: 64),
    Array(repeating: 0, count: 40) + Array(repeating: 0x8010_2030, count: 24),
    [0xFF00_0001] + Array(repeating: 0xFF00_0002, count: 62) + [0xFF00_0001],
  ])
  func `runs are the pixels that they were made of`(_ words: [UInt32]) throws {
    for width in [1, 8, 64] {
      let bitmap = bitmap(words, width: width)
      let runs = try #require(PixelRuns(bitmap))
      #expect(runs.bitmap == bitmap)
      #expect(runs.byteCount <= bitmap.byteCount / 4)
    }
  }

  @Test func `at a quarter of the memory they end`() {
    // A run takes as much as two pixels, so a quarter is a run for eight pixels.
    func words(runs: Int) -> [UInt32] { (0..<64).map { 0xFF00_0000 | UInt32($0 * runs / 64) } }
    #expect(PixelRuns(bitmap(words(runs: 8), width: 8))?.byteCount == 64)
    #expect(PixelRuns(bitmap(words(runs: 9), width: 8)) == nil)
  }
}
