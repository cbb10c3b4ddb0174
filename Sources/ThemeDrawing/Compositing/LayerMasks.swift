/// What a layer covers of some pixels.
struct LayerMasks {
  let bounds: PixelBounds
  /// With more around, where shadows need it.
  let coverage: Coverage
  /// What casts the shadows, with more around; empty without any.
  let silhouette: Mask
  /// Where each shadow falls, before the layer itself hides some.
  let shadows: [Mask]
  /// The same for inner shadows.
  let innerShadows: [Mask]
  let clip: Mask?

  init(_ plan: LayerPlan, in bounds: PixelBounds, budget: inout Budget) throws(DrawingError) {
    let silhouette = plan.silhouette
    // One mask serves all shadows that lie whole pixels away, and not far.
    var needed = bounds
    for cast in plan.shadows + plan.innerShadows {
      let part = cast.needed(for: bounds).intersection(silhouette.outlineBounds)
      let all = needed.union(part)
      if all.area <= 2 * (needed.area + part.area) { needed = all }
    }
    self.bounds = bounds
    coverage = try silhouette.coverage(in: needed, budget: &budget)

    var shadows: [Mask] = []
    self.silhouette = plan.shadows.isEmpty ? Mask(.empty) : coverage.silhouette
    for cast in plan.shadows {
      let source = try cast.source(of: silhouette, known: self.silhouette, for: bounds, budget: &budget) {
        $0.silhouette
      }
      shadows.append(source.blurred(by: cast.gaussian, in: bounds))
    }
    self.shadows = shadows

    var innerShadows: [Mask] = []
    let inner = plan.innerShadows.isEmpty ? Mask(.empty) : coverage.inner
    let lit = inner.cropped(to: bounds)
    for cast in plan.innerShadows {
      let source = try cast.source(of: silhouette, known: inner, for: bounds, budget: &budget) { $0.inner }
      // What lets light through casts no shadow.
      let open = source.blurred(by: cast.gaussian, in: bounds)
      innerShadows.append(lit.mixed(with: open) { lit, open in lit.times(full - open) })
    }
    self.innerShadows = innerShadows
    clip = try plan.clip.map { outline throws(DrawingError) in
      try outline.coverage(in: bounds, budget: &budget).shape
    }
  }
}

extension LayerPlan.ShadowPlan {
  /// What casts the shadow on some pixels, where the shadow lies: the known pixels moved, or others drawn anew, for a part
  /// of a pixel or far away.
  fileprivate func source(
    of silhouette: Silhouette, known: Mask, for bounds: PixelBounds, budget: inout Budget,
    part: (Coverage) -> Mask
  ) throws(DrawingError) -> Mask {
    try budget.spend(bounds.expanded(by: reach).area)
    let moved = rest == (0, 0) ? silhouette : silhouette.moved(x: rest.x, y: rest.y)
    let needed = needed(for: bounds).intersection(moved.outlineBounds)
    if rest == (0, 0), known.bounds.contains(needed) { return known.moved(x: whole.x, y: whole.y) }
    return part(try moved.coverage(in: needed, budget: &budget)).moved(x: whole.x, y: whole.y)
  }
}
