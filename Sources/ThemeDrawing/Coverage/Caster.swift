import ThemeCore

/// What casts a shadow with a spread: the shape of a layer, grown or shrunk, less a hole, and a line of its own.
struct Caster {
  /// A shape that a stroke outside it enlarges, or that one inside it reduces.
  struct Area {
    /// The shape, filled, and the stroke.
    var silhouette: Silhouette
    let isReduced: Bool

    func mask(in bounds: PixelBounds, budget: inout Budget) throws(DrawingError) -> Mask {
      let coverage = try silhouette.coverage(in: bounds, budget: &budget)
      return isReduced ? coverage.inner : coverage.silhouette
    }
  }

  /// Nil if nothing is left of the shape.
  var area: Area?
  /// The part of the area that is free, inside a stroke without a fill.
  var hole: Area?
  /// The stroke along an open path.
  var line: Silhouette?

  /// The pixels that can be covered.
  var bounds: PixelBounds {
    (area?.silhouette.bounds ?? .empty).union(line?.bounds ?? .empty)
  }

  /// The caster moved right by `x` and down by `y`, in 1/1024 pixel.
  func moved(x: Int, y: Int) -> Caster {
    var moved = self
    if let area { moved.area?.silhouette = area.silhouette.moved(x: x, y: y) }
    if let hole { moved.hole?.silhouette = hole.silhouette.moved(x: x, y: y) }
    moved.line = line?.moved(x: x, y: y)
    return moved
  }

  /// The coverage of the pixels in `bounds`.
  func mask(in bounds: PixelBounds, budget: inout Budget) throws(DrawingError) -> Mask {
    var mask = try area?.mask(in: bounds, budget: &budget) ?? Mask(bounds)
    if let hole {
      mask = mask.mixed(with: try hole.mask(in: bounds, budget: &budget)) { $0 - min($0, $1) }
    }
    if let line {
      mask = mask.mixed(with: try line.coverage(in: bounds, budget: &budget).silhouette) { max($0, $1) }
    }
    return mask
  }
}
