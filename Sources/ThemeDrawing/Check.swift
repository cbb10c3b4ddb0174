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
  var count = 0
  for (index, item) in drawing.items.enumerated() {
    do throws(DrawingError) {
      try check(item, counting: &count)
    } catch {
      throw DrawingError(problem: error.problem, layer: index)
    }
  }
  return PixelBounds(left: 0, top: 0, right: width, bottom: height)
}

/// Checks an item with everything in it; `count` counts layers and groups.
private func check(_ item: Drawing.Item, counting count: inout Int, depth: Int = 0) throws(DrawingError) {
  count += 1
  try check(count, .drawingLayers)
  try check(depth, .drawingDepth)
  switch item {
  case .layer(let layer): try check(layer, counting: &count, depth: depth)
  case .group(let group):
    for mask in group.masks {
      for item in mask.items { try check(item, counting: &count, depth: depth + 1) }
    }
    for item in group.items { try check(item, counting: &count, depth: depth + 1) }
    try checkShare(group.opacity, .opacity)
    try check(group.transform)
    if let filter = group.filter { try check(filter) }
  }
}

private func check(_ layer: Layer, counting count: inout Int, depth: Int) throws(DrawingError) {
  try check(layer.outline)
  if let clip = layer.clip { try check(clip) }
  try check(layer.transform)
  for fill in layer.fills {
    try check(fill.fill, counting: &count, depth: depth)
    try checkShare(fill.opacity, .opacity)
  }
  for stroke in layer.strokes {
    try check(stroke.width, .strokeWidth, from: 0, .strokeWidth)
    try check(stroke.miterLimit, .miterLimit, from: 1, .miter)
    try check(stroke.dashes.count, .gradientStops)
    for dash in stroke.dashes { try check(dash, .dash, from: 0) }
    try check(stroke.dashOffset, .dash)
    switch stroke.paint {
    case .fill(let fill): try check(fill, counting: &count, depth: depth)
    case .across(let stops): try check(stops)
    }
  }
  try check(layer.shadows.count, .layerShadows)
  try check(layer.innerShadows.count, .layerShadows)
  for shadow in layer.shadows + layer.innerShadows {
    try check(shadow.offset, .offset)
    try check(shadow.blur, .blur, from: 0, .blur)
    try check(shadow.spread, .spread)
  }
  try checkShare(layer.opacity, .opacity)
}

private func checkShare(_ share: Double, _ measure: DrawingMeasure) throws(DrawingError) {
  try check(share, measure, from: 0)
  guard share <= 1 else { throw DrawingError(problem: .tooLarge(measure, most: 1)) }
}

private func check(_ transform: Affine) throws(DrawingError) {
  for number in [transform.a, transform.b, transform.c, transform.d, transform.e, transform.f] {
    try check(number, .transform)
  }
}

private func check(_ filter: Filter) throws(DrawingError) {
  try check(filter.steps.count, .gradientStops)
  func checkRegion(_ rectangle: Rect<Double>?) throws(DrawingError) {
    guard let rectangle else { return }
    for number in [rectangle.x, rectangle.y, rectangle.width, rectangle.height] {
      try check(number, .filter, from: -1e9, to: 1e9)
    }
  }
  try checkRegion(filter.region)
  for step in filter.steps {
    try checkRegion(step.region)
    try check(step.inputs.count, .gradientStops)
    let numbers: [Double] =
      switch step.effect {
      case .blur(let x, let y), .offset(let x, let y), .morphology(_, let x, let y): [x, y]
      case .composite(.arithmetic(let k1, let k2, let k3, let k4)): [k1, k2, k3, k4]
      case .colorMatrix(let numbers): numbers
      case .turbulence(let noise): [noise.frequency.x, noise.frequency.y]
      default: []
      }
    for number in numbers { try check(number, .filter) }
    if case .turbulence(let noise) = step.effect { try check(noise.transform) }
    if case .tile(let rectangle) = step.effect { try checkRegion(rectangle) }
  }
}

private func check(_ outline: Outline) throws(DrawingError) {
  let frame = outline.frame
  for number in [frame.x, frame.y, frame.width, frame.height] { try check(number, .frame) }
  switch outline.shape {
  case .rectangle, .capsule, .ellipse: break
  case .roundedRectangle(let corners, let smoothing):
    try checkShare(smoothing, .smoothing)
    for radius in [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft] {
      try check(radius, .radius, from: 0)
    }
  case .chevron(let chevron):
    try check(chevron.point, .point, from: 0)
    for radius in [chevron.radius, chevron.shoulder ?? 0, chevron.tip ?? 0] {
      try check(radius, .radius, from: 0)
    }
  case .star(let points, let inner):
    guard points >= 2 else { throw DrawingError(problem: .tooSmall(.points, least: 2)) }
    try check(points, .pathElements)
    try checkShare(inner, .inner)
  case .arc(let start, let end):
    try check(start, .angle)
    try check(end, .angle)
  case .ring(let thickness, let start, let end):
    try check(thickness, .thickness, from: 0)
    try check(start, .angle)
    try check(end, .angle)
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

private func check(_ fill: Fill, counting count: inout Int, depth: Int) throws(DrawingError) {
  switch fill {
  case .color: break
  case .linear(let angle, let stops, _):
    try check(angle, .angle)
    try check(stops)
  case .radial(let center, let radius, let stops, _):
    try check(center, .center)
    try check(radius, .radius, from: 0)
    try check(stops)
  case .pattern(_, let offset):
    try check(offset, .offset)
  case .gradient(let gradient):
    try check(gradient.transform)
    try check(gradient.stops)
    switch gradient.form {
    case .line(let from, let to):
      try check(from, .coordinate)
      try check(to, .coordinate)
    case .radial(let center, let radius, let focus, let focusRadius):
      try check(center, .center)
      try check(focus, .center)
      try check(radius, .radius, from: 0)
      try check(focusRadius, .radius, from: 0)
    case .conic(let center, let angle):
      try check(center, .center)
      try check(angle, .angle)
    }
  case .noise(let noise):
    try checkShare(noise.amount, .noiseAmount)
    try check(noise.size, .noiseSize, from: 1.0 / 64)
  case .tiles(let tiles):
    try check(tiles.transform)
    for number in [tiles.tile.x, tiles.tile.y, tiles.tile.width, tiles.tile.height] {
      try check(number, .tile)
    }
    for item in tiles.items { try check(item, counting: &count, depth: depth + 1) }
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
