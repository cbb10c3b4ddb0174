@Suite struct NinePatchTests {
  @Test func marksGiveStretchPaddingAndBounds() throws {
    let patch = try readNinePatch(
      picture("..kk.k..", "k123456k", "k123456k", ".123456.", ".123456r", ".rkkk..."))
    #expect(patch.content == picture("123456", "123456", "123456", "123456"))
    #expect(patch.stretchColumns == [1..<3, 4..<5])
    #expect(patch.stretchRows == [0..<2])
    #expect(patch.padding == Insets(0, 1, 2, 2))
    #expect(patch.marksHorizontalPadding && patch.marksVerticalPadding)
    #expect(patch.layoutBounds == Insets(0, 1, 1, 0))
  }

  @Test func withoutPaddingMarksTheStretchingPartsAreThePadding() throws {
    let patch = try readNinePatch(picture(".k.k.", "k123.", ".123.", "....."))
    #expect(patch.padding == Insets(0, 0, 1, 0))
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
    #expect(patch.layoutBounds == Insets(0, 0, 0, 1))
  }

  @Test func theOtherCornersMayBeAnything() throws {
    #expect(try readNinePatch(picture(".kg", "k1.", "b.r")).content == picture("1"))
  }

  @Test(
    arguments: [
      ("2 × 3", picture("..", "..", ".."), .tooSmall(width: 2, height: 3)),
      ("black corner", picture("k..", ".1.", "..."), .badCorner(color(0x0000_00FF))),
      ("gray tick", picture("..5.", ".12.", "...."), .badColor(color(0x7D7D_7DFF), .top, at: 2)),
      (
        "white tick in a transparent frame", picture("...", ".1w", "..."),
        .badColor(color(0xFFFF_FFFF), .right, at: 1)
      ),
      (
        "transparent tick in a white frame", picture("www", "w1w", "w.w"),
        .badColor(color(0), .bottom, at: 1)
      ),
      ("red on the top edge", picture("..r.", ".12.", "...."), .layoutBoundsOnStretchEdge(.top, at: 2)),
      (
        "red on the left edge", picture("...", ".1.", "r2.", "..."), .layoutBoundsOnStretchEdge(.left, at: 2)
      ),
      ("two paddings", picture(".....", ".123.", ".k.k."), .secondPadding(.bottom, at: 3)),
      ("three bounds", picture(".......", ".12345.", ".r.r.r."), .thirdLayoutBounds(.bottom, at: 5)),
      (
        "bounds in the middle", picture("...", ".1.", ".2r", ".3.", "..."),
        .layoutBoundsAwayFromEnd(.right, at: 2)
      ),
      (
        "second bounds away from the end", picture("......", ".1234.", ".r.r.."),
        .layoutBoundsAwayFromEnd(.bottom, at: 3)
      ),
      ("red all along", picture("....", ".12.", ".rr."), .layoutBoundsEverywhere(.bottom)),
    ] as [(String, Bitmap, NinePatchError)])
  func refused(claim: String, art: Bitmap, error: NinePatchError) {
    #expect(throws: error, "\(claim)") { try readNinePatch(art) }
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
}
