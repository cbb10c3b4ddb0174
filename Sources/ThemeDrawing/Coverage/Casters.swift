import ThemeCore

/// Makes what casts the shadows of a layer that have a spread.
///
/// Rectangles, rounded rectangles, capsules and ellipses stay what they are, with the corners of CSS Backgrounds and Borders 3,
/// §6.2. Other shapes grow or shrink by a stroke along their outline, whose corners are those of the layer's stroke.
struct Casters {
  private let layer: Layer
  private let contours: [Contour]
  private let placing: Placing
  /// What a spread is multiplied by to be a length of the layer.
  private let spreads: Double
  /// The inner and the outer edge of the strokes, in points outward from the outline. Both are 0 without a stroke.
  private let stroke: (inner: Double, outer: Double)
  private let isClosed: Bool

  /// `contours` are those of the layer's outline, in pixels.
  init(of layer: Layer, _ contours: [Contour], _ placing: Placing, spreads: Double) {
    self.layer = layer
    self.contours = contours
    self.placing = placing
    self.spreads = spreads
    let isClosed = contours.allSatisfy(\.isClosed)
    self.isClosed = isClosed
    var reach = (inner: 0.0, outer: 0.0)
    for stroke in layer.strokes {
      let position = isClosed ? stroke.position : .center
      let outer = position == .inside ? 0 : position == .center ? stroke.width / 2 : stroke.width
      reach = (min(reach.inner, outer - stroke.width), max(reach.outer, outer))
    }
    stroke = reach
  }

  /// What casts a shadow with a spread in points around the layer; nil for a spread of 0, with which the layer itself does.
  func around(by spread: Double, _ budget: inout Budget) throws(DrawingError) -> Caster? {
    guard spread != 0 else { return nil }
    let spread = spreads * spread
    let isStroked = stroke.inner < stroke.outer
    var caster = Caster()
    if isStroked, !isClosed { caster.line = try line(grownBy: spread, &budget) }
    if !layer.fills.isEmpty {
      caster.area = try area(to: isClosed ? stroke.outer : 0, spread: spread, &budget)
    } else if isStroked, isClosed, stroke.outer - stroke.inner + 2 * spread > 0 {
      caster.area = try area(to: stroke.outer, spread: spread, &budget)
      caster.hole = try area(to: stroke.inner, spread: -spread, &budget)
    }
    return caster
  }

  /// Through what light falls inside the layer for an inner shadow with a spread in points; nil for a spread of 0.
  func inside(by spread: Double, _ budget: inout Budget) throws(DrawingError) -> Caster? {
    guard spread != 0 else { return nil }
    return Caster(area: try area(to: stroke.inner, spread: -spreads * spread, &budget))
  }

  /// The shape as far as an edge of its stroke, and then grown by `spread`; nil if nothing is left of it.
  private func area(
    to edge: Double, spread: Double, _ budget: inout Budget
  ) throws(DrawingError) -> Caster.Area? {
    if let outline = layer.outline.moved(to: edge, join: layer.strokes.first?.join ?? .miter)?.spread(
      by: spread)
    {
      let lines = Lines(try outline.contours(placing, budget: &budget))
      guard !lines.lines.isEmpty else { return nil }
      return Caster.Area(silhouette: filled(lines, nil), isReduced: false)
    }
    let distance = edge + spread
    let closed = contours.map { contour in
      var contour = contour
      contour.isClosed = true
      return contour
    }
    guard distance != 0 else {
      return Caster.Area(silhouette: filled(Lines(closed), nil), isReduced: false)
    }
    let position = distance > 0 ? Stroke.Position.outside : .inside
    let lines = try outline(width: distance.magnitude, position, along: closed, &budget)
    return Caster.Area(silhouette: filled(Lines(closed), lines, position), isReduced: distance < 0)
  }

  private func line(grownBy spread: Double, _ budget: inout Budget) throws(DrawingError) -> Silhouette? {
    let width = stroke.outer - stroke.inner + 2 * spread
    guard width > 0 else { return nil }
    let lines = try outline(width: width, .center, along: contours, &budget)
    return Silhouette(
      shape: Lines(), rule: .nonzero, isSimple: true,
      strokes: [StrokeLines(lines: lines, position: .center)], isFilled: false)
  }

  private func outline(
    width: Double, _ position: Stroke.Position, along contours: [Contour], _ budget: inout Budget
  ) throws(DrawingError) -> Lines {
    var stroke = layer.strokes.first ?? Stroke(color: .clear, width: width)
    stroke.width = width
    stroke.dashes = []
    return try stroke.outline(of: contours, position: position, placing, budget: &budget)
  }

  private func filled(_ shape: Lines, _ stroke: Lines?, _ position: Stroke.Position = .center) -> Silhouette {
    Silhouette(
      shape: shape, rule: layer.outline.rule, isSimple: placing.keepsSimple && layer.outline.isSimple,
      strokes: stroke.map { [StrokeLines(lines: $0, position: position)] } ?? [], isFilled: true)
  }
}

extension Outline {
  /// The outline that is `distance` points outside of this one, or inside if that is less than 0; nil for shapes whose outlines
  /// are not of the same kind. `join` decides whether a sharp corner stays sharp.
  fileprivate func moved(to distance: Double, join: Stroke.Join) -> Outline? {
    resized(by: distance) { radius in
      radius > 0 || (join == .round && distance > 0) ? max(radius + distance, 0) : 0
    }
  }

  /// The outline of a shadow of this shape with a spread in points; nil as above.
  fileprivate func spread(by spread: Double) -> Outline? {
    resized(by: spread) { radius in
      guard spread > 0, radius < spread else { return max(radius + spread, 0) }
      // A small corner becomes round gradually.
      let rest = radius / spread - 1
      return radius + spread * (1 + rest * rest * rest)
    }
  }

  private func resized(by distance: Double, _ radius: (Double) -> Double) -> Outline? {
    var outline = self
    outline.frame = Rect(
      x: frame.x - distance, y: frame.y - distance, width: frame.width + 2 * distance,
      height: frame.height + 2 * distance)
    switch shape {
    case .capsule, .ellipse: return outline
    case .rectangle: outline.shape = .roundedRectangle(Corners(0).mapped(radius))
    case .roundedRectangle(let corners, let smoothing):
      outline.shape = .roundedRectangle(corners.fitting(frame).mapped(radius), smoothing: smoothing)
    case .chevron, .star, .arc, .ring, .polygon, .path: return nil
    }
    return outline
  }
}

extension Corners {
  fileprivate func mapped(_ radius: (Double) -> Double) -> Corners {
    Corners(
      topLeft: radius(topLeft), topRight: radius(topRight), bottomRight: radius(bottomRight),
      bottomLeft: radius(bottomLeft))
  }

  /// The radii that the corners have in a frame: all shrink by a common factor if two don't fit on a side.
  fileprivate func fitting(_ frame: Rect<Double>) -> Corners {
    var factor = 1.0
    for (radii, side) in [
      (topLeft + topRight, frame.width), (bottomLeft + bottomRight, frame.width),
      (topLeft + bottomLeft, frame.height), (topRight + bottomRight, frame.height),
    ] where radii > side {
      factor = min(factor, max(side, 0) / radii)
    }
    return mapped { $0 * factor }
  }
}

/// What casts a shadow with a spread: the shape of a layer, grown or shrunk, less a hole, and a line of its own.
struct Caster {
  /// A shape that a stroke outside it enlarges, or that one inside it reduces.
  struct Area {
    /// The shape, filled, and the stroke.
    var silhouette: Silhouette
    let isReduced: Bool

    func mask(in bounds: PixelBounds, budget: inout Budget) throws(DrawingError) -> Mask {
      let coverage = try silhouette.coverage(in: bounds, budget: &budget)
      return isReduced ? coverage.inner : coverage.silhouette
    }
  }

  /// Nil if nothing is left of the shape.
  var area: Area?
  /// The part of the area that is free, inside a stroke without a fill.
  var hole: Area?
  /// The stroke along an open path.
  var line: Silhouette?

  /// The pixels that can be covered.
  var bounds: PixelBounds {
    (area?.silhouette.bounds ?? .empty).union(line?.bounds ?? .empty)
  }

  /// The caster moved right by `x` and down by `y`, in 1/1024 pixel.
  func moved(x: Int, y: Int) -> Caster {
    var moved = self
    if let area { moved.area?.silhouette = area.silhouette.moved(x: x, y: y) }
    if let hole { moved.hole?.silhouette = hole.silhouette.moved(x: x, y: y) }
    moved.line = line?.moved(x: x, y: y)
    return moved
  }

  /// The coverage of the pixels in `bounds`.
  func mask(in bounds: PixelBounds, budget: inout Budget) throws(DrawingError) -> Mask {
    var mask = try area?.mask(in: bounds, budget: &budget) ?? Mask(bounds)
    if let hole {
      mask = mask.mixed(with: try hole.mask(in: bounds, budget: &budget)) { $0 - min($0, $1) }
    }
    if let line {
      mask = mask.mixed(with: try line.coverage(in: bounds, budget: &budget).silhouette) { max($0, $1) }
    }
    return mask
  }
}
