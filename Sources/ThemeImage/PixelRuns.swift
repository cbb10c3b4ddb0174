/// The pixels of a bitmap as runs of equal words, row by row. Art with flat areas takes much less memory in this form.
package struct PixelRuns: Sendable {
  private struct Run {
    let word: UInt32
    let count: UInt32
  }

  private let width: Int
  private let height: Int
  private let runs: [Run]

  /// Nil if the runs would take more than a quarter of the bitmap's memory.
  package init?(_ bitmap: Bitmap) {
    let mostRuns = bitmap.byteCount / 4 / MemoryLayout<Run>.stride
    var runs: [Run] = []
    let pixels = bitmap.pixels.span
    var start = 0
    while start < pixels.count {
      guard runs.count < mostRuns else { return nil }
      let word = pixels[start]
      var end = start + 1
      while end < pixels.count, pixels[end] == word { end += 1 }
      runs.append(Run(word: word, count: UInt32(end - start)))
      start = end
    }
    (width, height, self.runs) = (bitmap.width, bitmap.height, runs)
  }

  /// The memory of the runs, in bytes.
  package var byteCount: Int { runs.count * MemoryLayout<Run>.stride }

  package var bitmap: Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for run in runs { pixels.append(contentsOf: repeatElement(run.word, count: Int(run.count))) }
    return Bitmap(width: width, height: height, cleared: pixels)
  }
}
