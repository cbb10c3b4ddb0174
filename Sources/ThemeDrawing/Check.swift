import ThemeCore

/// Checks a drawing against ``DrawingLimits``, and returns the bounds of its artboard in pixels.
func check(_ drawing: Drawing, at scale: Scale) throws(DrawingError) -> PixelBounds {
  let factor = Double(scale.rawValue)
  func side(_ length: Double, _ measure: DrawingMeasure) throws(DrawingError) -> Int {
    try check(length, measure, from: 0, .drawingSide, to: Double(Limit.drawingSide.standard) / factor)
    // Thirds of points are not exact in binary.
    let pixels = (length * factor).rounded()
    guard pixels >= 1 else { throw DrawingError(problem: .tooSmall(measure, least: 1 / factor)) }
    guard abs(length * factor - pixels) < 1e-6 else { throw DrawingError(problem: .cutsPixels(measure)) }
    return Int(pixels)
  }
  let width = try side(drawing.size.width, .width)
  let height = try side(drawing.size.height, .height)
  guard width * height <= Limit.drawingPixels.standard else {
    throw DrawingError(problem: .exceeds(.area, Limits().exceeded(.drawingPixels)))
  }
  try check(drawing.layers.count, .drawingLayers)
  _ = try forEachLayer(drawing.layers) { layer throws(DrawingError) in try check(layer) }
  return PixelBounds(left: 0, top: 0, right: width, bottom: height)
}

private func check(_ layer: Layer) throws(DrawingError) {
  try check(layer.outline)
  if let clip = layer.clip { try check(clip) }
  if let fill = layer.fill { try check(fill) }
  if let stroke = layer.stroke {
    try check(stroke.width, .strokeWidth, from: 0, .strokeWidth)
    try check(stroke.miterLimit, .miterLimit, from: 1, .miter)
  }
  try check(layer.shadows.count, .layerShadows)
  try check(layer.innerShadows.count, .layerShadows)
  for shadow in layer.shadows + layer.innerShadows {
    try check(shadow.offset, .offset)
    try check(shadow.blur, .blur, from: 0, .blur)
    try check(shadow.spread, .spread)
  }
  try check(layer.opacity, .opacity, from: 0)
  guard layer.opacity <= 1 else { throw DrawingError(problem: .tooLarge(.opacity, most: 1)) }
}

private func check(_ outline: Outline) throws(DrawingError) {
  let frame = outline.frame
  for number in [frame.x, frame.y, frame.width, frame.height] { try check(number, .frame) }
  switch outline.shape {
  case .rectangle, .capsule, .ellipse: break
  case .roundedRectangle(let corners):
    for radius in [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft] {
      try check(radius, .radius, from: 0)
    }
  case .chevron(let chevron):
    try check(chevron.point, .point, from: 0)
    for radius in [chevron.radius, chevron.shoulder ?? 0, chevron.tip ?? 0] {
      try check(radius, .radius, from: 0)
    }
  case .polygon(let points):
    try check(points.count, .pathElements)
    for point in points { try check(point, .coordinate) }
  case .path(let path):
    try check(path.elements.count, .pathElements)
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): try check(point, .coordinate)
      case .cubic(let first, let second, let end):
        try check(first, .coordinate)
        try check(second, .coordinate)
        try check(end, .coordinate)
      case .close: break
      }
    }
  }
}

private func check(_ fill: Fill) throws(DrawingError) {
  switch fill {
  case .color: break
  case .linear(let angle, let stops):
    try check(angle, .angle)
    try check(stops)
  case .line(let from, let to, let stops, _):
    try check(from, .coordinate)
    try check(to, .coordinate)
    try check(stops)
  case .radial(let center, let radius, let stops, _):
    try check(center, .center)
    try check(radius, .radius, from: 0)
    try check(stops)
  case .pattern(_, let offset):
    try check(offset, .offset)
  }
}

private func check(_ stops: [GradientStop]) throws(DrawingError) {
  guard !stops.isEmpty else { throw DrawingError(problem: .noStops) }
  try check(stops.count, .gradientStops)
  for stop in stops { try check(stop.at, .stop) }
}

private func check(_ point: Point<Double>, _ measure: DrawingMeasure) throws(DrawingError) {
  try check(point.x, measure)
  try check(point.y, measure)
}

/// Checks one number. `most` is the limit in the unit of the number, if that differs from the unit of `limit`.
private func check(
  _ number: Double, _ measure: DrawingMeasure, from least: Double = -DrawingLimits.length,
  _ limit: Limit = .drawingLength, to most: Double? = nil
) throws(DrawingError) {
  guard number.isFinite else { throw DrawingError(problem: .notFinite(measure)) }
  guard number >= least else { throw DrawingError(problem: .tooSmall(measure, least: least)) }
  guard number <= most ?? Double(limit.standard) else {
    throw DrawingError(problem: .exceeds(measure, Limits().exceeded(limit)))
  }
}

private func check(_ count: Int, _ limit: Limit) throws(DrawingError) {
  if let exceeded = Limits().exceeded(limit, by: count) { throw DrawingError(problem: .tooMany(exceeded)) }
}
