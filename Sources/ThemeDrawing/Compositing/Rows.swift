// What is done to a row of pixels: as many as the first span of the call has. In a target, the row begins at a place.

/// One color, as much of it as is covered.
func cover(_ row: inout [DeepColor], with color: DeepColor, _ covered: Span<UInt16>) {
  var row = row.mutableSpan
  for index in covered.indices {
    let part = covered[index]
    row[index] = part == full ? color : part == 0 ? .zero : color.times(part)
  }
}

/// A color for each pixel, as much of it as is covered.
func cover(_ row: inout [DeepColor], with colors: [DeepColor], _ covered: Span<UInt16>) {
  let colors = colors.span
  var row = row.mutableSpan
  for index in covered.indices {
    let part = covered[index]
    row[index] = part == full ? colors[index] : part == 0 ? .zero : colors[index].times(part)
  }
}

/// An inner shadow, which lies wholly on what is covered: of what is there, the part under the shadow is hidden, as far
/// as the shadow hides.
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

/// A stroke, of which a part lies on what is covered.
func line(
  _ row: inout [DeepColor], with color: DeepColor, _ lines: Span<UInt16>, _ covered: Span<UInt16>,
  _ position: Stroke.Position
) {
  var row = row.mutableSpan
  for index in lines.indices {
    var part = lines[index]
    if part == 0 { continue }
    let shape = covered[index]
    if position == .outside { part = min(part, full - shape) }
    let hidden = color.alpha.times(Coverage.overlap(shape, part, position)).part(of: shape)
    row[index] = row[index].times(full - hidden) &+ color.times(part)
  }
}

/// How much is seen of the shadows below a row. Where c of a pixel is covered and p of its light is taken, that is
/// (1 - c) / (1 - p): with the row laid over them, shadows then have the part 1 - c in the end.
func share(_ shares: inout [UInt16], _ row: [DeepColor], _ silhouette: Span<UInt16>) {
  let row = row.span
  var shares = shares.mutableSpan
  for index in silhouette.indices {
    let (taken, covered) = (row[index].alpha, silhouette[index])
    shares[index] =
      taken == full ? 0 : covered <= taken ? full : (full - covered).part(of: full - taken)
  }
}

/// A shadow over what is there.
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

/// A row over what is there.
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

/// The part of a row that a clip leaves.
func cut(_ row: inout [DeepColor], to clip: Span<UInt16>) {
  var row = row.mutableSpan
  for index in clip.indices where clip[index] < full { row[index] = row[index].times(clip[index]) }
}

/// A row of a whole layer: part of it, and blended with what is there.
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
