import ThemeCore

/// A filter in pixels.
struct FilterPlan {
  struct Step {
    let effect: Filter.Effect
    let inputs: [Filter.Input]
    /// The pixels outside of which the result is transparent; nil for those of the filter.
    let region: PixelBounds?
    let isLinear: Bool
  }

  let steps: [Step]
  private let region: PixelBounds?
  /// From lengths of the filter to pixels, in both directions.
  let factors: Point<Double>
  /// From coordinates of the filter to pixels.
  let place: Affine
  /// How far the pixels around one contribute to it, in pixels.
  private let reach: Int
  /// The rectangles that are repeated.
  private let tiles: PixelBounds

  init(_ filter: Filter, _ placing: Placing) {
    let transform = placing.transform
    let factors = Point(
      x: (transform.a * transform.a + transform.b * transform.b).squareRoot() * placing.scale,
      y: (transform.c * transform.c + transform.d * transform.d).squareRoot() * placing.scale)
    self.factors = factors
    let place = placing.pixels(from: Affine())
    self.place = place
    region = filter.region.map { place.bounds(of: $0) }
    steps = filter.steps.map {
      Step(
        effect: $0.effect, inputs: $0.inputs, region: $0.region.map { place.bounds(of: $0) },
        isLinear: $0.isLinear)
    }
    reach = filter.steps.reduce(0) { $0 + $1.effect.reach(factors) }
    tiles = filter.steps.reduce(.empty) { all, step in
      if case .tile(let rectangle) = step.effect { return all.union(place.bounds(of: rectangle)) }
      return all
    }
  }

  /// The pixels that a group with this filter can change, from those that it changes without.
  func reached(from bounds: PixelBounds) -> PixelBounds {
    region ?? bounds.expanded(by: reach)
  }

  /// The pixels of a group that the filtered pixels in `target` can depend on.
  func needed(for target: PixelBounds) -> PixelBounds {
    let needed = target.expanded(by: reach).union(tiles)
    return region.map { $0.intersection(needed) } ?? needed
  }

  /// The filtered pixels of a group in `target`. Each step makes a sheet of its own.
  func applied(
    to source: Sheet, in target: PixelBounds, budget: inout Budget
  ) throws(DrawingError) -> Sheet {
    let field = needed(for: target)
    var results: [Sheet] = []
    for (index, step) in steps.enumerated() {
      var inputs: [Sheet] = []
      for input in step.inputs {
        var sheet = try Sheet(field, budget: &budget)
        switch input {
        case .source: sheet.combine(source) { $0 = $1 }
        case .sourceAlpha: sheet.combine(source) { $0 = DeepColor(0, 0, 0, $1.alpha) }
        case .step(let index): sheet.combine(results[index]) { $0 = $1 }
        }
        if step.isLinear, step.effect.mixesColors { sheet.convert(LinearLight.decoded) }
        inputs.append(sheet)
      }
      var result = try step.effect.result(of: inputs, in: field, self, at: index, budget: &budget)
      if step.isLinear, step.effect.mixesColors { result.convert(LinearLight.encoded) }
      if let region = step.region { result.clear(outside: region) }
      for _ in inputs { budget.give(back: field) }
      results.append(result)
    }
    var sheet = try Sheet(target, budget: &budget)
    if let last = results.last { sheet.combine(last) { $0 = $1 } }
    for _ in results { budget.give(back: field) }
    return sheet
  }

  /// The region of a step in pixels, of which `field` is looked at.
  func region(of index: Int, in field: PixelBounds) -> PixelBounds { steps[index].region ?? region ?? field }
}

extension Filter.Effect {
  /// How far the pixels around one contribute to it, in pixels.
  fileprivate func reach(_ factors: Point<Double>) -> Int {
    func pixels(_ length: Double) -> Int { Int(min(abs(length), 1e6).rounded(.up)) + 1 }
    switch self {
    case .blur(let x, let y):
      return max(
        Gaussian(deviation: min(x * factors.x, 1e4))?.reach ?? 0,
        Gaussian(deviation: min(y * factors.y, 1e4))?.reach ?? 0)
    case .offset(let x, let y), .morphology(_, let x, let y):
      return max(pixels(x * factors.x), pixels(y * factors.y))
    case .flood, .blend, .composite, .colorMatrix, .merge, .transfer, .turbulence, .tile: return 0
    }
  }

  /// Whether the colors of the result are others than those of the inputs, so that it matters in which space they are mixed.
  fileprivate var mixesColors: Bool {
    switch self {
    case .offset, .tile, .flood: false
    case .blur, .blend, .composite, .colorMatrix, .merge, .morphology, .transfer, .turbulence: true
    }
  }
}

extension Affine {
  /// The pixels that a rectangle touches.
  fileprivate func bounds(of rectangle: Rect<Double>) -> PixelBounds {
    let (left, top) = (rectangle.x, rectangle.y)
    let (right, bottom) = (left + rectangle.width, top + rectangle.height)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      self(Point(x: $0.0, y: $0.1))
    }
    /// A whole number of pixels; an edge that misses one by the last digits alone is on it.
    func whole(_ place: Double, up: Bool) -> Int {
      let place = min(max(place, -1e6), 1e6)
      let near = place.rounded()
      return Int(abs(place - near) < 1e-4 ? near : place.rounded(up ? .up : .down))
    }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let bounds = PixelBounds(
      left: whole(x.min() ?? 0, up: false), top: whole(y.min() ?? 0, up: false),
      right: whole(x.max() ?? 0, up: true), bottom: whole(y.max() ?? 0, up: true))
    return bounds.isEmpty ? .empty : bounds
  }
}

extension Sheet {
  mutating func convert(_ change: (DeepColor) -> DeepColor) {
    var (last, made) = (DeepColor.zero, change(.zero))
    for index in pixels.indices {
      if pixels[index] != last { (last, made) = (pixels[index], change(pixels[index])) }
      pixels[index] = made
    }
  }
}
