package import ThemeCore
package import ThemeModel
package import ThemePictures

extension PictureStore {
  /// The margins of a picture outside the rectangle that layout aligns, in pixels: as the theme declares them, or else as its
  /// box or its nine-patch marks give them. Nil if there are none, if declared insets are not whole pixels, or if the declared
  /// shape is that of a file, which is not known.
  package func alignmentInsets(
    _ insets: AlignmentInsets?, of image: ImageContext
  ) -> Insets<Pixels>? {
    switch insets {
    case .auto: return image.picture.measured.transparentMargins
    case .shape: return shapeMargins(of: image.picture)
    case .insets(let overlay): return overlay.insets.pixels(at: image.scale)
    case nil:
      let recipe = image.picture.recipe
      if let outside = recipe.box?.outside.pixels(at: image.scale), outside != .zero {
        return recipe.placed(outside)
      }
      guard let bounds = marks(of: image.picture)?.layoutBounds, bounds != .zero else { return nil }
      return image.picture.recipe.placed(bounds)
    }
  }

  /// The marks of the nine-patch from which a picture is made; nil for a picture that is not made from one.
  func marks(of picture: Picture) -> NinePatchMarks? {
    guard case .file(let file, let reading) = picture.recipe.source, reading.isNinePatch else { return nil }
    let original = PictureRecipe(file: file, reading)
    return (try? measured(original))?.marks
  }
}
