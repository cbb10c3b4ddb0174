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
