@Test private func aSliceKeepsItsCapsAndTheFirstOfItsCore() {
  let art = Bitmap(["abcdefg", "hijklmn", "opqrstu"])
  func cut(_ caps: Insets<Pixels>, _ width: Int, _ height: Int) -> Bitmap {
    sliced(art, caps: caps, center: Size(width, height))
  }
  #expect(cut(Insets(0, 2, 0, 2), 1, 3) == Bitmap(["abcfg", "hijmn", "opqtu"]))
  #expect(cut(Insets(0, 2, 0, 2), 3, 3) == art)
  #expect(cut(Insets(1, 0, 0, 5), 1, 1) == Bitmap(["acdefg", "hjklmn"]))
  #expect(cut(Insets(1, 3, 1, 3), 1, 1) == art)
  #expect(cut(Insets(0, 0, 0, 1), 2, 3) == Bitmap(["abg", "hin", "opu"]))
}

/// A picture of an element: its rows, caps, scale, mode and what is kept.
private func picture(
  _ rows: [String], _ caps: Insets<Pixels>, _ scale: Scale = .x1, _ mode: ResizingMode = .stretch,
  _ keep: KeptCenter = .onePoint
) -> CutInput {
  CutInput(
    caps: caps, scale: scale, mode: PerAxis(both: mode), keep: keep, lines: lineClasses(of: Bitmap(rows)))
}

private struct Cut: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let pictures: [CutInput]
  /// Widths and heights.
  let centers: [[Int]]
  /// Picture and line.
  var horizontal: [Int]?
  var vertical: [Int]?

  init(
    _ claim: String, _ pictures: [CutInput], _ centers: [[Int]], horizontal: [Int]? = nil,
    vertical: [Int]? = nil
  ) {
    self.testDescription = claim
    self.pictures = pictures
    self.centers = centers
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

private let sides = Insets(0, 1, 0, 1)
private let all = Insets(1, 1, 1, 1)

private let cuts = [
  Cut("equal columns keep a point", [picture(["abbbbc"], sides)], [[1, 1]]),
  Cut("a point is two pixels at 2x", [picture(["abbbbc"], sides, .x2)], [[2, 1]]),
  Cut("a pixel at 3x", [picture(["abbbbc"], sides, .x3, .stretch, .onePixel)], [[1, 1]]),
  Cut("kept whole", [picture(["abbbbc"], sides, .x1, .stretch, .all)], [[4, 1]]),
  Cut("a core shorter than a point", [picture(["abbc"], sides, .x3)], [[2, 1]]),
  Cut("a core shorter than a point may differ", [picture(["abcd"], sides, .x3)], [[2, 1]]),
  Cut("an axis without caps is never cut", [picture(["aaaa", "aaaa"], .zero)], [[4, 2]]),
  Cut("one cap is enough", [picture(["abbbb"], Insets(0, 1, 0, 0))], [[1, 1]]),
  Cut("both axes", [picture(["abbc", "dooe", "dooe", "fggh"], all)], [[1, 1]]),
  Cut(
    "columns that differ in a cap's row", [picture(["abbc", "dooe", "dooe", "fgth"], all)], [[2, 1]],
    horizontal: [0, 2]),
  Cut("rows that differ", [picture(["abbc", "dooe", "diie", "fggh"], all)], [[1, 2]], vertical: [0, 2]),
  Cut("columns that differ", [picture(["abbxbc"], sides)], [[4, 1]], horizontal: [0, 3]),
  Cut(
    "all or none: the second picture can't",
    [picture(["abbbbc"], sides), picture(["abbxxc"], sides), picture(["abxc"], sides)],
    [[4, 1], [4, 1], [2, 1]], horizontal: [1, 3]),
  Cut(
    "a picture that is as short as it gets is no obstacle",
    [picture(["abbbbc"], sides), picture(["axc"], sides)], [[1, 1], [1, 1]]),
  Cut(
    "scales keep a point each",
    [picture(["abbbbc"], sides), picture(["aabbbbbbbccc"], Insets(0, 2, 0, 3), .x2)],
    [[1, 1], [2, 1]]),
  Cut(
    "no caps in one picture: none is cut", [picture(["abbbbc"], sides), picture(["abbbbc"], .zero)],
    [[4, 1], [6, 1]]),
  Cut("a tile keeps its period", [picture(["axyxyxyc"], sides, .x1, .tile)], [[2, 1]]),
  Cut("a tile of equal columns keeps a point", [picture(["axxxxc"], sides, .x2, .tile)], [[2, 1]]),
  Cut("a tile that is kept", [picture(["axyxyc"], sides, .x1, .tile, .all)], [[4, 1]]),
  Cut("a tile of one period has nothing to cut", [picture(["axyzc"], sides, .x1, .tile)], [[3, 1]]),
  Cut(
    "tiles of one period at both scales",
    [picture(["axyc"], sides, .x1, .tile), picture(["aaxwyzcc"], Insets(0, 2, 0, 2), .x2, .tile)],
    [[2, 1], [4, 1]]),
  Cut(
    "one tile already, beside a picture of several",
    [picture(["axyxyc"], sides, .x1, .tile), picture(["auvc"], sides, .x1, .tile)], [[2, 1], [2, 1]]),
  Cut(
    "a tile that breaks its period",
    [picture(["axyxyxyc"], sides, .x1, .tile), picture(["axyxyxzc"], sides, .x1, .tile)],
    [[6, 1], [6, 1]], horizontal: [1, 6]),
  Cut(
    "a tile that breaks its period at once",
    [picture(["axyxyxyc"], sides, .x1, .tile), picture(["axyzyxyc"], sides, .x1, .tile)],
    [[6, 1], [6, 1]], horizontal: [1, 3]),
  Cut(
    "the period at 2x has twice the pixels",
    [
      picture(["axyxyc"], sides, .x1, .tile),
      picture(["aapqrspqrtcc"], Insets(0, 2, 0, 2), .x2, .tile),
    ], [[4, 1], [8, 1]], horizontal: [1, 9]),
  Cut(
    "a last tile that is not whole",
    [picture(["axyxyc"], sides, .x1, .tile), picture(["axyxyxc"], sides, .x1, .tile)], [[4, 1], [5, 1]],
    horizontal: [1, 5]),
  Cut(
    "a tile beside a stretch",
    [picture(["axyxyc"], sides, .x1, .tile), picture(["abbbbc"], sides)], [[2, 1], [1, 1]]),
  Cut("nothing", [], []),
]

@Test(arguments: cuts) private func centersAreCutAllOrNone(_ cut: Cut) {
  let decision = commonCut(cut.pictures)
  #expect(decision.centers.map { [$0.width.count, $0.height.count] } == cut.centers)
  func obstacle(_ axis: Axis) -> [Int]? {
    decision.obstacles.first { $0.axis == axis }.map { [$0.picture, $0.line] }
  }
  #expect(obstacle(.horizontal) == cut.horizontal)
  #expect(obstacle(.vertical) == cut.vertical)
  #expect(decision.obstacles.count == [cut.horizontal, cut.vertical].compactMap(\.self).count)
}

@Test private func theInvertingButtonsCutAtEveryScale() {
  // Caps of 5 pt: 21 px at 2x have a core of one pixel; 11, 21 and 31 px stay as they are (platforms §10.2).
  for (scale, width) in [(Scale.x1, 11), (.x2, 21), (.x3, 31)] {
    let cap = 5 * scale.rawValue
    let art = Bitmap(reds: (0..<width).map { abs($0 - cap) })
    let input = CutInput(
      caps: Insets(0, cap, 0, cap), scale: scale, mode: PerAxis(both: .stretch), keep: .onePoint,
      lines: lineClasses(of: art))
    #expect(commonCut([input]) == commonCut([input]) && commonCut([input]).centers == [Size(1, 1)])
    #expect(sliced(art, caps: input.caps, center: Size(1, 1)) == art)
  }
}

@Test private func eachAxisIsCutByItsOwnMode() {
  // Columns repeat after two, rows are all equal.
  let art = Bitmap(["axyxyxyb", "axyxyxyb", "axyxyxyb", "axyxyxyb", "axyxyxyb"])
  for (mode, center) in [
    (PerAxis<ResizingMode>(horizontal: .tile, vertical: .stretch), Size(2, 1)),
    (PerAxis(both: .tile), Size(2, 1)),
    (PerAxis(horizontal: .stretch, vertical: .tile), Size(6, 1)),
  ] {
    let input = CutInput(caps: all, scale: .x1, mode: mode, keep: .onePoint, lines: lineClasses(of: art))
    let decision = commonCut([input])
    #expect(decision.centers == [center])
    // Columns of a texture are an obstacle only where they stretch.
    #expect(decision.obstacles.map(\.axis) == (mode.horizontal == .stretch ? [.horizontal] : []))
    let cut = sliced(art, caps: all, center: decision.centers[0])
    let failure = proof(
      slice: cut, of: art, lines: lineClasses(of: art), caps: all, mode: mode,
      sizes: proofSizes(of: art.size, leastWidth: Pixels(3)))
    #expect(failure == nil)
  }
}

@Test private func autoCapsAreFoundByTheModeOfEachAxis() {
  let art = Bitmap(["abbbbb", "acxyxy", "acxyxy", "abbbbb"].map { $0 + "z" })
  let inputs = [AutoCapsInput(scale: .x1, lines: lineClasses(of: art))]
  let tiled = autoCaps(inputs, mode: PerAxis(horizontal: .tile, vertical: .stretch))
  #expect(tiled.horizontal == .caps(leading: Points(2), trailing: Points(1)))
  #expect(tiled.vertical == autoCaps(inputs, mode: PerAxis(both: .stretch)).vertical)
  #expect(autoCaps(inputs, mode: PerAxis(horizontal: .stretch, vertical: .tile)).horizontal == .none)
}
