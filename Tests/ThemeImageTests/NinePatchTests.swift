@Suite struct NinePatchTests {
  @Test func marksGiveStretchPaddingAndBounds() throws {
    let patch = try readNinePatch(
      picture("..kk.k..", "k123456k", "k123456k", ".123456.", ".123456r", ".rkkk..."))
    #expect(patch.content == picture("123456", "123456", "123456", "123456"))
    #expect(patch.stretchColumns == [1..<3, 4..<5])
    #expect(patch.stretchRows == [0..<2])
    #expect(patch.padding == insets(top: 0, left: 1, bottom: 2, right: 2))
    #expect(patch.marksHorizontalPadding && patch.marksVerticalPadding)
    #expect(patch.layoutBounds == insets(top: 0, left: 1, bottom: 1, right: 0))
  }

  @Test func withoutPaddingMarksTheStretchingPartsAreThePadding() throws {
    let patch = try readNinePatch(picture(".k.k.", "k123.", ".123.", "....."))
    #expect(patch.padding == insets(top: 0, left: 0, bottom: 1, right: 0))
    #expect(!patch.marksHorizontalPadding && !patch.marksVerticalPadding)
  }

  @Test func withoutMarksNothingStretches() throws {
    let patch = try readNinePatch(picture("wwww", "w12w", "wwww"))
    #expect(patch.content == picture("12"))
    #expect(patch.stretchColumns.isEmpty && patch.stretchRows.isEmpty)
    #expect(patch.padding == .zero && patch.layoutBounds == .zero)
  }

  @Test func redAtTheFarEndAloneIsTheFarInset() throws {
    let patch = try readNinePatch(picture(".k....", "k1234.", "....rr"))
    #expect(patch.layoutBounds == insets(top: 0, left: 0, bottom: 0, right: 1))
  }

  @Test func theOtherCornersMayBeAnything() throws {
    #expect(try readNinePatch(picture(".kg", "k1.", "b.r")).content == picture("1"))
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let claim: String
    let art: Bitmap
    let error: NinePatchError
    var testDescription: String { claim }
  }

  static let refusals: [Refusal] = [
    Refusal(claim: "2 × 3", art: picture("..", "..", ".."), error: .tooSmall(width: 2, height: 3)),
    Refusal(claim: "black corner", art: picture("k..", ".1.", "..."), error: .badCorner(color(0x0000_00FF))),
    Refusal(
      claim: "gray tick", art: picture("..5.", ".12.", "...."),
      error: .badColor(color(0x7D7D_7DFF), .top, at: 2)),
    Refusal(
      claim: "white tick in a transparent frame", art: picture("...", ".1w", "..."),
      error: .badColor(color(0xFFFF_FFFF), .right, at: 1)),
    Refusal(
      claim: "transparent tick in a white frame", art: picture("www", "w1w", "w.w"),
      error: .badColor(color(0), .bottom, at: 1)),
    Refusal(
      claim: "red on the top edge", art: picture("..r.", ".12.", "...."),
      error: .layoutBoundsOnStretchEdge(.top, at: 2)),
    Refusal(
      claim: "red on the left edge", art: picture("...", ".1.", "r2.", "..."),
      error: .layoutBoundsOnStretchEdge(.left, at: 2)),
    Refusal(
      claim: "two paddings", art: picture(".....", ".123.", ".k.k."), error: .secondPadding(.bottom, at: 3)),
    Refusal(
      claim: "three bounds", art: picture(".......", ".12345.", ".r.r.r."),
      error: .thirdLayoutBounds(.bottom, at: 5)),
    Refusal(
      claim: "bounds in the middle", art: picture("...", ".1.", ".2r", ".3.", "..."),
      error: .layoutBoundsAwayFromEnd(.right, at: 2)),
    Refusal(
      claim: "second bounds away from the end", art: picture("......", ".1234.", ".r.r.."),
      error: .layoutBoundsAwayFromEnd(.bottom, at: 3)),
    Refusal(
      claim: "red all along", art: picture("....", ".12.", ".rr."), error: .layoutBoundsEverywhere(.bottom)),
  ]

  @Test(arguments: refusals) func refused(item: Refusal) {
    do {
      _ = try readNinePatch(item.art)
      Issue.record("read")
    } catch {
      #expect(error == item.error)
    }
  }

  /// 127 regions fit, one column more does not: 127 and 128 parts by one row.
  @Test func regionsAreCounted() throws {
    func striped(_ parts: Int) -> Bitmap {
      var words = [UInt32](repeating: 0, count: (parts + 2) * 3)
      for column in stride(from: 1, through: parts, by: 2) { words[column] = 0xFF00_0000 }
      return Bitmap(width: parts + 2, height: 3, pixels: words)
    }
    #expect(try readNinePatch(striped(127)).stretchColumns.count == 64)
    #expect(throws: NinePatchError.tooManyRegions(128)) { try readNinePatch(striped(128)) }
  }

  @Test func reasonsNameThePlace() {
    let reason = NinePatchError.badColor(color(0x0102_03FE), .left, at: 7).reason
    #expect(reason == "row 7 of the left edge is #010203fe")
  }

  private func insets(top: Int, left: Int, bottom: Int, right: Int) -> Insets<Pixels> {
    Insets(top: Pixels(top), left: Pixels(left), bottom: Pixels(bottom), right: Pixels(right))
  }
}
