/// Four pixels of cap, a core of six whose red rises by 40, four pixels of cap: the strip that browsers were
/// measured with (platforms §1.4).
private let strip = Bitmap(reds: [255, 255, 255, 255, 0, 40, 80, 120, 160, 200, 1, 1, 1, 1])
private let stripCaps = Insets(0, 4, 0, 4)

private func core(_ width: Int, _ mode: ResizingMode) -> [Int] {
  let reds = resampled(strip, caps: stripCaps, to: Size(width, 1), mode: mode).reds
  #expect(reds.prefix(4) == [255, 255, 255, 255] && reds.suffix(4) == [1, 1, 1, 1], "caps stay")
  return Array(reds.dropFirst(4).dropLast(4))
}

@Test private func stretchIsWithinChromiumsQuantisation() {
  let measured = [
    0x00, 0x00, 0x02, 0x0c, 0x16, 0x20, 0x28, 0x32, 0x3c, 0x46, 0x50, 0x5a, 0x64, 0x6b, 0x75, 0x7f, 0x89,
    0x93, 0x9d, 0xa5, 0xaf, 0xb9, 0xc3, 0xc8, 0xc8,
  ]
  let ours = core(33, .stretch)
  #expect(ours.count == measured.count)
  for (i, (mine, theirs)) in zip(ours, measured).enumerated() {
    let exact = min(max((Double(i) + 0.5) * 6 / 25 - 0.5, 0), 5) * 40
    #expect(abs(Double(mine) - exact) <= 0.5)
    #expect(abs(exact - Double(theirs)) < 2.6001)
  }
  #expect(
    ours == [
      0, 0, 4, 14, 23, 33, 42, 52, 62, 71, 81, 90, 100, 110, 119, 129, 138, 148, 158, 167, 177, 186, 196, 200,
      200,
    ])
}

@Test private func tileIsQtsRepeat() {
  let period = [0x00, 0x28, 0x50, 0x78, 0xa0, 0xc8]
  #expect(core(33, .tile) == (0..<25).map { period[$0 % 6] })
  #expect(core(9, .tile) == [0])
  #expect(core(14, .tile) == period)
}

@Test(arguments: ResizingMode.allCases) private func theOwnSizeIsTheArtItself(mode: ResizingMode) {
  var generator = Dice(seed: 1)
  let art = Bitmap.random(width: 9, height: 7, colors: paint, using: &generator)
  for caps in [Insets(0, 0, 0, 0), Insets(2, 3, 1, 4), Insets(0, 8, 0, 0), Insets(3, 0, 3, 0)] {
    #expect(resampled(art, caps: caps, to: art.size, mode: mode) == art)
  }
}

@Test private func aDestinationOfTheCapsAloneHasNoCore() {
  #expect(
    resampled(strip, caps: stripCaps, to: Size(8, 1), mode: .stretch).reds == [
      255, 255, 255, 255, 1, 1, 1, 1,
    ])
}

@Test private func aCoreOfOnePixelStretchesWhateverTheModeSays() {
  let art = Bitmap(["abc", "def", "ghi"])
  let expected = Bitmap(["abbbc", "deeef", "deeef", "ghhhi"])
  for mode in ResizingMode.allCases {
    #expect(resampled(art, caps: Insets(1, 1, 1, 1), to: Size(5, 4), mode: mode) == expected)
  }
}

@Test private func eachAxisHasItsMode() {
  let art = Bitmap(["abcd", "efgh"])
  let size = Size<Pixels>(7, 4)
  let mode = PerAxis<ResizingMode>(horizontal: .tile, vertical: .stretch)
  let tall = resampled(art, caps: Insets(0, 1, 0, 1), to: Size(4, 4), mode: mode)
  let both = resampled(art, caps: Insets(0, 1, 0, 1), to: size, mode: mode)
  #expect(
    both
      == Bitmap(
        width: 7, height: 4, pixels: (0..<4).flatMap { y in [0, 1, 2, 1, 2, 1, 3].map { tall[$0, y] } }))
  #expect(tall[0, 0] == art[0, 0] && tall[0, 3] == art[0, 1] && tall[0, 1] != art[0, 0])
}

@Test private func withoutCapsTheWholeLengthIsTheCore() {
  #expect(resampled(Bitmap(["abc"]), caps: .zero, to: Size(8, 1), mode: .tile) == Bitmap(["abcabcab"]))
  #expect(
    resampled(Bitmap(reds: [0, 100]), caps: .zero, to: Size(4, 1), mode: .stretch).reds == [0, 25, 75, 100])
}

@Test private func transparentColorsDoNotBleed() {
  // Half of opaque red and half of nothing is red, half covered; 127.5 rounds up.
  let art = Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0])
  let drawn = resampled(art, caps: .zero, to: Size(3, 1), mode: .stretch)
  #expect(drawn.pixels == [0xFF00_00FF, 0x8000_00FF, 0])
}

@Test private func equalNeighborsStayTheWordTheyAre() {
  // Words that an 8-bit premultiplied copy would not bring back.
  for word: UInt32 in [0x0102_0304, 0x0301_FF80, 0x7FFE_017F, 0xFEFD_FCFB] {
    let art = Bitmap(width: 3, height: 2, pixels: [UInt32](repeating: word, count: 6))
    let drawn = resampled(art, caps: .zero, to: Size(10, 7), mode: .stretch)
    #expect(drawn.pixels == [UInt32](repeating: word, count: 70))
  }
}

/// Boxes that can't hold the caps shrink all four by one factor (platforms §1.5 and test vector 10 of §10): a
/// cap of 5 in a box of 6 fills 3 of it, and the axis that has room shrinks its caps alike.
@Test private func tooSmallBoxesShrinkAllCapsAlike() {
  let art = Bitmap(["aaaaaxbbbbb"])
  #expect(resampled(art, caps: Insets(0, 5, 0, 5), to: Size(6, 1), mode: .stretch) == Bitmap(["aaabbb"]))
  let tall = Bitmap((0..<21).map { y in y < 10 ? "aaaaaxbbbbb" : y == 10 ? "cccccyddddd" : "eeeeezfffff" })
  for mode in ResizingMode.allCases {
    let drawn = resampled(tall, caps: Insets(10, 5, 10, 5), to: Size(6, 21), mode: mode)
    let rows = (0..<21).map { y in y < 6 ? "aaabbb" : y < 15 ? "cccddd" : "eeefff" }
    #expect(drawn == Bitmap(rows))
  }
  // A center right between the caps belongs to the second.
  #expect(resampled(art, caps: Insets(0, 5, 0, 5), to: Size(5, 1), mode: .stretch) == Bitmap(["aabbb"]))
  // Of two axes that are too small the smaller factor counts, here 1 / 2: the other axis has a core again.
  let both = resampled(tall, caps: Insets(10, 5, 10, 5), to: Size(6, 10), mode: .stretch)
  #expect(both == Bitmap((0..<10).map { $0 < 5 ? "aaxbbb" : "eezfff" }))
  let narrow = resampled(tall, caps: Insets(10, 5, 10, 5), to: Size(5, 12), mode: .tile)
  #expect(narrow == Bitmap((0..<12).map { $0 < 5 ? "aabbb" : $0 < 7 ? "ccddd" : "eefff" }))
  // A box of one pixel is no problem either.
  #expect(resampled(art, caps: Insets(0, 5, 0, 5), to: Size(1, 1), mode: .tile).width == 1)
}

/// The formulas of platforms §1.4 in floating point, premultiplied, for destinations that hold their caps.
private func oracle(
  _ source: Bitmap, _ caps: Insets<Pixels>, to size: Size<Pixels>, _ mode: ResizingMode
) -> [[Double]] {
  func position(_ i: Int, _ length: Int, _ a: Int, _ b: Int, _ destination: Int) -> Double {
    if i < a { return Double(i) }
    if i >= destination - b { return Double(length - (destination - i)) }
    let core = length - a - b
    if mode == .tile { return Double(a + (i - a) % core) }
    let filled = Double(destination - a - b)
    let u = Double(a) + (Double(i - a) + 0.5) * Double(core) / filled - 0.5
    return min(max(u, Double(a)), Double(a + core - 1))
  }
  func premultiplied(_ x: Int, _ y: Int) -> [Double] {
    let color = Color(word: source[min(x, source.width - 1), min(y, source.height - 1)])
    let alpha = Double(color.alpha) / 255
    return [Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, 255 * alpha]
  }
  var pixels: [[Double]] = []
  for y in 0..<size.height.count {
    let v = position(y, source.height, caps.top.count, caps.bottom.count, size.height.count)
    for x in 0..<size.width.count {
      let u = position(x, source.width, caps.left.count, caps.right.count, size.width.count)
      let (left, top) = (u.rounded(.down), v.rounded(.down))
      let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { corner in
        (
          premultiplied(Int(left) + corner.0, Int(top) + corner.1),
          (corner.0 == 1 ? u - left : 1 - u + left) * (corner.1 == 1 ? v - top : 1 - v + top)
        )
      }
      pixels.append((0..<4).map { channel in corners.reduce(0) { $0 + $1.0[channel] * $1.1 } })
    }
  }
  return pixels
}

@Test(arguments: 1...120) private func integersAgreeWithTheFormulas(seed: Int) {
  var generator = Dice(seed: seed)
  let width = Int.random(in: 1...9, using: &generator)
  let height = Int.random(in: 1...9, using: &generator)
  let colors = (0..<5).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) }
  let art = Bitmap.random(width: width, height: height, colors: colors, using: &generator)
  let left = Int.random(in: 0..<width, using: &generator)
  let top = Int.random(in: 0..<height, using: &generator)
  let right = Int.random(in: 0..<width - left, using: &generator)
  let bottom = Int.random(in: 0..<height - top, using: &generator)
  let caps = Insets(top, left, bottom, right)
  let size = Size<Pixels>(
    left + right + Int.random(in: 1...20, using: &generator),
    top + bottom + Int.random(in: 1...20, using: &generator))
  for mode in ResizingMode.allCases {
    let drawn = resampled(art, caps: caps, to: size, mode: mode)
    for (word, exact) in zip(drawn.pixels, oracle(art, caps, to: size, mode)) {
      let color = Color(word: word)
      #expect(abs(Double(color.alpha) - exact[3]) <= 0.5 + 1e-6)
      guard color.alpha > 0 else { continue }
      // The straight channel is the rounded quotient of the exact sums.
      for (channel, sum) in zip([color.red, color.green, color.blue], exact) {
        #expect(abs(Double(channel) - sum * 255 / exact[3]) <= 0.5 + 1e-6)
      }
    }
    // The axes are alike.
    let turned = resampled(
      art.transposed, caps: Insets(left, top, right, bottom),
      to: Size(width: size.height, height: size.width), mode: mode)
    #expect(turned == drawn.transposed)
  }
}
