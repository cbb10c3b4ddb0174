import Testing
import ThemeCore
import ThemeImage

private func edge(_ art: Bitmap, _ core: Range<Int>, _ scale: Scale = .x1) -> HardEdge? {
  hardEdge(at: core, of: art, lines: lineClasses(of: art).horizontal, along: .horizontal, scale: scale)
}

@Test
private func aCutThroughAnOrnamentBesideAPlainStretchIsAHardEdge() throws {
  // An arrow of five columns, then ten equal ones; the cap ends in the arrow.
  let art = Bitmap(reds: [0, 100, 250, 100, 0] + [Int](repeating: 30, count: 10))
  let found = try #require(edge(art, 2..<3))
  #expect(found.run == 5..<15)
  #expect(found.difference.amount == 150 && found.difference.position == 0)
  let turned = art.transposed
  #expect(
    hardEdge(at: 2..<3, of: turned, lines: lineClasses(of: turned).vertical, along: .vertical, scale: .x1)
      == found)
}

/// Steps at a cut that are there by design.
@Test(
  arguments: [
    ("the tip of an arrow, cut by hand to one column", [0, 100, 250, 100, 0], 2..<3),
    ("outlines of one column", [0, 200, 0], 1..<2), ("thick outlines", [0, 0, 0, 0, 200, 0, 0, 0, 0], 4..<5),
    ("a core in the plain stretch", [0, 100, 250, 30, 30, 30, 30, 30, 30, 30], 5..<6),
    ("the first column of the plain stretch", [0, 100, 250, 30, 30, 30, 30, 30, 30, 30], 3..<4),
    ("a core of several columns", [0, 100, 250, 30, 30, 30, 30, 30, 30, 30], 3..<10),
    ("a soft step", [0, 64, 0, 30, 30, 30, 30, 30, 30], 1..<2),
    ("a core that goes on to one side", [0, 100, 110, 250, 0, 30, 30, 30, 30, 30, 30, 30], 2..<3),
    ("a core at the edge", [250, 30, 30, 30, 30, 30], 0..<1),
  ] as [(String, [Int], Range<Int>)])
private func stepsByDesignAreNone(claim: String, reds: [Int], core: Range<Int>) {
  #expect(edge(Bitmap(reds: reds), core) == nil)
}

@Test
private func emptyMarginsAreNoPlaceToStretch() {
  #expect(edge(Bitmap(["a.b......"]), 1..<2) == nil)
  #expect(edge(Bitmap(["a.bxxxxxx"]), 1..<2) != nil)
}

@Test
private func aPlainStretchIsFourPointsAtLeast() {
  let art = Bitmap(["a.bxxxxxx"])
  #expect(edge(art, 1..<2, .x1) != nil)
  #expect(edge(art, 1..<2, .x2) == nil)
}
