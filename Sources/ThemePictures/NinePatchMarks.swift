package import ThemeCore
package import ThemeImage

/// The areas that the marks of a nine-patch set, in pixels of its content.
package struct NinePatchMarks: Sendable {
  /// The margins outside the stretchable area, which reaches from the start of the first range to the end of the last. Zero
  /// along an unmarked axis.
  package let caps: Insets<Pixels>
  /// The margins around the area where content goes.
  package let padding: Insets<Pixels>
  /// The margins outside the rectangle that layout aligns.
  package let layoutBounds: Insets<Pixels>
  /// The axes along which the frame has no stretch marks.
  package let unmarked: [Axis]
  /// What stands between stretch ranges and what caps can't keep there, by axis; empty where one range does the same as all.
  package let between: [Between]

  /// The lines between the first and the last of several stretch ranges of an axis.
  package struct Between: Sendable {
    package let axis: Axis
    /// The lines in pixels of the content, before a flip.
    package let lines: Range<Int>
    /// The lines as they are counted in the file: `columns 12 to 14`.
    package let words: String
    /// Where the second range begins in the file: `column 15 of the top edge`.
    package let second: String
  }

  /// The margins are those of the picture after `flip`; the place of the second range is that in the file, before it.
  package init(_ patch: NinePatch, flip: Flip?) {
    let size = patch.content.size
    let (columns, rows) = (patch.stretchColumns, patch.stretchRows)
    let (left, right) = (columns.first?.lowerBound ?? 0, columns.last?.upperBound ?? size.width.count)
    let (top, bottom) = (rows.first?.lowerBound ?? 0, rows.last?.upperBound ?? size.height.count)
    caps = Insets(
      top: Pixels(top), left: Pixels(left), bottom: size.height - Pixels(bottom),
      right: size.width - Pixels(right)
    ).flipped(flip)
    padding = patch.padding.flipped(flip)
    layoutBounds = patch.layoutBounds.flipped(flip)
    unmarked = Axis.allCases.filter { ($0 == .horizontal ? columns : rows).isEmpty }
    between = [Between(.horizontal, columns, patch), Between(.vertical, rows, patch)].compactMap(\.self)
  }
}

extension NinePatchMarks.Between {
  /// Nil for fewer than two ranges, and where all lines from the first range to the last are equal, so that they look the same
  /// however they are stretched.
  fileprivate init?(_ axis: Axis, _ ranges: [Range<Int>], _ patch: NinePatch) {
    guard ranges.count > 1, let last = ranges.last else { return nil }
    guard !patch.content.hasEqualLines(ranges[0].lowerBound..<last.upperBound, along: axis) else {
      return nil
    }
    // The coordinates in a source file include its frame, which takes the first column and row.
    let first = patch.isCompiled ? 0 : 1
    let (noun, edge) = axis == .horizontal ? ("column", "top") : ("row", "left")
    self.axis = axis
    lines = ranges[0].upperBound..<last.lowerBound
    let (start, end) = (lines.lowerBound + first, lines.upperBound - 1 + first)
    words = start == end ? "\(noun) \(start)" : "\(noun)s \(start) to \(end)"
    let place = "\(noun) \(ranges[1].lowerBound + first)"
    second = patch.isCompiled ? place : "\(place) of the \(edge) edge"
  }
}

extension Bitmap {
  /// Whether the columns (along the horizontal axis) or rows of a range are all equal.
  fileprivate func hasEqualLines(_ range: Range<Int>, along axis: Axis) -> Bool {
    range.dropFirst().allSatisfy { line in
      axis == .horizontal
        ? (0..<height).allSatisfy { self[line, $0] == self[range.lowerBound, $0] }
        : (0..<width).allSatisfy { self[$0, line] == self[$0, range.lowerBound] }
    }
  }
}
