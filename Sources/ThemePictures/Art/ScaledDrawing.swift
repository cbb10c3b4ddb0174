package import ThemeCore
package import ThemeModel

/// A drawing at one scale, with the pictures of its patterns.
///
/// A class because it is large and never changes.
package final class ScaledDrawing: Sendable {
  package let drawing: ResolvedDrawing
  package let scale: Scale
  /// How the drawn picture is flipped; nil leaves it as it is.
  package let flip: Flip?
  /// For each layer, the picture of its pattern; nil for a layer without one.
  let tiles: [PictureRecipe?]

  init(_ drawing: ResolvedDrawing, at scale: Scale, tiles: [PictureRecipe?], flip: Flip?) {
    self.drawing = drawing
    self.scale = scale
    self.tiles = tiles
    self.flip = flip
  }
}

extension ScaledDrawing: Hashable {
  package static func == (left: ScaledDrawing, right: ScaledDrawing) -> Bool {
    left === right
      || (left.scale == right.scale && left.flip == right.flip && left.tiles == right.tiles
        && left.drawing == right.drawing)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(drawing)
    hasher.combine(scale)
    hasher.combine(flip)
    hasher.combine(tiles)
  }
}
