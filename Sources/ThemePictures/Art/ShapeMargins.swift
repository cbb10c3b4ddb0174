package import ThemeCore
import ThemeModel

extension PictureStore {
  /// The margins, in pixels, between the picture's edges and the shapes of its drawing, not counting shadows; nil for a file.
  package func shapeMargins(of picture: Picture) -> Insets<Pixels>? {
    let recipe = picture.recipe
    guard case .drawing(let scaled) = recipe.source else { return nil }
    if let box = recipe.box { return box.outside.pixels(at: picture.scale).map(recipe.placed) }
    guard let bare = scaled.drawing.withoutShadows else { return picture.measured.transparentMargins }
    let shapes = ScaledDrawing(bare, at: scaled.scale, tiles: scaled.tiles, flip: scaled.flip)
    return (try? measured(PictureRecipe(shapes))).map { recipe.placed($0.transparentMargins) }
  }
}
