package import ThemeCore
package import ThemeModel
package import ThemePictures

extension PictureStore {
  /// What of a picture lies outside what layout aligns: as the theme says, else as its marks do; nil where neither does.
  package func alignmentInsets(
    _ setting: Setting<AlignmentInsets>, of image: ImageContext
  ) -> Insets<Pixels>? {
    switch setting.value {
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

  /// The marks of the nine-patch that a picture comes from.
  func marks(of picture: Picture) -> NinePatchMarks? {
    guard case .file(let file, let reading) = picture.recipe.source, reading.isNinePatch else { return nil }
    let original = PictureRecipe(file: file, reading)
    return (try? measured(original))?.marks
  }
}
