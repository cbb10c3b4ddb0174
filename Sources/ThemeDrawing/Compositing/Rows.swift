// Operations on a row of pixels, each on as many pixels as the first span of the call has. `place` is where the row begins in
// the target.

/// Sets each pixel to a color, multiplied by its coverage.
func cover(_ row: inout [DeepColor], with color: DeepColor, _ covered: Span<UInt16>) {
  var row = row.mutableSpan
  for index in covered.indices {
    let part = covered[index]
    row[index] = part == full ? color : part == 0 ? .zero : color.times(part)
  }
}

/// Sets each pixel to its own color, multiplied by its coverage.
func cover(_ row: inout [DeepColor], with colors: [DeepColor], _ covered: Span<UInt16>) {
  let colors = colors.span
  var row = row.mutableSpan
  for index in covered.indices {
    let part = covered[index]
    row[index] = part == full ? colors[index] : part == 0 ? .zero : colors[index].times(part)
  }
}

/// Paints an inner shadow, which lies entirely on the covered part of each pixel. The existing color is reduced by the fraction
/// of the covered part that the shadow hides.
func recolor(
  _ row: inout [DeepColor], with color: DeepColor, _ shadow: Span<UInt16>, _ covered: Span<UInt16>
) {
  var row = row.mutableSpan
  for index in shadow.indices {
    let part = shadow[index]
    if part == 0 { continue }
    let hidden = color.alpha.times(part).part(of: covered[index])
    row[index] = row[index].times(full - hidden) &+ color.times(part)
  }
}

/// Paints a stroke. The existing color is reduced by the fraction of the covered part that the stroke hides: by `shared` of
/// `covered`.
@inline(__always)
func line(
  _ row: inout [DeepColor], with color: (Int) -> DeepColor, _ lines: Span<UInt16>, _ covered: Span<UInt16>,
  _ shared: Span<UInt16>
) {
  var row = row.mutableSpan
  for index in lines.indices where lines[index] > 0 {
    let color = color(index)
    let shape = covered[index]
    let hiding = min(shared[index], shape)
    // Together, fill and stroke are at most the whole pixel.
    let part = min(lines[index], full - shape + hiding)
    row[index] = row[index].times(full - color.alpha.times(hiding).part(of: shape)) &+ color.times(part)
  }
}

/// Paints a stroke on nothing.
@inline(__always)
func line(_ row: inout [DeepColor], with color: (Int) -> DeepColor, _ lines: Span<UInt16>) {
  var row = row.mutableSpan
  for index in lines.indices where lines[index] > 0 { row[index] = color(index).times(lines[index]) }
}

/// Sets the visible part of the shadows below a row. For a pixel with the coverage c and the alpha p, that is
/// (1 - c) / (1 - p), so that shadows have the part 1 - c after the row is composited over them.
func share(_ shares: inout [UInt16], _ row: [DeepColor], _ silhouette: Span<UInt16>) {
  let row = row.span
  var shares = shares.mutableSpan
  for index in silhouette.indices {
    let (taken, covered) = (row[index].alpha, silhouette[index])
    shares[index] =
      taken == full ? 0 : covered <= taken ? full : (full - covered).part(of: full - taken)
  }
}

/// Composites a shadow over the target.
func lay(
  _ color: DeepColor, _ shadow: Span<UInt16>, _ shares: Span<UInt16>, on target: inout [DeepColor],
  at place: Int
) {
  var target = target.mutableSpan
  for index in shadow.indices {
    let (part, share) = (shadow[index], shares[index])
    if part == 0 || share == 0 { continue }
    target[place + index] = color.times(part.times(share)).over(target[place + index])
  }
}

/// Composites a color over the target, by its coverage of each pixel.
func lay(_ color: DeepColor, _ covered: Span<UInt16>, on target: inout [DeepColor], at place: Int) {
  var target = target.mutableSpan
  for index in covered.indices {
    let part = covered[index]
    if part == 0 { continue }
    let top = part == full ? color : color.times(part)
    if top.alpha == full {
      target[place + index] = top
    } else if top.alpha > 0 {
      target[place + index] = top.over(target[place + index])
    }
  }
}

/// Composites a row over the target.
func lay(_ row: [DeepColor], _ count: Int, on target: inout [DeepColor], at place: Int) {
  let row = row.span
  var target = target.mutableSpan
  for index in 0..<count {
    let color = row[index]
    if color.alpha == full {
      target[place + index] = color
    } else if color.alpha > 0 {
      target[place + index] = color.over(target[place + index])
    }
  }
}

/// Multiplies each pixel by the coverage of a clip.
func cut(_ row: inout [DeepColor], to clip: Span<UInt16>) {
  var row = row.mutableSpan
  for index in clip.indices where clip[index] < full { row[index] = row[index].times(clip[index]) }
}

/// Blends a row of a whole layer with the target, after multiplying it by the opacity.
func mix(
  _ row: [DeepColor], _ count: Int, _ opacity: UInt16, _ blend: BlendMode, on target: inout [DeepColor],
  at place: Int
) {
  let row = row.span
  var target = target.mutableSpan
  for index in 0..<count where row[index].alpha > 0 {
    target[place + index] = blend.blend(row[index].times(opacity), over: target[place + index])
  }
}

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
