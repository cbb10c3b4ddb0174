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

/// The outlines of a layer, in pixels, and which parts of them are painted.
struct Silhouette {
  let shape: Lines
  let rule: FillRule
  /// Whether the lines of the shape never cross.
  let isSimple: Bool
  /// The strokes, from the lowest up.
  let strokes: [StrokeLines]
  /// Whether the inside of the shape is painted.
  let isFilled: Bool
  /// Whether inner shadows fall on the shape.
  var hasInnerShadows = false

  /// The pixels that can be painted.
  var bounds: PixelBounds {
    strokes.reduce(isFilled ? shape.bounds : .empty) {
      $0.union($1.position == .inside ? shape.bounds : $1.lines.bounds)
    }
  }

  /// The pixels that the outlines of shape and strokes can touch.
  var outlineBounds: PixelBounds { strokes.reduce(shape.bounds) { $0.union($1.lines.bounds) } }

  /// The outlines moved right by `x` and down by `y`, in 1/1024 pixel.
  func moved(x: Int, y: Int) -> Silhouette {
    Silhouette(
      shape: shape.moved(x: x, y: y), rule: rule, isSimple: isSimple,
      strokes: strokes.map { $0.moved(x: x, y: y) }, isFilled: isFilled, hasInnerShadows: hasInnerShadows)
  }

  /// The coverage of the pixels in `bounds`.
  func coverage(in bounds: PixelBounds, budget: inout Budget) throws(DrawingError) -> Coverage {
    let shape = try self.shape.mask(isSimple ? nil : .shape(rule), in: bounds, budget: &budget)
    let strokes = try self.strokes.map { stroke throws(DrawingError) in
      try coverage(of: stroke, in: bounds, budget: &budget)
    }
    return Coverage(shape: shape, strokes: strokes, isFilled: isFilled)
  }

  private func coverage(
    of stroke: StrokeLines, in bounds: PixelBounds, budget: inout Budget
  ) throws(DrawingError) -> StrokeCoverage {
    let inside: Inside =
      switch stroke.position {
      case .inside: .strokeInside(rule)
      case .center: .stroke
      case .outside: .strokeOutside(rule)
      }
    func mask(_ lines: Lines) throws(DrawingError) -> Mask {
      try lines.mask(
        inside, in: bounds, shape: stroke.position == .center ? nil : shape, budget: &budget)
    }
    let whole = try mask(stroke.lines)
    let shared: Mask? =
      switch stroke.position {
      case _ where !isFilled && !hasInnerShadows: nil
      case .inside: whole
      case .center: try stroke.lines.mask(.strokeInside(rule), in: bounds, shape: shape, budget: &budget)
      case .outside: Mask(bounds)
      }
    return StrokeCoverage(
      mask: whole, shared: shared, position: stroke.position,
      rings: try stroke.rings.map { lines throws(DrawingError) in try mask(lines) })
  }
}

/// The outlines of a stroke, in pixels.
struct StrokeLines {
  let lines: Lines
  let position: Stroke.Position
  /// The outlines of thinner strokes at the same edge, from the thinnest on, by which a gradient across the width is painted.
  var rings: [Lines] = []

  func moved(x: Int, y: Int) -> StrokeLines {
    StrokeLines(
      lines: lines.moved(x: x, y: y), position: position, rings: rings.map { $0.moved(x: x, y: y) })
  }
}

extension Lines {
  /// The exact coverage of each pixel by the outlines. Nil for `inside` accumulates areas directly, which requires that the
  /// outlines don't cross.
  func mask(
    _ inside: Inside?, in bounds: PixelBounds, shape: Lines? = nil, budget: inout Budget
  ) throws(DrawingError) -> Mask {
    guard !bounds.isEmpty else { return Mask(bounds) }
    // All lines are looked at for each band of rows.
    try budget.spend(bounds.width * bounds.height + 8 * (lines.count + (shape?.lines.count ?? 0)))
    var accumulator = Accumulator(bounds)
    guard let inside else {
      accumulator.add(self)
      try budget.count(4 * accumulator.work)
      return accumulator.mask()
    }
    let isStroke = if case .shape = inside { false } else { true }
    var sweep = Sweep(
      shape: isStroke ? shape : self, stroke: isStroke ? self : nil, inside: inside,
      rows: bounds.top..<bounds.bottom, limit: budget.left / 8)
    sweep.run(into: &accumulator)
    guard !sweep.isTooWide else {
      throw DrawingError(problem: .tooMany(Limits().exceeded(.linesAbreast)))
    }
    try budget.count(8 * sweep.work + 4 * accumulator.work)
    return accumulator.mask()
  }
}
