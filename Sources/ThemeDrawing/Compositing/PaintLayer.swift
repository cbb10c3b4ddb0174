/// Lays a layer on a canvas, row by row; its masks lie within.
func paint(_ plan: LayerPlan, _ masks: LayerMasks, on canvas: inout Canvas) {
  let bounds = masks.bounds
  let width = bounds.width
  // Without opacity, clip and blending, layers lie one upon the other whether taken as a whole or in parts.
  let isGroup = plan.opacity < full || plan.blend != .normal || masks.clip != nil
  // The row of the layer without its shadows, how much of each pixel's shadows is seen, and the row with them.
  var content = [DeepColor](repeating: .zero, count: width)
  var shares = [UInt16](repeating: full, count: width)
  var group = content
  var colors = content
  for y in bounds.top..<bounds.bottom {
    let solid = plan.paint == nil ? .zero : plan.paint?.fill(&colors, y: y, from: bounds.left)
    var own = content.mutableSpan
    paintContent(plan, masks, y, solid, colors.span, on: &own)
    if !plan.shadows.isEmpty {
      var seen = shares.mutableSpan
      share(
        &seen, own.span, masks.silhouette.values.span.extracting(masks.silhouette.range(y, of: masks.bounds)))
    }
    let place = (y - canvas.bounds.top) * canvas.bounds.width + bounds.left - canvas.bounds.left
    var target = canvas.pixels.mutableSpan
    if isGroup {
      var whole = group.mutableSpan
      for index in 0..<width { whole[index] = .zero }
      layShadows(plan, masks, y, shares.span, on: &whole, at: 0)
      lay(content.span, on: &whole, at: 0)
      if let clip = masks.clip {
        cut(&whole, to: clip.values.span.extracting(clip.range(y, of: masks.bounds)))
      }
      mix(whole.span, plan.opacity, plan.blend, on: &target, at: place)
    } else {
      layShadows(plan, masks, y, shares.span, on: &target, at: place)
      lay(content.span, on: &target, at: place)
    }
  }
}

/// The fill, in one colour or those of a row, the inner shadows and the stroke.
private func paintContent(
  _ plan: LayerPlan, _ masks: LayerMasks, _ y: Int, _ solid: DeepColor?, _ colors: Span<DeepColor>,
  on content: inout MutableSpan<DeepColor>
) {
  let covered = masks.coverage.shape.values.span.extracting(masks.coverage.shape.range(y, of: masks.bounds))
  if let solid {
    cover(&content, with: solid, covered)
  } else {
    cover(&content, with: colors, covered)
  }
  // The first lies on top.
  for (cast, mask) in zip(plan.innerShadows, masks.innerShadows).reversed() {
    recolor(&content, with: cast.color, mask.values.span.extracting(mask.range(y, of: masks.bounds)), covered)
  }
  if let stroke = masks.coverage.stroke {
    let lines = stroke.values.span.extracting(stroke.range(y, of: masks.bounds))
    line(&content, with: plan.strokeColor, lines, covered, plan.silhouette.position)
  }
}

private func layShadows(
  _ plan: LayerPlan, _ masks: LayerMasks, _ y: Int, _ shares: Span<UInt16>,
  on target: inout MutableSpan<DeepColor>, at place: Int
) {
  // The first lies on top.
  for (cast, mask) in zip(plan.shadows, masks.shadows).reversed() {
    lay(
      cast.color, mask.values.span.extracting(mask.range(y, of: masks.bounds)), shares, on: &target, at: place
    )
  }
}
