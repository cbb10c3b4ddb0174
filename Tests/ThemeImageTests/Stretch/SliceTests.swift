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

private let sides = Insets(0, 1, 0, 1)
private let all = Insets(1, 1, 1, 1)

/// A picture of an element: its rows, caps, scale, mode and what is kept.
private func picture(_ line: String) -> CutInput {
  let parts = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
  let (rows, caps, words) = (parts[0], parts[1].compactMap { Int($0) }, parts.count == 3 ? parts[2] : [])
  return CutInput(
    caps: Insets(caps[0], caps[1], caps[2], caps[3]),
    scale: words.contains("2x") ? .x2 : words.contains("3x") ? .x3 : .x1,
    mode: PerAxis(both: words.contains("tile") ? .tile : .stretch),
    keep: words.contains("whole") ? .all : words.contains("pixel") ? .onePixel : .onePoint,
    lines: lineClasses(of: Bitmap(rows)))
}

@Test(arguments: Fixture.cases("centers-are-cut-all-or-none"))
private func centersAreCutAllOrNone(_ lines: [String]) {
  let decision = commonCut(lines.filter { $0.contains("|") }.map(picture))
  let centers = decision.centers.map { "\($0.width.count) \($0.height.count)" }.joined(separator: ", ")
  #expect((centers.isEmpty ? [] : ["= \(centers)"]) == lines.filter { $0.hasPrefix("= ") })
  let obstacles = decision.obstacles.map { "\($0.axis) \($0.picture) \($0.line)" }
  #expect(
    obstacles.sorted() == lines.filter { $0.hasPrefix("horizontal ") || $0.hasPrefix("vertical ") }.sorted())
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
