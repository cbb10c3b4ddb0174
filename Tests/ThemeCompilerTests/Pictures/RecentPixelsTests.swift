struct RecentPixelsTests {
  /// Room for eight pictures of 4 × 4 pixels.
  private var recent = RecentPixels(capacity: 8 * 64)

  private func recipe(_ number: Int) -> PictureRecipe {
    PictureRecipe(file: ThemePath.root.appending("\(number).png"))
  }

  /// No two neighbors are equal, so that the pixels have no form that takes less room.
  private func bitmap(_ number: Int, side: Int = 4) -> Bitmap {
    let words = (0..<side * side).map { 0xFF00_0000 | UInt32(number) << 1 | UInt32($0 & 1) }
    return Bitmap(width: side, height: side, pixels: words)
  }

  private func flatBitmap(_ number: Int) -> Bitmap {
    Bitmap(width: 4, height: 4, pixels: Array(repeating: 0xFF00_0000 | UInt32(number), count: 16))
  }

  @Test mutating func `the pictures that were used last are kept`() {
    for number in 0..<8 { recent.keep(bitmap(number), as: recipe(number)) }
    #expect(recent.use(recipe(0)) == bitmap(0))
    #expect(recent.use(recipe(3)) == bitmap(3))
    for number in 8..<14 { recent.keep(bitmap(number), as: recipe(number)) }
    let kept = (0..<14).filter { recent.use(recipe($0)) != nil }
    #expect(kept == [0, 3, 8, 9, 10, 11, 12, 13])
    for number in kept { #expect(recent.use(recipe(number)) == bitmap(number)) }
  }

  @Test mutating func `a large picture takes the room of several`() {
    for number in 0..<8 { recent.keep(bitmap(number), as: recipe(number)) }
    recent.keep(bitmap(20, side: 8), as: recipe(20))
    #expect((0..<21).filter { recent.use(recipe($0)) != nil } == [4, 5, 6, 7, 20])
    recent.keep(bitmap(21, side: 16), as: recipe(21))
    #expect(recent.use(recipe(21)) == nil)
    #expect(recent.use(recipe(20)) != nil)
  }

  @Test mutating func `flat pictures that were used before those are kept as runs`() {
    for number in 0..<24 { recent.keep(flatBitmap(number), as: recipe(number)) }
    // Eight as they are, and before them as many runs of 8 bytes as fit a quarter of the room.
    for number in (0..<24).reversed() { #expect(recent.use(recipe(number)) == flatBitmap(number)) }
    for number in 24..<100 { recent.keep(flatBitmap(number), as: recipe(number)) }
    #expect((0..<100).filter { recent.use(recipe($0)) != nil } == Array(76..<100))
  }

  @Test mutating func `a picture of many shades is not kept as runs`() {
    recent.keep(bitmap(0), as: recipe(0))
    for number in 1...8 { recent.keep(flatBitmap(number), as: recipe(number)) }
    #expect(recent.use(recipe(0)) == nil)
    #expect(recent.use(recipe(1)) == flatBitmap(1))
  }

  @Test(arguments: [1_000, 10_000])
  mutating func `many pictures cost as much each as few`(_ count: Int) {
    var recent = RecentPixels(capacity: 500 * 64)
    for number in 0..<count {
      recent.keep(bitmap(number), as: recipe(number))
      _ = recent.use(recipe(number / 2))
    }
    #expect(recent.visits <= 3 * count)
  }
}
