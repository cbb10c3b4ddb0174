import ThemeCore

/// A layer in pixels: everything that does not depend on the row.
struct LayerPlan {
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

  let silhouette: Silhouette
  let paint: Paint?
  let strokeColor: DeepColor
  let shadows: [ShadowPlan]
  let innerShadows: [ShadowPlan]
  let opacity: UInt16
  let blend: BlendMode
  let clip: Silhouette?
  /// All pixels that the layer can change.
  let bounds: PixelBounds

  /// Creates the plan of a layer, which must have been checked. All plans of a drawing are in memory at once, so that the work
  /// for their lines also bounds that.
  init(_ layer: Layer, scale: Scale, budget: inout Budget) throws(DrawingError) {
    let factor = Double(scale.rawValue)
    let contours = try layer.outline.contours(scale: factor, budget: &budget)
    var stroke: Lines?
    var position = Stroke.Position.center
    if let line = layer.stroke, line.width > 0 {
      position = contours.allSatisfy(\.isClosed) ? line.position : .center
      stroke = try line.outline(of: contours, position: position, scale: factor, budget: &budget)
    }
    silhouette = Silhouette(
      shape: Lines(contours), rule: layer.outline.rule, isSimple: layer.outline.isSimple, stroke: stroke,
      position: position, isFilled: layer.fill != nil, hasInnerShadows: !layer.innerShadows.isEmpty)
    paint = layer.fill.map { Paint($0, in: layer.outline.frame, scale: factor) }
    strokeColor = layer.stroke.map { DeepColor($0.color) } ?? .zero
    let casters = Casters(of: layer, contours, scale: factor)
    shadows = try layer.shadows.map { shadow throws(DrawingError) in
      ShadowPlan(shadow, caster: try casters.around(by: shadow.spread, &budget), scale: factor)
    }
    innerShadows = try layer.innerShadows.map { shadow throws(DrawingError) in
      ShadowPlan(shadow, caster: try casters.inside(by: shadow.spread, &budget), scale: factor)
    }
    opacity = UInt16((layer.opacity * Double(full)).rounded())
    blend = layer.blend
    clip = try layer.clip.map { outline throws(DrawingError) in
      Silhouette(
        shape: Lines(try outline.contours(scale: factor, budget: &budget)), rule: outline.rule,
        isSimple: outline.isSimple, stroke: nil, position: .center, isFilled: true)
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
  fileprivate init(_ shadow: Shadow, caster: Caster?, scale: Double) {
    self.caster = caster
    color = DeepColor(shadow.color)
    x = subpixels(shadow.offset.x * scale)
    y = subpixels(shadow.offset.y * scale)
    gaussian = Gaussian(deviation: shadow.blur * scale / 2)
  }
}

/// The work for each line of an outline: making it, and the memory that it takes until the drawing is done.
private let workOfLine = 128

extension Outline {
  func contours(scale: Double, budget: inout Budget) throws(DrawingError) -> [Contour] {
    guard let contours = path.flattened(scale: scale, limit: DrawingLimits.lines) else {
      throw DrawingError(problem: .tooMany(Limits().exceeded(.curveLines)))
    }
    try budget.spend(workOfLine * contours.reduce(0) { $0 + $1.points.count })
    return contours
  }
}

extension Lines {
  init(_ contours: [Contour]) {
    for contour in contours { add(contour.points.map(\.place)) }
  }
}

extension Stroke {
  /// The outline of the stroke along contours. A stroke inside or outside the shape is outlined with twice its width; the other
  /// half is cut off later.
  func outline(
    of contours: [Contour], position: Position, scale: Double, budget: inout Budget
  ) throws(DrawingError) -> Lines {
    var outline = StrokeOutline(
      halfWidth: width * scale * (position == .center ? 0.5 : 1), join: join, cap: cap, miterLimit: miterLimit
    )
    let affordable = budget.left / workOfLine
    let most = min(8 * DrawingLimits.lines, affordable)
    for contour in contours {
      guard outline.add(contour, upTo: most) else {
        guard most == affordable else {
          throw DrawingError(problem: .tooMany(Limits().exceeded(.curveLines)))
        }
        try budget.spend(workOfLine * (most + 1))
        break
      }
    }
    try budget.spend(workOfLine * outline.lines.lines.count)
    return outline.lines
  }
}
