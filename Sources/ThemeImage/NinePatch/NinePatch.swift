package import ThemeCore

/// An Android nine-patch without its frame, or compiled. All lengths are pixels of ``content``.
package struct NinePatch: Equatable, Sendable {
  /// The picture inside the frame.
  package let content: Bitmap
  /// The ranges of columns that stretch, from left to right, apart from each other; none when the top edge is unmarked.
  package let stretchColumns: [Range<Int>]
  /// The ranges of rows that stretch, from top to bottom.
  package let stretchRows: [Range<Int>]
  /// Where the label lies: the marks of the bottom and right edges; for an unmarked edge what lies outside the first
  /// and last stretching line; 0 where there is neither.
  package let padding: Insets<Pixels>
  /// Whether the bottom edge marks the padding's left and right; a compiled one always says it.
  package let marksHorizontalPadding: Bool
  /// Whether the right edge marks the padding's top and bottom.
  package let marksVerticalPadding: Bool
  /// How much lies outside of what layout aligns: the red marks of the bottom and right edges.
  package let layoutBounds: Insets<Pixels>
  /// Whether a compiler had taken the frame off.
  package let isCompiled: Bool
}
