private func columns(_ rows: String...) -> LineClasses { lineClasses(of: Bitmap(rows)).horizontal }

/// Classes by comparing every line with every other.
private func naiveClasses(of bitmap: Bitmap) -> [Int32] {
  let columns = (0..<bitmap.width).map { x in (0..<bitmap.height).map { bitmap[x, $0] } }
  var ids: [Int32] = []
  var next: Int32 = 0
  for x in columns.indices {
    if let same = columns.firstIndex(of: columns[x]), same < x {
      ids.append(ids[same])
    } else {
      ids.append(next)
      next += 1
    }
  }
  return ids
}

@Test(arguments: 1...200) private func classesAreEqualExactlyWhenLinesAre(seed: Int) {
  var generator = Dice(seed: seed)
  let art = Bitmap.random(
    width: Int.random(in: 1...24, using: &generator), height: Int.random(in: 1...4, using: &generator),
    colors: Array(paint.prefix(Int.random(in: 1...4, using: &generator))), using: &generator)
  let lines = lineClasses(of: art)
  #expect(lines.horizontal.ids == naiveClasses(of: art))
  #expect(lines.vertical.ids == naiveClasses(of: art.transposed))
  #expect(lineClasses(of: art.transposed) == PerAxis(horizontal: lines.vertical, vertical: lines.horizontal))
}

/// Two columns of three pixels with one hash, by the hash's own definition: two pixels are drawn until the
/// upper halves of their hashes meet, the third takes back what is left of the difference.
private func collidingColumns() throws -> ([UInt32], [UInt32]) {
  var generator = Dice(seed: 1)
  var seen: [UInt64: (pixels: [UInt32], hash: UInt64)] = [:]
  let last: UInt32 = 0xFF12_3456
  for _ in 0..<1_000_000 {
    let pixels = (0..<2).map { _ in UInt32.random(in: 0x0100_0000...UInt32.max, using: &generator) }
    let hash = pixels.reduce(LineHash.seed) { LineHash.appending($1, to: $0) }
    if let other = seen[hash >> 32], other.pixels != pixels {
      let lastOther = last ^ UInt32(truncatingIfNeeded: hash ^ other.hash)
      if lastOther >> 24 != 0 { return (pixels + [last], other.pixels + [lastOther]) }
    }
    seen[hash >> 32] = (pixels, hash)
  }
  throw NoCollision()
}

private struct NoCollision: Error {}

@Test private func linesThatHashAlikeAreToldApart() throws {
  let (one, other) = try collidingColumns()
  let hash = { (column: [UInt32]) in column.reduce(LineHash.seed) { LineHash.appending($1, to: $0) } }
  #expect(one != other && hash(one) == hash(other), "a collision, or the test shows nothing")
  let third: [UInt32] = [0xFF00_0000, one[1], one[2]]
  let order = [one, other, one, one, other, third, other]
  let pixels = (0..<3).flatMap { y in order.map { $0[y] } }
  let art = Bitmap(width: 7, height: 3, pixels: pixels)
  #expect(lineClasses(of: art).horizontal.ids == [0, 1, 0, 0, 1, 2, 1])
}

@Test private func rowsThatHashAlikeAreToldApart() throws {
  // Rows hash in four lanes: a column's three pixels at x = 0, 4, 8 of otherwise equal rows go to one of
  // them.
  let (one, other) = try collidingColumns()
  func row(_ column: [UInt32]) -> [UInt32] {
    (0..<12).map { $0 % 4 == 0 ? column[$0 / 4] : 0xFF00_0000 }
  }
  let order = [one, other, one, other, other]
  let art = Bitmap(width: 12, height: 5, pixels: order.flatMap(row))
  #expect(lineClasses(of: art).vertical.ids == [0, 1, 0, 1, 1])
}

@Test private func allRowsCountIncludingThoseOfTheCaps() {
  let lines = columns("aaaa", "aaba", "aaaa")
  #expect(lines.firstDifference(in: 0..<4) == 2)
  #expect(lines.firstDifference(in: 0..<2) == nil)
  #expect(lines.firstDifference(in: 2..<4) == 3)
  #expect(lines.firstDifference(in: 3..<4) == nil)
  #expect(lines.areEqual(in: 2..<2))
  #expect(lines.longestRun == 0..<2)
  #expect((0..<4).map(lines.hasEqualNeighbor) == [true, true, false, false])
}

@Test(arguments: [
  ("a", 1), ("aa", 1), ("aaaaaaa", 1), ("ab", 2), ("abab", 2), ("ababa", 5), ("abcabc", 3), ("abcabcab", 8),
  ("aabaab", 3), ("aabaaaba", 4), ("abaab", 5), ("abababab", 2), ("abacabac", 4), ("aaaaab", 6),
])
private func thePeriodDividesTheLength(text: String, period: Int) {
  #expect(columns(text).smallestPeriod(in: 0..<text.utf8.count) == period)
  #expect(columns("x\(text)y").smallestPeriod(in: 1..<text.utf8.count + 1) == period)
}

@Test(arguments: 1...100) private func periodsAreThoseOfTrialDivision(seed: Int) {
  var generator = Dice(seed: seed)
  let tile = Int.random(in: 1...6, using: &generator)
  let colors = Array(paint.prefix(2))
  let whole = Bitmap.random(width: 24, height: 1, colors: colors, using: &generator)
  let lines = lineClasses(of: whole.remapped(along: .horizontal) { $0 % tile }).horizontal
  for end in 1...24 {
    for start in 0..<end {
      let ids = Array(lines.ids[start..<end])
      let expected = (1...ids.count).first { period in
        ids.count % period == 0 && (period..<ids.count).allSatisfy { ids[$0] == ids[$0 - period] }
      }
      #expect(lines.smallestPeriod(in: start..<end) == expected)
    }
  }
}

@Test private func differencesNameTheWorstPixel() {
  let art = Bitmap(
    width: 3, height: 3,
    pixels: [
      0xFF00_0000, 0xFF00_0000, 0xFF00_0005, 0xFF00_0000, 0xFF00_0200, 0xFF00_0000, 0x8000_0000, 0x8100_0000,
      0x8000_0000,
    ])
  func found(_ line: Int, _ other: Int, _ axis: Axis) -> [Int]? {
    difference(of: line, and: other, in: art, along: axis).map { [$0.amount, $0.position] }
  }
  #expect(found(0, 1, .horizontal) == [2, 1])
  #expect(found(0, 2, .horizontal) == [5, 0])
  #expect(found(1, 1, .horizontal) == nil)
  #expect(found(1, 2, .vertical) == [127, 0])
  let lines = lineClasses(of: art)
  let core = coreDifference(in: 0..<3, of: art, lines: lines.horizontal, along: .horizontal)
  #expect(core?.line == 1 && core?.worst.amount == 5 && core?.worst.position == 0)
}

@Test private func differencesArePremultipliedAndNeverNothing() {
  // A step of 200 under an alpha of 10 shows as 8; one of 1 under an alpha of 1 as less than 1, which counts
  // as 1.
  func amount(_ one: UInt32, _ other: UInt32) -> Int? {
    let art = Bitmap(width: 2, height: 1, pixels: [one, other])
    return difference(of: 0, and: 1, in: art, along: .horizontal)?.amount
  }
  #expect(amount(0x0A00_0000, 0x0A00_00C8) == 8)
  #expect(amount(0x0100_0000, 0x0100_0001) == 1)
  #expect(amount(0, 0xFFFF_FFFF) == 255)
  #expect(amount(0, 0x4000_0000) == 64)
}

@Test(
  arguments: [
    // A smooth ramp that jumps back, a texture whose end is as rough as its middle, stripes, two equal ends,
    // one line.
    ([0, 20, 40, 60], 60, 20, true), ([0, 30, 5, 40], 40, 35, false), ([0, 200], 200, 200, false),
    ([0, 1, 2], 2, 1, false), ([0, 1, 2, 3], 3, 1, true),
  ] as [([Int], Int, Int, Bool)])
private func aSeamStandsOutFromItsTexture(reds: [Int], amount: Int, inside: Int, visible: Bool) throws {
  let art = Bitmap(reds: [77] + reds + [99])
  let core = 1..<reds.count + 1
  let found = try #require(
    seam(of: core, in: art, lines: lineClasses(of: art).horizontal, along: .horizontal))
  #expect(found.difference.amount == amount && found.difference.position == 0)
  #expect(found.largestInside == inside)
  #expect(found.isVisible == visible)
  let turned = art.transposed
  #expect(seam(of: core, in: turned, lines: lineClasses(of: turned).vertical, along: .vertical) == found)
}

@Test(arguments: [[0], [5, 5], [0, 9, 0]]) private func equalEndsHaveNoSeam(reds: [Int]) {
  let art = Bitmap(reds: reds)
  #expect(
    seam(of: 0..<reds.count, in: art, lines: lineClasses(of: art).horizontal, along: .horizontal) == nil)
}
