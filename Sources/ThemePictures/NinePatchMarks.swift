package import ThemeCore
import ThemeImage

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
  /// Where a second stretch range begins, which caps can't express, such as `column 12 of the top edge`. If both axes have one,
  /// that of the horizontal axis; nil if neither has.
  package let secondRange: String?

  /// The margins are those of the picture after `flip`; the place of the second range is that in the file, before it.
  init(_ patch: NinePatch, flip: Flip?) {
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
    // The coordinates in a source file include its frame, which takes the first column and row.
    let first = patch.isCompiled ? 0 : 1
    if columns.count > 1 {
      let column = "column \(columns[1].lowerBound + first)"
      secondRange = patch.isCompiled ? column : "\(column) of the top edge"
    } else if rows.count > 1 {
      let row = "row \(rows[1].lowerBound + first)"
      secondRange = patch.isCompiled ? row : "\(row) of the left edge"
    } else {
      secondRange = nil
    }
  }
}
