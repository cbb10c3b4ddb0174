/// Numbers as a theme writes them, in 1/600,000 pt; nil where one is none.
private let readings: [(text: String, units: Int64?)] = [
  ("0", 0), ("-0", 0), ("+0", 0), ("0.0", 0),
  ("13", 7_800_000), ("+13", 7_800_000), ("-1", -600_000),
  ("33.5", 20_100_000), ("16.5", 9_900_000), ("-0.5", -300_000),
  ("007", 4_200_000), (".5", 300_000), ("5.", 3_000_000),
  // Every decimal has its place.
  ("0.1", 60_000), ("0.01", 6_000), ("0.001", 600), ("0.0001", 60),
  ("0.00001", 6), ("1.23456", 740_736), ("0.99999", 599_994),
  // The sixth decimal rounds, half away from zero; those after it are ignored.
  ("0.000001", 0), ("0.000004", 0), ("0.0000049", 0), ("0.000005", 6),
  ("-0.000005", -6), ("0.000009", 6), ("0.0000051", 6), ("0.000014", 6),
  ("0.999999", 600_000), ("0.123455", 74_076), ("0.1234549999", 74_070),
  ("2.00000000000000000000000000000000000000001", 1_200_000),
  // Decimals of a third are just decimals: only pixels make exact thirds.
  ("14.6667", 8_800_020), ("14.66667", 8_800_002),
  // The limit is inclusive.
  ("1000000", 600_000_000_000), ("-1000000", -600_000_000_000),
  ("1000000.0", 600_000_000_000), ("999999.99999", 599_999_999_994),
  ("1000000.00001", nil), ("-1000000.00001", nil), ("1000000.000005", nil),
  ("1000000.5", nil), ("1000001", nil), ("99999999999999999999999999", nil),
  ("0000000000000000000000000000001", 600_000),
  // Not numbers.
  ("", nil), ("-", nil), ("+", nil), (".", nil), ("-.", nil),
  ("--1", nil), ("1-", nil), ("1..2", nil), ("1.2.3", nil),
  ("1.234567.8", nil), ("1e3", nil), ("0x10", nil), (" 1", nil),
  ("1 ", nil), ("1,5", nil), ("1_000", nil), ("inf", nil), ("NaN", nil),
  ("1pt", nil), ("١", nil), ("½", nil), ("1\u{0}", nil),
]

@Test(arguments: readings) private func decimalsAreRead(_ text: String, _ units: Int64?) {
  #expect(Points(decimal: text)?.units == units)
  #expect(Points(decimal: "x\(text)".dropFirst())?.units == units)
}

@Test(arguments: [
  (0, "0"), (600_000, "1"), (-600_000, "-1"), (7_800_000, "13"), (20_100_000, "33.5"),
  (-20_100_000, "-33.5"), (60_000, "0.1"), (6, "0.00001"), (-6, "-0.00001"), (594_000, "0.99"),
  (606_000, "1.01"), (600_006, "1.00001"), (740_736, "1.23456"), (600_000_000_000, "1000000"),
  // Thirds and what is finer than five decimals have four.
  (200_000, "0.3333"), (400_000, "0.6667"), (-200_000, "-0.3333"), (8_800_000, "14.6667"),
  (100_000, "0.1667"), (500_000, "0.8333"), (30_800_000, "51.3333"),
  (1, "0"), (-1, "0"), (29, "0"), (31, "0.0001"), (599_999, "1"), (-599_999, "-1"), (1_199_999, "2"),
  (599_971, "1"), (599_969, "0.9999"),
])
private func lengthsArePrinted(units: Int, text: String) {
  #expect(Points(units: Int64(units)).description == text)
}

@Test private func whatIsPrintedIsReadBack() {
  // Every length with five decimals, and every whole pixel to 4096 at 1x and 2x.
  for hundredThousandths in stride(from: 0, through: 700_000, by: 7) {
    let points = Points(units: Int64(hundredThousandths) * 6)
    #expect(Points(decimal: points.description) == points)
  }
  for count in 0...4096 {
    for scale in [Scale.x1, .x2] {
      let points = Points(Pixels(count), at: scale)
      #expect(Points(decimal: points.description) == points)
    }
  }
}

@Test(arguments: Scale.allCases) private func wholePixelsAreExact(scale: Scale) {
  var sum = Points.zero
  for count in -100...4096 {
    let points = Points(Pixels(count), at: scale)
    #expect(points.pixels(at: scale) == Pixels(count))
    #expect(points.roundedPixels(at: scale) == Pixels(count))
    if count > 0 { sum = sum + Points(Pixels(1), at: scale) }
  }
  #expect(sum.pixels(at: scale) == Pixels(4096), "sums of pixels never drift")
}

/// A length in points and its pixels at 1x, 2x and 3x: nil where it cuts one.
@Test(
  arguments: [
    ("0", [0, 0, 0]), ("13", [13, 26, 39]), ("0.5", [nil, 1, nil]), ("33.5", [nil, 67, nil]),
    ("16.5", [nil, 33, nil]), ("12.5", [nil, 25, nil]), ("0.25", [nil, nil, nil]), ("-1", [-1, -2, -3]),
    ("-0.5", [nil, -1, nil]), ("0.33333", [nil, nil, nil]), ("14.6667", [nil, nil, nil]),
    ("0.00001", [nil, nil, nil]), ("1000000", [1_000_000, 2_000_000, 3_000_000]),
  ] as [(String, [Int?])])
private func pixelsAreWholeOrNone(text: String, expected: [Int?]) throws {
  let points = try #require(Points(decimal: text))
  #expect(Scale.allCases.map { points.pixels(at: $0)?.count } == expected)
}

@Test private func thirdsOfAPointArePixelsAt3x() {
  #expect(Points(Pixels(44), at: .x3).pixels(at: .x3) == Pixels(44))
  #expect(Points(Pixels(44), at: .x3).pixels(at: .x1) == nil)
  #expect(Points(Pixels(44), at: .x3).pixels(at: .x2) == nil)
  #expect(Points(Pixels(3), at: .x3) == Points(1))
  #expect(Points(Pixels(3), at: .x2) == Points(decimal: "1.5"))
}

@Test(arguments: [
  ("0.5", [1, 1, 2]), ("-0.5", [-1, -1, -2]), ("0.49999", [0, 1, 1]), ("0.25", [0, 1, 1]),
  ("0.24999", [0, 0, 1]), ("-0.25", [0, -1, -1]), ("10.5", [11, 21, 32]), ("0.16667", [0, 0, 1]),
  ("0.16666", [0, 0, 0]),
])
private func pixelsAreRoundedHalfAwayFromZero(text: String, expected: [Int]) throws {
  let points = try #require(Points(decimal: text))
  #expect(Scale.allCases.map { points.roundedPixels(at: $0).count } == expected)
}

@Test(arguments: [
  ("0", 0), ("0.00001", 1), ("0.99999", 1), ("1", 1), ("1.00001", 2), ("-0.00001", 0), ("-0.99999", 0),
  ("-1", -1), ("-1.5", -1), ("24.3", 25), ("1000000", 1_000_000),
])
private func lengthsAreRoundedUp(text: String, whole: Int) throws {
  let points = try #require(Points(decimal: text))
  #expect(points.roundedUp == Points(whole))
  #expect(points.roundedUp.isWhole)
  #expect(points.isWhole == (points == Points(whole)))
}

@Test private func lengthsAddAndCompare() throws {
  let half = try #require(Points(decimal: "0.5"))
  #expect(half + half == Points(1))
  #expect(Points(1) - half == half)
  #expect(-half + half == .zero)
  #expect(half < Points(1) && -half < .zero && !(half < half))
  let third = Points(Pixels(1), at: .x3)
  #expect(third + third + third == Points(1))
}
