import ThemeCore

/// A layer in pixels: everything that does not depend on the row. A class, because it is large, and handed on for each row.
final class LayerPlan {
  /// A shadow of a layer, in pixels.
  struct ShadowPlan {
    let color: DeepColor
    /// The offset in 1/1024 pixel.
    let x: Int
    let y: Int
    /// The blur; nil for a sharp shadow.
    let gaussian: Gaussian?
    /// What casts a shadow with a spread; nil for a shadow that the layer itself casts.
    let caster: Caster?

    /// The distance, in pixels, up to which the pixels around one contribute to its shadow.
    var reach: Int { gaussian?.reach ?? 0 }
    /// The whole pixels of the offset; `rest` is the remainder in 1/1024 pixel.
    var whole: (x: Int, y: Int) { (x >> subpixelBits, y >> subpixelBits) }
    var rest: (x: Int, y: Int) { (x & (subpixels - 1), y & (subpixels - 1)) }

    /// The pixels on which the shadow of `bounds` can fall.
    func reached(from bounds: PixelBounds) -> PixelBounds {
      let moved = bounds.moved(x: whole.x, y: whole.y).expanded(by: reach)
      return moved.isEmpty
        ? moved
        : PixelBounds(
          left: moved.left, top: moved.top, right: moved.right + (rest.x > 0 ? 1 : 0),
          bottom: moved.bottom + (rest.y > 0 ? 1 : 0))
    }

    /// The pixels that can cast a shadow on `bounds`.
    func needed(for bounds: PixelBounds) -> PixelBounds {
      bounds.moved(x: -whole.x, y: -whole.y).expanded(by: reach + 1)
    }
  }

  /// What a stroke is painted with.
  enum StrokePaint {
    case paint(Paint)
    /// The color of each ring of the stroke, from the thinnest.
    case across([DeepColor])
  }

  let silhouette: Silhouette
  let paint: Paint?
  /// For each stroke of the silhouette, what it is painted with.
  let strokes: [StrokePaint]
  let shadows: [ShadowPlan]
  let innerShadows: [ShadowPlan]
  let opacity: UInt16
  let blend: BlendMode
  let clip: Silhouette?
  /// The index in the drawing of the item that the layer is, or is part of.
  var item: Int?
  /// All pixels that the layer can change.
  let bounds: PixelBounds

  /// What a pixel costs beyond one that is painted and mixed plainly, in steps of the budget.
  var addedCost: Int {
    strokes.reduce((paint?.addedCost ?? 0) + blend.addedCost) { cost, stroke in
      if case .paint(let paint) = stroke { cost + paint.addedCost } else { cost }
    }
  }

  /// Whether the layer is mixed with what is below as a whole.
  var isMixed: Bool { opacity < full || blend != .normal || clip != nil }
  /// Whether the layer is nothing but its fill.
  var isPlain: Bool { strokes.isEmpty && shadows.isEmpty && innerShadows.isEmpty && !isMixed }

  /// Creates the plan of a layer, which must have been checked. Nothing outside of `sheet` is looked at. All plans of a drawing
  /// are in memory at once, so that the work for their lines also bounds that.
  init(_ layer: Layer, _ outer: Placing, on sheet: PixelBounds, budget: inout Budget) throws(DrawingError) {
    let placing = outer.after(layer.transform)
    let outline = layer.outline
    let contours = try outline.contours(placing, budget: &budget)
    let isClosed = contours.allSatisfy(\.isClosed)
    var lines: [StrokeLines] = []
    var paints: [StrokePaint] = []
    for stroke in layer.strokes where stroke.width > 0 {
      let position = isClosed ? stroke.position : .center
      let rings = stroke.rings(isClosed: isClosed, placing)
      lines.append(
        StrokeLines(
          lines: try stroke.outline(of: contours, position: position, placing, budget: &budget),
          position: position,
          rings: try rings.dropLast().map { ring throws(DrawingError) in
            var stroke = stroke
            stroke.width = ring.width
            return try stroke.outline(of: contours, position: position, placing, budget: &budget)
          }))
      switch stroke.paint {
      case .fill(let fill):
        paints.append(
          .paint(try Paint(fill, in: outline.frame, placing, on: sheet, budget: &budget)))
      case .across: paints.append(.across(rings.map(\.color)))
      }
    }
    strokes = paints
    silhouette = Silhouette(
      shape: Lines(contours.map { $0.placed(by: placing) }), rule: outline.rule,
      isSimple: placing.keepsSimple && outline.isSimple, strokes: lines, isFilled: !layer.fills.isEmpty,
      hasInnerShadows: !layer.innerShadows.isEmpty)
    paint = try Paint(layer.fills, in: outline.frame, placing, on: sheet, budget: &budget)
    let casters = Casters(of: layer, contours, placing, spreads: outer.length / max(placing.length, 1e-9))
    shadows = try layer.shadows.map { shadow throws(DrawingError) in
      ShadowPlan(shadow, caster: try casters.around(by: shadow.spread, &budget), outer)
    }
    innerShadows = try layer.innerShadows.map { shadow throws(DrawingError) in
      ShadowPlan(shadow, caster: try casters.inside(by: shadow.spread, &budget), outer)
    }
    opacity = UInt16((layer.opacity * Double(full)).rounded())
    blend = layer.blend
    clip = try layer.clip.map { outline throws(DrawingError) in
      Silhouette(
        shape: Lines(try outline.contours(placing, budget: &budget).map { $0.placed(by: placing) }),
        rule: outline.rule, isSimple: placing.keepsSimple && outline.isSimple, strokes: [], isFilled: true)
    }
    var bounds = silhouette.bounds
    if !innerShadows.isEmpty { bounds = bounds.union(silhouette.shape.bounds) }
    for shadow in shadows {
      bounds = bounds.union(shadow.reached(from: shadow.caster?.bounds ?? silhouette.bounds))
    }
    if let clip { bounds = bounds.intersection(clip.bounds) }
    self.bounds = bounds
  }
}

extension LayerPlan.ShadowPlan {
  fileprivate init(_ shadow: Shadow, caster: Caster?, _ placing: Placing) {
    self.caster = caster
    color = DeepColor(shadow.color)
    let transform = placing.transform
    x = subpixels((transform.a * shadow.offset.x + transform.c * shadow.offset.y) * placing.scale)
    y = subpixels((transform.b * shadow.offset.x + transform.d * shadow.offset.y) * placing.scale)
    gaussian = Gaussian(deviation: shadow.blur * placing.length / 2)
  }
}

/// The work for each line of an outline: making it, and the memory that it takes until the drawing is done.
private let workOfLine = 128

extension Outline {
  /// The outline as straight lines, in pixels, but for what is left of ``Placing/rest``.
  func contours(_ placing: Placing, budget: inout Budget) throws(DrawingError) -> [Contour] {
    let path = placing.similarity.isIdentity ? path : path.mapped { placing.similarity($0) }
    guard let contours = path.flattened(scale: placing.factor, limit: DrawingLimits.lines) else {
      throw DrawingError(problem: .tooMany(Limits().exceeded(.curveLines)))
    }
    try budget.count(workOfLine * contours.reduce(0) { $0 + $1.points.count })
    return contours
  }
}

extension Lines {
  init(_ contours: [Contour]) {
    reserve(contours.reduce(0) { $0 + $1.points.count })
    for contour in contours { add(contour.points.lazy.map(\.place)) }
  }
}

extension Contour {
  fileprivate func placed(by placing: Placing) -> Contour {
    guard let rest = placing.rest else { return self }
    var placed = self
    for index in placed.points.indices { placed.points[index].place = rest(points[index].place) }
    return placed
  }
}

extension Stroke {
  /// The outline of the stroke along contours. A stroke inside or outside the shape is outlined with twice its width; the other
  /// half is cut off later.
  func outline(
    of contours: [Contour], position: Position, _ placing: Placing, budget: inout Budget
  ) throws(DrawingError) -> Lines {
    let scale = placing.length
    var outline = StrokeOutline(
      halfWidth: width * scale * (position == .center ? 0.5 : 1), join: join, cap: cap,
      miterLimit: miterLimit, cutsMiter: cutsMiter, placing: placing.rest
    )
    let affordable = budget.left / workOfLine
    let most = min(DrawingLimits.strokeLines, affordable)
    let contours = try dashed(contours, scale: scale, budget: &budget)
    for contour in contours {
      guard outline.add(contour, upTo: most) else {
        guard most == affordable else {
          throw DrawingError(problem: .tooMany(Limits().exceeded(.curveLines)))
        }
        try budget.count(workOfLine * (most + 1))
        break
      }
    }
    try budget.count(workOfLine * outline.lines.lines.count)
    return outline.lines
  }

  /// The widths and colors of the rings by which a gradient across the width is painted, about four a pixel.
  func rings(isClosed: Bool, _ placing: Placing) -> [(width: Double, color: DeepColor)] {
    guard case .across(let stops) = paint else { return [] }
    let ramp = Ramp(stops)
    let count = min(max(Int((width * placing.length * 4).rounded(.up)), 4), 32)
    var part = 0
    return (1...count).map { index in
      (
        width * Double(index) / Double(count),
        ramp.color(at: (Double(index) - 0.5) / Double(count), near: &part)
      )
    }
  }
}
