/// Lays a layer on a canvas, row by row.
struct LayerPainter {
  private let plan: LayerPlan
  private let masks: LayerMasks
  /// The row of the layer without its shadows, and that with them when it is mixed as a whole.
  private var content: [DeepColor]
  private var group: [DeepColor]
  private var colors: [DeepColor]

  init(_ plan: LayerPlan, _ masks: LayerMasks) {
    self.plan = plan
    self.masks = masks
    let row = [DeepColor](repeating: .zero, count: masks.bounds.width)
    (content, group, colors) = (row, row, row)
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
      if isGroup {
        for index in group.indices { group[index] = .zero }
        paintShadows(on: &group, at: 0, row)
        lay(content, on: &group, at: 0)
        mix(on: &canvas.pixels, at: place, row)
      } else {
        paintShadows(on: &canvas.pixels, at: place, row)
        lay(content, on: &canvas.pixels, at: place)
      }
    }
  }

  private mutating func paintFill(_ y: Int, _ row: Int) {
    guard let paint = plan.paint else {
      for index in content.indices { content[index] = .zero }
      return
    }
    let solid = paint.fill(&colors, y: y, from: masks.bounds.left)
    for index in content.indices {
      let covered = masks.coverage.shape.values[row + index]
      let color = solid ?? colors[index]
      content[index] = covered == full ? color : covered == 0 ? .zero : color.times(covered)
    }
  }

  /// Within the shape: of what is there, the part under the shadow is hidden, as far as the shadow hides.
  private mutating func paintInner(_ color: DeepColor, _ mask: Mask, _ row: Int) {
    for index in content.indices {
      let shadow = mask.values[row + index]
      guard shadow > 0 else { continue }
      let hidden = color.alpha.times(shadow).part(of: masks.coverage.shape.values[row + index])
      content[index] = content[index].times(full - hidden) &+ color.times(shadow)
    }
  }

  private mutating func paintStroke(_ row: Int) {
    guard let stroke = masks.coverage.stroke else { return }
    let position = plan.silhouette.position
    for index in content.indices {
      var line = stroke.values[row + index]
      guard line > 0 else { continue }
      let shape = masks.coverage.shape.values[row + index]
      if position == .outside { line = min(line, full - shape) }
      let overlap = Coverage.overlap(shape, line, position)
      let hidden = plan.strokeColor.alpha.times(overlap).part(of: shape)
      content[index] = content[index].times(full - hidden) &+ plan.strokeColor.times(line)
    }
  }

  /// Beside the layer: of a pixel that is covered by c, to p of its light, shadows get (1 - c) / (1 - p), so that with the
  /// layer laid over them they have (1 - c) in the end.
  private func paintShadows(on target: inout [DeepColor], at place: Int, _ row: Int) {
    guard !masks.shadows.isEmpty else { return }
    for index in content.indices {
      let painted = content[index].alpha
      if painted == full { continue }
      var share = full
      if let covered = covered(row + index), covered > painted {
        share = (full - covered).part(of: full - painted)
      }
      if share == 0 { continue }
      for (cast, mask) in zip(plan.shadows, masks.shadows).reversed() {
        let shadow = mask.values[row + index]
        if shadow == 0 { continue }
        target[place + index] = cast.color.times(shadow.times(share)).over(target[place + index])
      }
    }
  }

  private func covered(_ index: Int) -> UInt16? {
    let coverage = masks.coverage
    let fill = coverage.isFilled ? coverage.shape.values[index] : 0
    guard let stroke = coverage.stroke?.values[index] else { return fill }
    return coverage.position == .outside
      ? UInt16(clamping: UInt32(fill) + UInt32(stroke)) : max(fill, stroke)
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

  private func mix(on target: inout [DeepColor], at place: Int, _ row: Int) {
    for index in group.indices {
      var part = plan.opacity
      if let clip = masks.clip { part = part.times(clip.values[row + index]) }
      let color = group[index].times(part)
      guard color.alpha > 0 else { continue }
      target[place + index] = plan.blend.blend(color, over: target[place + index])
    }
  }
}
