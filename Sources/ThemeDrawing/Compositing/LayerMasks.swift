/// The coverage of a layer in a band of pixels. A class, because it is large, and handed on for each row.
final class LayerMasks {
  let bounds: PixelBounds
  /// The coverage of shape and stroke. It includes pixels around `bounds` that shadows need.
  let coverage: Coverage
  /// The mask that casts the shadows, with pixels around `bounds`; empty if there are no shadows.
  let silhouette: Mask
  /// The mask of each shadow, including the part that the layer itself hides.
  let shadows: [Mask]
  /// The mask of each inner shadow.
  let innerShadows: [Mask]
  /// For each stroke, what is painted before it, and how much of that it hides.
  let beneathStrokes: [(painted: Mask?, hidden: Mask?)]
  let clip: Mask?

  init(_ plan: LayerPlan, in bounds: PixelBounds, budget: inout Budget) throws(DrawingError) {
    let silhouette = plan.silhouette
    // One mask serves the layer and its shadows, except for a shadow so far away that the common mask would be more than
    // twice as large as both parts.
    var needed = bounds
    for cast in plan.shadows + plan.innerShadows where cast.caster == nil {
      let part = cast.needed(for: bounds).intersection(silhouette.outlineBounds)
      let all = needed.union(part)
      if all.area <= 2 * (needed.area + part.area) { needed = all }
    }
    self.bounds = bounds
    coverage = try silhouette.coverage(in: needed, budget: &budget)
    beneathStrokes = coverage.beneathStrokes

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
      // Light comes through the blurred inner area; the inner shadow falls on the rest of the lit pixels.
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
  /// The mask that casts the shadow on `bounds`, moved to the place of the shadow. It is the known mask where possible; for an
  /// offset with a fraction of a pixel, or pixels outside the known mask, the coverage is computed again. A shadow with a spread
  /// has a mask of its own.
  fileprivate func source(
    of silhouette: Silhouette, known: Mask, for bounds: PixelBounds, budget: inout Budget,
    part: (Coverage) -> Mask
  ) throws(DrawingError) -> Mask {
    try budget.spend(bounds.expanded(by: reach).area)
    if let caster {
      let moved = rest == (0, 0) ? caster : caster.moved(x: rest.x, y: rest.y)
      let needed = needed(for: bounds).intersection(moved.bounds)
      return try moved.mask(in: needed, budget: &budget).moved(x: whole.x, y: whole.y)
    }
    let moved = rest == (0, 0) ? silhouette : silhouette.moved(x: rest.x, y: rest.y)
    let needed = needed(for: bounds).intersection(moved.outlineBounds)
    if rest == (0, 0), known.bounds.contains(needed) { return known.moved(x: whole.x, y: whole.y) }
    return part(try moved.coverage(in: needed, budget: &budget)).moved(x: whole.x, y: whole.y)
  }
}
