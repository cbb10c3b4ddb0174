package import ThemeCore
import ThemeModel

extension PictureStore {
  /// How much of a drawing or a box lies outside its shapes, their shadows left out, in pixels; nil for a file.
  package func shapeMargins(of picture: Picture) -> Insets<Pixels>? {
    let recipe = picture.recipe
    guard case .drawing(let scaled) = recipe.source else { return nil }
    if let box = recipe.box { return box.outside.pixels(at: picture.scale).map(recipe.placed) }
    guard let bare = scaled.drawing.withoutShadows else { return picture.measured.transparentMargins }
    let shapes = ScaledDrawing(bare, at: scaled.scale, tiles: scaled.tiles, flip: scaled.flip)
    return (try? measured(PictureRecipe(shapes))).map { recipe.placed($0.transparentMargins) }
  }
}
