import Testing
import ThemeCore
import ThemeImage

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

@Test
private func theDesignedBackButtonsCapsExceedByAPixel() throws {
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
