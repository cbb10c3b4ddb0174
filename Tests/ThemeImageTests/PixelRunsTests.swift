import Testing
import ThemeImage

struct PixelRunsTests {
  private func bitmap(_ words: [UInt32], width: Int) -> Bitmap {
    Bitmap(width: width, height: words.count / width, pixels: words)
  }

  @Test(arguments: [
    Array(repeating: 0xFF10_2030, count: 64),
    Array(repeating: 0, count: 40) + Array(repeating: 0x8010_2030, count: 24),
    [0xFF00_0001] + Array(repeating: 0xFF00_0002, count: 62) + [0xFF00_0001],
  ])
  func `runs are the pixels that they were made of`(_ words: [UInt32]) throws {
    for width in [1, 8, 64] {
      let bitmap = bitmap(words, width: width)
      let runs = try #require(PixelRuns(bitmap))
      #expect(runs.bitmap == bitmap)
      #expect(runs.byteCount <= bitmap.byteCount / 4)
    }
  }

  @Test func `at a quarter of the memory they end`() {
    // A run takes as much as two pixels, so a quarter is a run for eight pixels.
    func words(runs: Int) -> [UInt32] { (0..<64).map { 0xFF00_0000 | UInt32($0 * runs / 64) } }
    #expect(PixelRuns(bitmap(words(runs: 8), width: 8))?.byteCount == 64)
    #expect(PixelRuns(bitmap(words(runs: 9), width: 8)) == nil)
  }
}
