import ThemeCore

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
