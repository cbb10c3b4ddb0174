package import ThemeGeometry
package import ThemeImage
package import ThemeStretch

/// What the rules and the cut need to know of a picture's pixels, without the pixels.
package struct MeasuredPicture: Sendable {
  /// Of one run, pictures of the same recipe have the same number and no others.
  package let number: Int
  package let size: Size<Pixels>
  /// Which columns and rows are equal.
  package let lines: PerAxis<LineClasses>
  /// The smallest rectangle that holds everything visible; nil for a picture of nothing.
  package let visibleBounds: Rect<Pixels>?
  package let isOpaque: Bool
  /// Whether everything visible has one colour, as a template's art has.
  package let hasSingleColor: Bool
  /// What was left out when the file was decoded.
  package let remarks: [PNGRemark]
  /// The marks of a nine-patch.
  package let marks: NinePatchMarks?

  init(_ bitmap: Bitmap, number: Int, remarks: [PNGRemark] = [], marks: NinePatchMarks? = nil) {
    self.number = number
    size = bitmap.size
    lines = lineClasses(of: bitmap)
    visibleBounds = bitmap.visibleBounds
    isOpaque = bitmap.isOpaque
    hasSingleColor = bitmap.hasSingleColor
    self.remarks = remarks
    self.marks = marks
  }

  /// The margins in which nothing is visible; none for a picture of nothing.
  package var transparentMargins: Insets<Pixels> {
    guard let bounds = visibleBounds else { return .zero }
    return Insets(
      top: bounds.y, left: bounds.x, bottom: size.height - bounds.y - bounds.height,
      right: size.width - bounds.x - bounds.width)
  }
}

/// What a nine-patch's frame says, in pixels of its content.
package struct NinePatchMarks: Sendable {
  /// The margins that don't stretch.
  package let caps: Insets<Pixels>
  /// Where content stands.
  package let padding: Insets<Pixels>
  /// What lies outside what layout aligns.
  package let layoutBounds: Insets<Pixels>
}
