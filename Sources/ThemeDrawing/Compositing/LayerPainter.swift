/// Lays a layer on a canvas, row by row.
struct LayerPainter {
  private let plan: LayerPlan
  private let masks: LayerMasks
  /// The row of the layer without its shadows, and that with them when it is mixed as a whole.
  private var content: [DeepColor]
  private var group: [DeepColor]
  private var colors: [DeepColor]
  /// How much of each pixel's shadows is seen.
  private var shares: [UInt16]

  init(_ plan: LayerPlan, _ masks: LayerMasks) {
    self.plan = plan
    self.masks = masks
    let row = [DeepColor](repeating: .zero, count: masks.bounds.width)
    (content, group, colors) = (row, row, row)
    shares = [UInt16](repeating: 0, count: masks.bounds.width)
  }

  mutating func paint(on canvas: inout Canvas) {
    let bounds = masks.bounds
    // Without opacity, clip and blending, layers lie one upon the other whether taken as a whole or in parts.
    let isGroup = plan.opacity < full || plan.blend != .normal || masks.clip != nil
    for y in bounds.top..<bounds.bottom {
      let row = (y - bounds.top) * bounds.width
      let place = (y - canvas.bounds.top) * canvas.bounds.width + bounds.left - canvas.bounds.left
      paintFill(y, row)
      for (cast, mask) in zip(plan.innerShadows, masks.innerShadows).reversed() {
        paintInner(cast.color, mask, row)
      }
      paintStroke(row)
      if !plan.shadows.isEmpty { shareOut(row) }
      if isGroup {
        for index in group.indices { group[index] = .zero }
        ThemeDrawing.paint(plan.shadows, masks.shadows, row: row, shares: shares, on: &group, at: 0)
        lay(content, on: &group, at: 0)
        mix(on: &canvas.pixels, at: place, row)
      } else {
        ThemeDrawing.paint(
          plan.shadows, masks.shadows, row: row, shares: shares, on: &canvas.pixels, at: place)
        lay(content, on: &canvas.pixels, at: place)
      }
    }
  }

  private mutating func paintFill(_ y: Int, _ row: Int) {
    guard let paint = plan.paint else {
      for index in content.indices { content[index] = .zero }
      return
    }
    let covered = masks.coverage.shape.values
    if let color = paint.fill(&colors, y: y, from: masks.bounds.left) {
      for index in content.indices {
        let part = covered[row + index]
        content[index] = part == full ? color : part == 0 ? .zero : color.times(part)
      }
    } else {
      for index in content.indices {
        let part = covered[row + index]
        content[index] = part == full ? colors[index] : part == 0 ? .zero : colors[index].times(part)
      }
    }
  }

  /// Within the shape: of what is there, the part under the shadow is hidden, as far as the shadow hides.
  private mutating func paintInner(_ color: DeepColor, _ mask: Mask, _ row: Int) {
    let covered = masks.coverage.shape.values
    for index in content.indices {
      let shadow = mask.values[row + index]
      if shadow == 0 { continue }
      let hidden = color.alpha.times(shadow).part(of: covered[row + index])
      content[index] = content[index].times(full - hidden) &+ color.times(shadow)
    }
  }

  private mutating func paintStroke(_ row: Int) {
    guard let lines = masks.coverage.stroke?.values else { return }
    let shapes = masks.coverage.shape.values
    let position = plan.silhouette.position
    let color = plan.strokeColor
    for index in content.indices {
      var line = lines[row + index]
      if line == 0 { continue }
      let shape = shapes[row + index]
      if position == .outside { line = min(line, full - shape) }
      let hidden = color.alpha.times(Coverage.overlap(shape, line, position)).part(of: shape)
      content[index] = content[index].times(full - hidden) &+ color.times(line)
    }
  }

  /// Beside the layer: of a pixel that is covered by c, to p of its light, shadows get (1 - c) / (1 - p), so that with the
  /// layer laid over them they have (1 - c) in the end.
  private mutating func shareOut(_ row: Int) {
    let covered = masks.silhouette.values
    for index in content.indices {
      let (painted, part) = (content[index].alpha, covered[row + index])
      shares[index] = painted == full ? 0 : part <= painted ? full : (full - part).part(of: full - painted)
    }
  }

  private func mix(on target: inout [DeepColor], at place: Int, _ row: Int) {
    let clip = masks.clip?.values
    for index in group.indices {
      let part = clip.map { $0[row + index].times(plan.opacity) } ?? plan.opacity
      let color = group[index].times(part)
      if color.alpha > 0 { target[place + index] = plan.blend.blend(color, over: target[place + index]) }
    }
  }
}

/// The first shadow lies on top.
private func paint(
  _ casts: [LayerPlan.Cast], _ masks: [Mask], row: Int, shares: [UInt16], on target: inout [DeepColor],
  at place: Int
) {
  for (cast, mask) in zip(casts, masks).reversed() {
    for index in shares.indices {
      let shadow = mask.values[row + index].times(shares[index])
      if shadow > 0 { target[place + index] = cast.color.times(shadow).over(target[place + index]) }
    }
  }
}

private func lay(_ row: [DeepColor], on target: inout [DeepColor], at place: Int) {
  for index in row.indices {
    let color = row[index]
    if color.alpha == full {
      target[place + index] = color
    } else if color.alpha > 0 {
      target[place + index] = color.over(target[place + index])
    }
  }
}
