package import ThemeCore
import ThemeImage

/// What the marks of a nine-patch say, in pixels of its content.
package struct NinePatchMarks: Sendable {
  /// The margins outside of what stretches: of the first and the last of several ranges. None along an unmarked axis.
  package let caps: Insets<Pixels>
  /// Where content stands.
  package let padding: Insets<Pixels>
  /// What lies outside what layout aligns.
  package let layoutBounds: Insets<Pixels>
  /// The axes along which nothing is marked.
  package let unmarked: [Axis]
  /// Where a second range begins, which caps can't say: `column 12 of the top edge`; of two axes the first.
  package let secondRange: String?

  /// Margins are those of the picture with the sides that `flip` names changed; places are those of the file.
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
    // Of a file with a frame, its first column and row are the frame's.
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
