import Testing
import ThemeCore
import ThemeImage
import ThemePictures

struct RecentPixelsTests {
  /// Room for eight pictures of 4 × 4 pixels.
  private var recent = RecentPixels(capacity: 8 * 64)

  private func recipe(_ number: Int) -> PictureRecipe {
    PictureRecipe(file: ThemePath.root.appending("\(number).png"))
  }

  private func bitmap(_ number: Int, side: Int = 4) -> Bitmap {
    let word = 0xFF00_0000 | UInt32(number)
    return Bitmap(width: side, height: side, pixels: Array(repeating: word, count: side * side))
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
