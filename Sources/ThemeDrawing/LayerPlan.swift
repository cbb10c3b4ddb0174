import ThemeCore

/// A layer in pixels, with all that is the same for every row.
struct LayerPlan {
  /// A shadow in pixels.
  struct ShadowPlan {
    let color: DeepColor
    /// In 1/1024 pixel.
    let x: Int
    let y: Int
    /// Nil is sharp.
    let gaussian: Gaussian?

    /// How far around the shape, in pixels, pixels count for it.
    var reach: Int { gaussian?.reach ?? 0 }
    /// The whole pixels of the offset, and the rest in 1/1024.
    var whole: (x: Int, y: Int) { (x >> subpixelBits, y >> subpixelBits) }
    var rest: (x: Int, y: Int) { (x & (subpixels - 1), y & (subpixels - 1)) }

    /// The pixels that the shadow of some pixels can fall on.
    func reached(from bounds: PixelBounds) -> PixelBounds {
      let moved = bounds.moved(x: whole.x, y: whole.y).expanded(by: reach)
      return moved.isEmpty
        ? moved
        : PixelBounds(
          left: moved.left, top: moved.top, right: moved.right + (rest.x > 0 ? 1 : 0),
          bottom: moved.bottom + (rest.y > 0 ? 1 : 0))
    }

    /// The pixels that count for the shadow on some pixels.
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
  /// All pixels that it can change.
  let bounds: PixelBounds

  /// Takes a layer that has been checked.
  init(_ layer: Layer, scale: Scale) throws(DrawingError) {
    let factor = Double(scale.rawValue)
    let contours = try layer.outline.contours(scale: factor)
    var stroke: Lines?
    var position = Stroke.Position.center
    if let line = layer.stroke, line.width > 0 {
      position = contours.allSatisfy(\.isClosed) ? line.position : .center
      stroke = try line.outline(of: contours, position: position, scale: factor)
    }
    silhouette = Silhouette(
      shape: Lines(contours), rule: layer.outline.rule, isSimple: layer.outline.isSimple, stroke: stroke,
      position: position, isFilled: layer.fill != nil)
    paint = layer.fill.map { Paint($0, in: layer.outline.frame, scale: factor) }
    strokeColor = layer.stroke.map { DeepColor($0.color) } ?? .zero
    shadows = layer.shadows.map { ShadowPlan($0, scale: factor) }
    innerShadows = layer.innerShadows.map { ShadowPlan($0, scale: factor) }
    opacity = UInt16((layer.opacity * Double(full)).rounded())
    blend = layer.blend
    clip = try layer.clip.map { outline throws(DrawingError) in
      Silhouette(
        shape: Lines(try outline.contours(scale: factor)), rule: outline.rule, isSimple: outline.isSimple,
        stroke: nil, position: .center, isFilled: true)
    }
    var bounds = silhouette.bounds
    if !innerShadows.isEmpty { bounds = bounds.union(silhouette.shape.bounds) }
    for shadow in shadows { bounds = bounds.union(shadow.reached(from: silhouette.bounds)) }
    if let clip { bounds = bounds.intersection(clip.bounds) }
    self.bounds = bounds
  }
}

extension LayerPlan.ShadowPlan {
  fileprivate init(_ shadow: Shadow, scale: Double) {
    color = DeepColor(shadow.color)
    x = subpixels(shadow.offset.x * scale)
    y = subpixels(shadow.offset.y * scale)
    gaussian = Gaussian(deviation: shadow.blur * scale / 2)
  }
}

extension Outline {
  fileprivate func contours(scale: Double) throws(DrawingError) -> [Contour] {
    guard let contours = path.flattened(scale: scale, limit: DrawingLimits.lines) else {
      throw DrawingError(problem: .tooMany(Limits().exceeded(.curveLines)))
    }
    return contours
  }
}

extension Lines {
  fileprivate init(_ contours: [Contour]) {
    for contour in contours { add(contour.points.map(\.place)) }
  }
}

extension Stroke {
  /// A stroke on one side of its line is one of twice the width, of which the other side is cut off.
  fileprivate func outline(
    of contours: [Contour], position: Position, scale: Double
  ) throws(DrawingError) -> Lines {
    var outline = StrokeOutline(
      halfWidth: width * scale * (position == .center ? 0.5 : 1), join: join, cap: cap, miterLimit: miterLimit
    )
    for contour in contours {
      outline.add(contour)
      guard outline.lines.lines.count <= 8 * DrawingLimits.lines else {
        throw DrawingError(problem: .tooMany(Limits().exceeded(.curveLines)))
      }
    }
    return outline.lines
  }
}
