/// The outline that aapt2 guesses for a nine-patch, by which Android draws elevation shadows and clips: a rounded rectangle found
/// by opacity along the middle row, the middle column and a diagonal.
///
/// Source: `NinePatch.cpp` of aapt2 (AOSP, android-10.0.0_r36), whose steps these are.
struct AndroidOutline: Equatable {
  /// The insets of the rectangle, in pixels of the picture inside the frame.
  let left, top, right, bottom: Int
  /// How far the corner is in along the diagonal, in pixels. aapt2 writes 3.4142 times as much as the radius.
  let corner: Int
  /// The greatest opacity along the middle lines of the rectangle, from 0 to 255.
  let opacity: Int

  /// Finds the outline of a picture whose opacity at a column and a row `alpha` returns.
  init(width: Int, height: Int, alpha: (_ x: Int, _ y: Int) -> Int) {
    let row = (0..<width).map { alpha($0, height / 2) }
    let column = (0..<height).map { alpha(width / 2, $0) }
    let (left, right) = Self.insets(row)
    let (top, bottom) = Self.insets(column)
    let length = max(0, min(width - left - right, height - top - bottom))
    corner = Self.insets((0..<length).map { alpha(left + $0, top + $0) }).start
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    let (columns, rows) = (left..<width - right, top..<height - bottom)
    let across = columns.map { alpha($0, (rows.lowerBound + rows.upperBound) / 2) }
    let down = rows.map { alpha((columns.lowerBound + columns.upperBound) / 2, $0) }
    opacity = max(across.max() ?? 0, down.max() ?? 0)
  }

  /// How far the first most opaque pixel of each half of a line is from the half's end of the line.
  private static func insets(_ line: [Int]) -> (start: Int, end: Int) {
    guard line.count >= 3 else { return (0, 0) }
    // Both halves of an odd length have the pixel in the middle.
    let halves = (
      line.prefix(line.count - line.count / 2), line.suffix(line.count - line.count / 2).reversed()
    )
    return (firstMost(Array(halves.0)), firstMost(Array(halves.1)))
  }

  private static func firstMost(_ line: [Int]) -> Int {
    guard let most = line.max(), most > 0 else { return 0 }
    return line.firstIndex(of: most) ?? 0
  }
}
