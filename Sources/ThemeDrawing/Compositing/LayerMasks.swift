/// What a layer covers of some pixels. All masks have the same bounds.
struct LayerMasks {
  let coverage: Coverage
  /// What casts the shadows; not made without any.
  let silhouette: Mask
  /// Where each shadow falls, before the layer itself hides some.
  let shadows: [Mask]
  /// The same for inner shadows.
  let innerShadows: [Mask]
  let clip: Mask?

  var bounds: PixelBounds { coverage.bounds }

  init(_ plan: LayerPlan, in bounds: PixelBounds, budget: inout Budget) throws(DrawingError) {
    let silhouette = plan.silhouette
    // One mask serves all shadows that lie whole pixels away.
    var needed = bounds
    for cast in plan.shadows + plan.innerShadows { needed = needed.union(cast.needed(for: bounds)) }
    needed = bounds.union(needed.intersection(silhouette.bounds.union(silhouette.shape.bounds)))
    let wide = try silhouette.coverage(in: needed, budget: &budget)
    coverage = wide.cropped(to: bounds)

    var shadows: [Mask] = []
    let solid = plan.shadows.isEmpty ? Mask(.empty) : wide.silhouette
    self.silhouette = solid.cropped(to: plan.shadows.isEmpty ? .empty : bounds)
    for cast in plan.shadows {
      try budget.spend(bounds.width * bounds.height)
      let source = try cast.source(of: silhouette, known: solid, in: needed, budget: &budget) {
        $0.silhouette
      }
      shadows.append(source.blurred(by: cast.gaussian, in: bounds))
    }
    self.shadows = shadows

    var innerShadows: [Mask] = []
    let inner = plan.innerShadows.isEmpty ? Mask(.empty) : wide.inner
    for cast in plan.innerShadows {
      try budget.spend(bounds.width * bounds.height)
      let source = try cast.source(of: silhouette, known: inner, in: needed, budget: &budget) { $0.inner }
      var mask = source.blurred(by: cast.gaussian, in: bounds)
      let lit = inner.cropped(to: bounds)
      // What lets light through casts no shadow.
      for index in mask.values.indices {
        mask.values[index] = lit.values[index].times(full - mask.values[index])
      }
      innerShadows.append(mask)
    }
    self.innerShadows = innerShadows
    clip = try plan.clip.map { outline throws(DrawingError) in
      try outline.coverage(in: bounds, budget: &budget).shape
    }
  }
}

extension LayerPlan.Cast {
  /// What casts the shadow, where the shadow lies: the known pixels moved, or drawn anew for a part of a pixel.
  fileprivate func source(
    of silhouette: Silhouette, known: Mask, in bounds: PixelBounds, budget: inout Budget,
    part: (Coverage) -> Mask
  ) throws(DrawingError) -> Mask {
    if rest == (0, 0) { return known.moved(x: whole.x, y: whole.y) }
    let moved = silhouette.moved(x: rest.x, y: rest.y)
    var bounds = bounds
    bounds.right += 1
    bounds.bottom += 1
    return part(try moved.coverage(in: bounds, budget: &budget)).moved(x: whole.x, y: whole.y)
  }
}
