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

/// Why a picture can't be read as a nine-patch. Positions are columns and rows of the whole file, counted from 0.
package enum NinePatchError: Error, Equatable, Sendable {
  package enum Edge: String, Sendable {
    case top, left, bottom, right
  }

  /// A side of the picture has fewer than 3 pixels.
  case tooSmall(width: Int, height: Int)
  /// The top left corner is neither transparent nor opaque white.
  case badCorner(Color)
  /// A pixel of the frame has a color that is neither neutral nor that of a mark.
  case badColor(Color, Edge, at: Int)
  /// There is a red mark, which stands for layout bounds, on an edge for stretch marks.
  case layoutBoundsOnStretchEdge(Edge, at: Int)
  /// There is a second black range on an edge for padding marks.
  case secondPadding(Edge, at: Int)
  /// There is a third red range on an edge.
  case thirdLayoutBounds(Edge, at: Int)
  /// A red range does not reach the end of the edge that it belongs to.
  case layoutBoundsAwayFromEnd(Edge, at: Int)
  /// An edge is red from end to end, so that nothing is left to align.
  case layoutBoundsEverywhere(Edge)
  /// The stretch ranges divide the picture into more than 127 regions.
  case tooManyRegions(Int)
  /// A chunk of a compiled nine-patch is shorter or longer than its contents require.
  case chunkLength(String)
  /// The stretch ranges of an axis in a compiled nine-patch are not an ascending list of starts and ends within the picture.
  case divisionsOutOfOrder(Axis)
  /// The padding or the layout bounds in a compiled nine-patch are negative or larger than the picture.
  case insetsOutside(String)
}

extension NinePatchError {
  /// The problem in words, lowercase and without a full stop.
  package var reason: String { words.reason }

  /// The rule that the picture violates, in words.
  package var rule: String { words.rule }

  private var words: (reason: String, rule: String) {
    let damaged = "it was compiled, and damaged since: compile it again, or use the nine-patch with its frame"
    return switch self {
    case .tooSmall(let width, let height):
      (
        "it is \(width) × \(height) pixels",
        "a nine-patch is at least 3 × 3 pixels: a frame of 1 pixel around its picture"
      )
    case .badCorner(let color):
      ("its top left pixel is \(color)", "the top left pixel of a nine-patch is transparent or opaque white")
    case .badColor(let color, let edge, let place):
      (
        "\(edge.place(place)) is \(color)",
        "the frame of a nine-patch has black and red marks (#000000, #ff0000), and otherwise the color of its top left pixel"
      )
    case .layoutBoundsOnStretchEdge(let edge, let place):
      ("\(edge.place(place)) is red", "layout bounds are marked on the bottom and right edges")
    case .secondPadding(let edge, let place):
      ("a second padding range begins at \(edge.place(place))", "an edge marks one padding range")
    case .thirdLayoutBounds(let edge, let place):
      ("a third red range begins at \(edge.place(place))", "an edge marks layout bounds at its two ends")
    case .layoutBoundsAwayFromEnd(let edge, let place):
      (
        "the red range that begins at \(edge.place(place)) does not touch its end of the edge",
        "layout bounds are measured from the ends of an edge"
      )
    case .layoutBoundsEverywhere(let edge):
      (
        "the \(edge.rawValue) edge is red from end to end",
        "there has to be space between the layout bounds"
      )
    case .tooManyRegions(let count):
      ("its marks cut it into \(count) regions", "Android supports at most 127 regions")
    case .chunkLength(let chunk): ("its chunk `\(chunk)` does not have the length of its contents", damaged)
    case .divisionsOutOfOrder(let axis):
      (
        "the stretching \(axis == .horizontal ? "columns" : "rows") in its chunk `npTc` are out of order, or not within it",
        damaged
      )
    case .insetsOutside(let chunk): ("the insets in its chunk `\(chunk)` are outside of it", damaged)
    }
  }
}

extension NinePatchError.Edge {
  /// The position of a pixel on the edge, such as `column 3 of the top edge`.
  fileprivate func place(_ index: Int) -> String {
    switch self {
    case .top, .bottom: "column \(index) of the \(rawValue) edge"
    case .left, .right: "row \(index) of the \(rawValue) edge"
    }
  }
}
