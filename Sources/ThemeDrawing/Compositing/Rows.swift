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
