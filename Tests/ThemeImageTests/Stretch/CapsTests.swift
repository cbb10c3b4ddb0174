@Test(arguments: [
  (40, 13, 13, CapsFit.core(Pixels(14))), (40, 0, 0, .core(Pixels(40))), (21, 10, 10, .core(Pixels(1))),
  (21, 0, 20, .core(Pixels(1))), (67, 34, 32, .core(Pixels(1))), (67, 34, 33, .leavesNone),
  (67, 34, 34, .exceeds(by: Pixels(1))), (1, 1, 0, .leavesNone), (1, 0, 1, .leavesNone),
  (1, 1, 1, .exceeds(by: Pixels(1))), (10, 25, 0, .exceeds(by: Pixels(15))),
  (10, 0, 25, .exceeds(by: Pixels(15))), (10, -1, 5, .negative(leading: true)),
  (10, 5, -1, .negative(leading: false)), (10, .max, .max, .exceeds(by: Pixels(.max))),
  (10, .max, 0, .exceeds(by: Pixels(.max - 10))), (10, 9, .max, .exceeds(by: Pixels(.max - 1))),
])
private func capsFitOrSayByHowMuchNot(length: Int, leading: Int, trailing: Int, expected: CapsFit) {
  let fit = CapsFit(length: Pixels(length), leading: Pixels(leading), trailing: Pixels(trailing))
  #expect(fit == expected)
  let caps = Insets(top: Pixels(leading), left: Pixels(0), bottom: Pixels(trailing), right: Pixels(0))
  #expect(CapsFit(caps, in: Size(3, length), along: .vertical) == expected)
  #expect(CapsFit(caps, in: Size(3, length), along: .horizontal) == .core(Pixels(3)))
  if case .core = expected { #expect(fit.holds) } else { #expect(!fit.holds) }
}

@Test private func theDesignedBackButtonsCapsExceedByAPixel() throws {
  // 17 + 17 pt on 67 px at 2x; its two repairs leave column 34 or 33 (platforms §0.3, §10).
  let size = Size<Pixels>(67, 62)
  func caps(_ left: String, _ right: String) throws -> Insets<Pixels> {
    let insets = Insets(
      top: Points.zero, left: try #require(Points(decimal: left)), bottom: .zero,
      right: try #require(Points(decimal: right)))
    return try #require(insets.pixels(at: .x2))
  }
  #expect(CapsFit(try caps("17", "17"), in: size, along: .horizontal) == .exceeds(by: Pixels(1)))
  #expect(try caps("17", "16").core(of: size, along: .horizontal) == 34..<35)
  #expect(try caps("16.5", "16.5").core(of: size, along: .horizontal) == 33..<34)
}

/// UIKit's older form: a cap, the length in pixels, the scale, and both caps in pixels (platforms §1.3, §10).
@Test(arguments: [
  ("13", 40, Scale.x1, StretchableCaps.caps(leading: Pixels(13), trailing: Pixels(26))),
  ("14", 35, .x1, .caps(leading: Pixels(14), trailing: Pixels(20))),
  ("14", 71, .x2, .caps(leading: Pixels(28), trailing: Pixels(41))),
  ("14", 64, .x2, .caps(leading: Pixels(28), trailing: Pixels(34))),
  ("13", 120, .x3, .caps(leading: Pixels(39), trailing: Pixels(78))),
  ("0", 40, .x2, .caps(leading: .zero, trailing: .zero)),
  ("0", 1, .x3, .caps(leading: .zero, trailing: .zero)),
  ("13", 14, .x1, .caps(leading: Pixels(13), trailing: .zero)),
  ("13", 28, .x2, .caps(leading: Pixels(26), trailing: .zero)),
  ("13", 13, .x1, .exceeds(by: Pixels(1))), ("13", 27, .x2, .exceeds(by: Pixels(1))),
  ("100", 10, .x3, .exceeds(by: Pixels(293))), ("13.5", 40, .x1, .cutsPixel),
  ("13.5", 80, .x2, .caps(leading: Pixels(27), trailing: Pixels(51))), ("-1", 40, .x1, .negative),
  ("-0.5", 40, .x1, .negative),
])
private func stretchableMeansCaps(cap: String, length: Int, scale: Scale, expected: StretchableCaps) throws {
  let cap = try #require(Points(decimal: cap))
  #expect(StretchableCaps(cap: cap, length: Pixels(length), scale: scale) == expected)
  // The strip is one point, however many pixels that are.
  if case .caps(let leading, let trailing) = expected, leading != .zero {
    #expect(length - leading.count - trailing.count == scale.rawValue)
  }
}

private func edge(_ art: Bitmap, _ core: Range<Int>, _ scale: Scale = .x1) -> HardEdge? {
  hardEdge(at: core, of: art, lines: lineClasses(of: art).horizontal, along: .horizontal, scale: scale)
}

@Test private func aCutThroughAnOrnamentBesideAPlainStretchIsAHardEdge() throws {
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

@Test private func emptyMarginsAreNoPlaceToStretch() {
  #expect(edge(Bitmap(["a.b......"]), 1..<2) == nil)
  #expect(edge(Bitmap(["a.bxxxxxx"]), 1..<2) != nil)
}

@Test private func aPlainStretchIsFourPointsAtLeast() {
  let art = Bitmap(["a.bxxxxxx"])
  #expect(edge(art, 1..<2, .x1) != nil)
  #expect(edge(art, 1..<2, .x2) == nil)
}

/// What keeps pictures with one row each from caps: the pictures, which of them it is, its line and the place in points, and
/// whether a strip is only alone.
private let obstacles: [(claim: String, pictures: [(Scale, String)], found: [Int]?, isLoneLine: Bool)] = [
  ("a lone line in the middle has no equal neighbor", [(.x1, "abcba")], [0, 3, 2], true),
  ("at the end the line before it tells", [(.x1, "ab")], [0, 1, 0], true),
  ("a strip that stretches beside one that differs", [(.x2, "aabcdd")], nil, false),
  ("of two pictures the one that can't stretch", [(.x1, "abbc"), (.x1, "abcd")], [1, 2, 1], true),
  ("a strip that is equal at 1x alone", [(.x1, "abbc"), (.x2, "abcdefgh")], [1, 3, 1], false),
  ("equal lines everywhere are no obstacle", [(.x1, "aaa")], nil, false),
  ("a picture below a point has no strip", [(.x2, "a")], nil, false),
]

@Test(arguments: obstacles)
private func theNearestStripTellsWhatIsInTheWay(
  _ claim: String, _ pictures: [(Scale, String)], _ wanted: [Int]?, _ isLoneLine: Bool
) {
  let inputs = pictures.map {
    AutoCapsInput(scale: $0.0, lines: lineClasses(of: Bitmap([$0.1])))
  }
  let found = autoCapsObstacle(inputs, along: .horizontal)
  #expect(found.map { [$0.picture, $0.line, $0.place] } == wanted)
  #expect(found?.isLoneLine ?? false == isLoneLine)
}
