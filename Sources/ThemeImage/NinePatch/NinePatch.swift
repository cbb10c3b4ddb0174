package import ThemeCore

/// An Android nine-patch without its frame. All lengths are in pixels of ``content``.
package struct NinePatch: Equatable, Sendable {
  /// The picture inside the frame.
  package let content: Bitmap
  /// The column ranges that stretch, from left to right, with gaps between them; empty if the top edge has no marks.
  package let stretchColumns: [Range<Int>]
  /// The row ranges that stretch, from top to bottom, with gaps between them; empty if the left edge has no marks.
  package let stretchRows: [Range<Int>]
  /// The margins around the content area, which the bottom and right edges mark. For an unmarked edge, these are the margins
  /// outside the first and last stretching line, or 0 if none stretches.
  package let padding: Insets<Pixels>
  /// Whether the bottom edge marks the left and right padding; always true for a compiled nine-patch.
  package let marksHorizontalPadding: Bool
  /// Whether the right edge marks the top and bottom padding; always true for a compiled nine-patch.
  package let marksVerticalPadding: Bool
  /// The margins outside the rectangle that layout aligns: the red marks of the bottom and right edges.
  package let layoutBounds: Insets<Pixels>
  /// Whether the file was compiled: its frame was replaced by chunks.
  package let isCompiled: Bool
}

/// The marks on one edge of a nine-patch's frame, without the corners. Ranges are in pixels of the content.
struct EdgeMarks {
  private static let blackWord: UInt32 = 0xFF00_0000
  private static let redWord: UInt32 = 0xFF00_00FF

  private let edge: NinePatchError.Edge
  private let length: Int
  private var black: [Range<Int>] = []
  private var red: [Range<Int>] = []

  /// Reads the words of an edge. Throws if a word is neither `neutral` nor the color of a mark.
  init(_ edge: NinePatchError.Edge, _ words: [UInt32], neutral: UInt32) throws(NinePatchError) {
    self.edge = edge
    length = words.count
    var start = 0
    for (index, word) in words.enumerated() {
      guard word == neutral || word == EdgeMarks.blackWord || word == EdgeMarks.redWord else {
        throw .badColor(Color(word: word), edge, at: index + 1)
      }
      guard index + 1 == words.count || words[index + 1] != word else { continue }
      if word == EdgeMarks.blackWord { black.append(start..<index + 1) }
      if word == EdgeMarks.redWord { red.append(start..<index + 1) }
      start = index + 1
    }
  }

  /// The stretch ranges that a top or left edge marks in black.
  func stretchRanges() throws(NinePatchError) -> [Range<Int>] {
    if let range = red.first { throw .layoutBoundsOnStretchEdge(edge, at: range.lowerBound + 1) }
    return black
  }

  /// The padding range that a bottom or right edge marks in black; nil if nothing is marked.
  func padding() throws(NinePatchError) -> Range<Int>? {
    guard black.count <= 1 else { throw .secondPadding(edge, at: black[1].lowerBound + 1) }
    return black.first
  }

  /// The distances from the ends of the edge to a range; 0 for nil.
  func insets(of range: Range<Int>?) -> (Pixels, Pixels) {
    guard let range else { return (.zero, .zero) }
    return (Pixels(range.lowerBound), Pixels(length - range.upperBound))
  }

  /// The layout bounds that a bottom or right edge marks in red: the margins at its start and end.
  func layoutBounds() throws(NinePatchError) -> (Pixels, Pixels) {
    guard red.count <= 2 else { throw .thirdLayoutBounds(edge, at: red[2].lowerBound + 1) }
    var (start, end) = (0, 0)
    for (index, range) in red.enumerated() {
      switch (range.lowerBound == 0, range.upperBound == length) {
      case (true, true): throw .layoutBoundsEverywhere(edge)
      case (true, false): start = range.count
      case (false, true): end = range.count
      case (false, false): throw .layoutBoundsAwayFromEnd(edge, at: red[index].lowerBound + 1)
      }
    }
    return (Pixels(start), Pixels(end))
  }
}
