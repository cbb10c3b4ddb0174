private let insets = Insets(top: Points(1), left: Points(2), bottom: Points(3), right: Points(4))

@Test private func mirroringSwapsLeftAndRight() {
  #expect(insets.mirrored == Insets(top: Points(1), left: Points(4), bottom: Points(3), right: Points(2)))
  #expect(insets.mirrored.mirrored == insets)
}

@Test private func eachSideHasItsAxis() {
  #expect(insets.leading(along: .horizontal) == Points(2))
  #expect(insets.trailing(along: .horizontal) == Points(4))
  #expect(insets.leading(along: .vertical) == Points(1))
  #expect(insets.trailing(along: .vertical) == Points(3))
  let size = Size(width: Pixels(5), height: Pixels(7))
  #expect(size.length(along: .horizontal) == Pixels(5))
  #expect(size.length(along: .vertical) == Pixels(7))
}

@Test(arguments: Scale.allCases) private func wholePointsArePixelsAtEveryScale(scale: Scale) {
  let s = scale.rawValue
  let expected = Insets(top: Pixels(s), left: Pixels(2 * s), bottom: Pixels(3 * s), right: Pixels(4 * s))
  #expect(insets.pixels(at: scale) == expected)
  #expect(expected.points(at: scale) == insets)
}

@Test(arguments: 0..<4) private func aSideThatCutsAPixelIsNoMargin(side: Int) {
  let half = Points(Pixels(1), at: .x2)
  let sides = (0..<4).map { $0 == side ? half : Points(1) }
  let insets = Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  #expect(insets.pixels(at: .x1) == nil)
  #expect(insets.pixels(at: .x2) != nil)
  #expect(insets.pixels(at: .x3) == nil)
}

@Test private func handCutCapsHaveExactPoints() {
  let caps = Insets(top: Pixels.zero, left: Pixels(29), bottom: .zero, right: Pixels(44))
  #expect(caps.points(at: .x2).left.description == "14.5")
  #expect(caps.points(at: .x3).right.description == "14.6667")
  #expect(caps.points(at: .x3).pixels(at: .x3) == caps)
}

@Test private func sizesInPointsMayBeFractional() {
  let size = Size(width: Pixels(67), height: Pixels(62)).points(at: .x2)
  #expect(size.width.description == "33.5" && size.height == Points(31))
}
