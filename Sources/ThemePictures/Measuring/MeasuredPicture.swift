package import ThemeCore
package import ThemeImage
package import ThemeStretch

/// What the rules and the cut need to know of a picture's pixels, without the pixels.
///
/// A class because it is large and never changes: of one run, every theme that shows a picture refers to the same one.
package final class MeasuredPicture: Sendable {
  /// How it comes about.
  package let recipe: PictureRecipe
  /// Of one run, pictures of the same recipe have the same number and no others.
  package let number: Int
  package let size: Size<Pixels>
  /// Which columns and rows are equal.
  package let lines: PerAxis<LineClasses>
  /// The smallest rectangle that holds everything visible; nil for a picture of nothing.
  package let visibleBounds: Rect<Pixels>?
  /// The margins in which nothing is visible; none for a picture of nothing.
  package let transparentMargins: Insets<Pixels>
  package let isOpaque: Bool
  /// Whether it is its own mirror image, from left to right.
  package let isSymmetric: Bool
  /// Whether everything visible has one color, as a template's art has.
  package let hasSingleColor: Bool
  /// The scale that the file's name says, wherever and in whatever case: `back@2x~ipad.png` says 2x.
  package let scaleInName: Scale?
  /// What was left out when the file was decoded.
  package let remarks: [PNGRemark]
  /// What the marks of a nine-patch say.
  package let marks: NinePatchMarks?
  /// What it takes to make the pixels again, in the unit of ``Limit/artWork``; 0 where they are small enough to be at hand.
  private let remaking: Int

  init(
    _ bitmap: Bitmap, _ recipe: PictureRecipe, number: Int, remarks: [PNGRemark], marks: NinePatchMarks?,
    remaking: Int
  ) {
    self.recipe = recipe
    scaleInName = recipe.file?.name.scaleSaid
    self.number = number
    size = bitmap.size
    lines = lineClasses(of: bitmap)
    let bounds = bitmap.visibleBounds
    visibleBounds = bounds
    let size = size
    transparentMargins =
      bounds.map { bounds in
        Insets(
          top: bounds.y, left: bounds.x, bottom: size.height - bounds.y - bounds.height,
          right: size.width - bounds.x - bounds.width)
      } ?? .zero
    isOpaque = bitmap.isOpaque
    isSymmetric = bitmap.isSymmetric
    hasSingleColor = bitmap.hasSingleColor
    self.remaking = remaking
    self.remarks = remarks
    self.marks = marks
  }

  /// How many pixels it has.
  package var area: Int { size.width.count * size.height.count }

  /// How much memory its pixels take in work, in bytes: themselves, what they were made of, and what is made of them.
  package var bytesInWork: Int { 3 * 4 * area }

  /// What it takes to answer a question about the pixels, in the unit of ``Limit/artWork``.
  var asking: Int { remaking + PixelWork.asking(pixels: area) }

  /// What it takes to cut the picture and to prove the cut, in the unit of ``Limit/artWork``.
  package var cutting: Int { remaking + PixelWork.cutting(pixels: area) }
}

/// Of one run, the same recipe gives the same object.
extension MeasuredPicture: Hashable {
  package static func == (left: MeasuredPicture, right: MeasuredPicture) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
