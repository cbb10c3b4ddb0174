import ThemeCore

/// The outlines of a layer, in pixels, and which parts of them are painted.
struct Silhouette {
  let shape: Lines
  let rule: FillRule
  /// Whether the lines of the shape never cross.
  let isSimple: Bool
  /// The outline of the stroke; nil if there is none.
  let stroke: Lines?
  let position: Stroke.Position
  /// Whether the inside of the shape is painted.
  let isFilled: Bool
  /// Whether inner shadows fall on the shape.
  var hasInnerShadows = false

  /// The pixels that can be painted.
  var bounds: PixelBounds {
    let inside = isFilled ? shape.bounds : .empty
    guard let stroke else { return inside }
    return inside.union(position == .inside ? shape.bounds : stroke.bounds)
  }

  /// The pixels that the outlines of shape and stroke can touch.
  var outlineBounds: PixelBounds { shape.bounds.union(stroke?.bounds ?? .empty) }

  /// The outlines moved right by `x` and down by `y`, in 1/1024 pixel.
  func moved(x: Int, y: Int) -> Silhouette {
    Silhouette(
      shape: shape.moved(x: x, y: y), rule: rule, isSimple: isSimple, stroke: stroke?.moved(x: x, y: y),
      position: position, isFilled: isFilled, hasInnerShadows: hasInnerShadows)
  }

  /// The coverage of the pixels in `bounds`.
  func coverage(in bounds: PixelBounds, budget: inout Budget) throws(DrawingError) -> Coverage {
    let shape = try self.shape.mask(isSimple ? nil : .shape(rule), in: bounds, budget: &budget)
    guard let stroke else {
      return Coverage(shape: shape, stroke: nil, shared: nil, position: position, isFilled: isFilled)
    }
    let inside: Inside =
      switch position {
      case .inside: .strokeInside(rule)
      case .center: .stroke
      case .outside: .strokeOutside(rule)
      }
    let mask = try stroke.mask(
      inside, in: bounds, shape: position == .center ? nil : self.shape, budget: &budget)
    let shared: Mask? =
      switch position {
      case _ where !isFilled && !hasInnerShadows: nil
      case .inside: mask
      case .center: try stroke.mask(.strokeInside(rule), in: bounds, shape: self.shape, budget: &budget)
      case .outside: Mask(bounds)
      }
    return Coverage(shape: shape, stroke: mask, shared: shared, position: position, isFilled: isFilled)
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
      try budget.spend(4 * accumulator.work)
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
    try budget.spend(8 * sweep.work + 4 * accumulator.work)
    return accumulator.mask()
  }
}
