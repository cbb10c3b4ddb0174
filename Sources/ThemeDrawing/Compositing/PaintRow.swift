/// Buffers for painting a row of a layer, each as wide as the picture.
struct Palette {
  /// The row of the layer without its shadows; `group` includes them.
  var content: [DeepColor]
  var group: [DeepColor]
  /// The colors of the fill, and those of a stroke.
  var colors: [DeepColor]
  var lineColors: [DeepColor]
  /// The visible part of each pixel's shadows.
  var shares: [UInt16]

  init(width: Int) {
    content = [DeepColor](repeating: .zero, count: width)
    (group, colors, lineColors) = (content, content, content)
    shares = [UInt16](repeating: full, count: width)
  }
}

/// Paints row `y` of a layer on that row of the picture, which begins at column `left`.
func paint(
  _ plan: LayerPlan, _ masks: LayerMasks, _ y: Int, on canvas: inout [DeepColor], from left: Int,
  with palette: inout Palette
) {
  let bounds = masks.bounds
  let width = bounds.width
  let solid =
    plan.paint == nil ? .zero : plan.paint?.fill(&palette.colors, y: y, from: bounds.left, to: bounds.right)
  if let solid, plan.isPlain {
    let shape = masks.coverage.shape
    let covered = shape.values.span.extracting(shape.range(y, of: bounds))
    return lay(solid, covered, on: &canvas, at: bounds.left - left)
  }
  paintContent(plan, masks, y, solid, palette.colors, on: &palette.content)
  for index in plan.strokes.indices { paintStroke(index, plan, masks, y, with: &palette) }
  if !plan.shadows.isEmpty {
    let silhouette = masks.silhouette
    share(
      &palette.shares, palette.content, silhouette.values.span.extracting(silhouette.range(y, of: bounds)))
  }
  // Without opacity, clip and blend mode, painting the parts of a layer one by one gives the same result as painting the layer
  // as a whole.
  guard plan.isMixed else {
    layShadows(plan, masks, y, palette.shares, on: &canvas, at: bounds.left - left)
    lay(palette.content, width, on: &canvas, at: bounds.left - left)
    return
  }
  for index in 0..<width { palette.group[index] = .zero }
  layShadows(plan, masks, y, palette.shares, on: &palette.group, at: 0)
  lay(palette.content, width, on: &palette.group, at: 0)
  if let clip = masks.clip { cut(&palette.group, to: clip.values.span.extracting(clip.range(y, of: bounds))) }
  mix(palette.group, width, plan.opacity, plan.blend, on: &canvas, at: bounds.left - left)
}

/// Paints the fill, in one color or in those of the row, then the inner shadows.
private func paintContent(
  _ plan: LayerPlan, _ masks: LayerMasks, _ y: Int, _ solid: DeepColor?, _ colors: [DeepColor],
  on content: inout [DeepColor]
) {
  let shape = masks.coverage.shape
  let covered = shape.values.span.extracting(shape.range(y, of: masks.bounds))
  if let solid {
    cover(&content, with: solid, covered)
  } else {
    cover(&content, with: colors, covered)
  }
  // The first inner shadow is on top, so it is painted last.
  for index in plan.innerShadows.indices.reversed() {
    let mask = masks.innerShadows[index]
    let shadow = mask.values.span.extracting(mask.range(y, of: masks.bounds))
    recolor(&content, with: plan.innerShadows[index].color, shadow, covered)
  }
}

private func paintStroke(
  _ index: Int, _ plan: LayerPlan, _ masks: LayerMasks, _ y: Int, with palette: inout Palette
) {
  let coverage = masks.coverage.strokes[index]
  let bounds = masks.bounds
  let lines = coverage.mask.values.span.extracting(coverage.mask.range(y, of: bounds))
  let solid: DeepColor?
  switch plan.strokes[index] {
  case .paint(let paint):
    solid = paint.fill(&palette.lineColors, y: y, from: bounds.left, to: bounds.right)
  case .across(let colors):
    solid = nil
    let rings = coverage.rings + [coverage.mask]
    for place in lines.indices where lines[place] > 0 {
      palette.lineColors[place] = average(
        of: colors, by: rings.map { $0.values[$0.range(y, of: bounds).lowerBound + place] })
    }
  }
  let beneath = masks.beneathStrokes[index]
  if let painted = beneath.painted, let hidden = beneath.hidden {
    let covered = painted.values.span.extracting(painted.range(y, of: bounds))
    let shared = hidden.values.span.extracting(hidden.range(y, of: bounds))
    if let solid {
      line(&palette.content, with: { _ in solid }, lines, covered, shared)
    } else {
      let colors = palette.lineColors
      line(&palette.content, with: { colors[$0] }, lines, covered, shared)
    }
  } else if let solid {
    line(&palette.content, with: { _ in solid }, lines)
  } else {
    let colors = palette.lineColors
    line(&palette.content, with: { colors[$0] }, lines)
  }
}

/// The mean of colors of rings, each by its share of what all cover. `covered` is what each ring and all before it cover.
private func average(of colors: [DeepColor], by covered: [UInt16]) -> DeepColor {
  let whole = UInt32(covered.last ?? 0)
  guard whole > 0 else { return .zero }
  var sum = SIMD4<UInt32>.zero
  var before: UInt32 = 0
  for (color, covered) in zip(colors, covered) {
    let reached = max(before, min(UInt32(covered), whole))
    sum &+= SIMD4<UInt32>(truncatingIfNeeded: color) &* (reached - before)
    before = reached
  }
  return DeepColor(truncatingIfNeeded: (sum &+ whole / 2) / whole)
}

private func layShadows(
  _ plan: LayerPlan, _ masks: LayerMasks, _ y: Int, _ shares: [UInt16], on target: inout [DeepColor],
  at place: Int
) {
  // The first shadow is on top, so it is painted last.
  for index in plan.shadows.indices.reversed() {
    let mask = masks.shadows[index]
    let shadow = mask.values.span.extracting(mask.range(y, of: masks.bounds))
    lay(plan.shadows[index].color, shadow, shares.span, on: &target, at: place)
  }
}
