import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

/// The steps of a filter as they are read.
struct SVGFilterReading {
  /// From user units to points of the drawing; upright.
  let transform: Affine
  let viewport: Size<Double>
  /// The bounding box of which lengths are shares; nil for lengths in user units.
  var units: Rect<Double>?
  /// The filter's region in user units.
  var region: Rect<Double>?
  var steps: [Filter.Step] = []
  /// The results by name, and the regions of all steps in user units.
  var results: [String: Filter.Input] = [:]
  var regions: [Rect<Double>?] = []
  /// What the next step takes where it names nothing.
  var last = Filter.Input.source

  var factors: Size<Double> {
    Size(
      width: (transform.a * transform.a + transform.b * transform.b).squareRoot(),
      height: (transform.c * transform.c + transform.d * transform.d).squareRoot())
  }

  func placed(_ rectangle: Rect<Double>) -> Rect<Double> {
    transform.bounds(of: rectangle)
  }

  mutating func add(
    _ effect: Filter.Effect, of inputs: [Filter.Input], isLinear: Bool, in region: Rect<Double>? = nil
  ) {
    steps.append(Filter.Step(effect, of: inputs, region: region.map(placed), isLinear: isLinear))
    regions.append(region ?? self.region)
    last = .step(steps.count - 1)
  }

  /// A blur, a shadow's or that of a function.
  mutating func addShadow(
    of input: Filter.Input, _ color: Color, x: Double, y: Double, blur: (x: Double, y: Double),
    isLinear: Bool,
    in region: Rect<Double>? = nil
  ) {
    add(
      .blur(x: blur.x * factors.width, y: blur.y * factors.height), of: [input], isLinear: isLinear,
      in: region)
    addOffset(x: x, y: y, of: last, isLinear: isLinear, in: region)
    let moved = last
    add(.flood(color), of: [], isLinear: isLinear, in: region)
    add(.composite(.in), of: [last, moved], isLinear: isLinear, in: region)
    add(.merge, of: [last, input], isLinear: isLinear, in: region)
  }

  mutating func addOffset(
    x: Double, y: Double, of input: Filter.Input, isLinear: Bool, in region: Rect<Double>?
  ) {
    add(
      .offset(x: x * transform.a + y * transform.c, y: x * transform.b + y * transform.d), of: [input],
      isLinear: isLinear, in: region)
  }
}

extension [Filter.Step] {
  /// Whether the steps draw the same where everything is turned, before a turned region cuts it: a blur that is even on all sides
  /// at most, and what changes each pixel by itself.
  fileprivate var canBeTurned: Bool {
    var blurs = 0
    for step in self {
      switch step.effect {
      case .blur(let x, let y):
        guard abs(x - y) <= 1e-6 * Swift.max(x, y) else { return false }
        blurs += 1
      case .flood, .blend, .composite, .colorMatrix, .merge, .transfer: break
      case .offset, .morphology, .turbulence, .tile: return false
      }
      if step.region != nil { return false }
    }
    return blurs <= 1
  }
}

extension SVGWalk {
  /// The filters of an element, in points of the drawing: each `<filter>` and the functions between them, and the turned region
  /// that is left of the last one. Nil if the element is not seen with them, and after a report.
  mutating func filters(of node: XMLNode, _ inner: Around) -> (filters: [Filter], region: SVGClip?)? {
    let transform = inner.transform
    func refuseTurned() -> Diagnostic {
      Diagnostic(
        .svgUnsupported, "this filter can't be drawn where a transform turns or skews it",
        at: place(of: "filter", in: node)
      ).helping(words: SVGAdvice.property("filter", ""))
    }
    guard transform.isUpright || transform.factor != nil, transform.determinant != 0 else {
      return refuse(refuseTurned())
    }
    let start = SVGFilterReading(transform: transform, viewport: inner.viewport)
    var readings: [SVGFilterReading] = []
    for function in inner.style.own.filter {
      if case .reference(let name) = function {
        var reading = start
        guard addSteps(of: name, to: &reading, node, inner) else { return nil }
        readings.append(reading)
        continue
      }
      // What a function draws has no region.
      if readings.last.map({ $0.region != nil }) ?? true { readings.append(start) }
      guard add(function, to: &readings[readings.count - 1], node, inner) else { return nil }
    }
    if let exceeded = Limits().exceeded(.gradientStops, by: readings.reduce(0) { $0 + $1.steps.count }) {
      return refuse(.limitExceeded("the filter has", exceeded, at: place(of: "filter", in: node)))
    }
    let filters = readings.map { Filter($0.steps, region: $0.region.map($0.placed)) }
    guard !transform.isUpright, let region = readings.lazy.compactMap(\.region).first else {
      return (filters, nil)
    }
    guard readings.count == 1, filters[0].steps.canBeTurned,
      bounds(of: node, inner).map(region.contains) ?? false
    else { return refuse(refuseTurned()) }
    return (filters, SVGClip(path: transform(Path(rectangle: region))))
  }

  /// Adds the steps of a function; false after a report.
  private mutating func add(
    _ function: SVGFilterFunction, to reading: inout SVGFilterReading, _ node: XMLNode, _ inner: Around
  ) -> Bool {
    switch function {
    case .reference: return false
    case .blur(let length):
      guard let deviation = filterLength(length, node, inner) else { return false }
      let factors = reading.factors
      reading.add(
        .blur(x: deviation * factors.width, y: deviation * factors.height), of: [reading.last],
        isLinear: false)
    case .shadow(let paint, let x, let y, let blur):
      guard let x = filterLength(x, node, inner), let y = filterLength(y, node, inner),
        let blur = filterLength(blur, node, inner)
      else { return false }
      let color = if case .color(let color) = paint { color } else { inner.style.color }
      reading.addShadow(of: reading.last, color, x: x, y: y, blur: (blur, blur), isLinear: false)
    case .matrix(let numbers): reading.add(.colorMatrix(numbers), of: [reading.last], isLinear: false)
    case .linear(let slope, let intercept):
      let transfer = Filter.Transfer.linear(slope: slope, intercept: intercept)
      reading.add(.transfer(transfer, transfer, transfer, .identity), of: [reading.last], isLinear: false)
    case .opacity(let share):
      reading.add(
        .transfer(.identity, .identity, .identity, .linear(slope: share, intercept: 0)), of: [reading.last],
        isLinear: false)
    }
    return true
  }

  private mutating func filterLength(_ length: SVGLength, _ node: XMLNode, _ inner: Around) -> Double? {
    length.settled(inner.style.fontSize, inner.style.rootFontSize)?.number
      ?? refuse(.unsupported, "filter", "", in: node)
  }

  /// Adds the steps of a `<filter>`; false if the element is not seen with it, and after a report.
  private mutating func addSteps(
    of name: String, to reading: inout SVGFilterReading, _ node: XMLNode, _ inner: Around
  ) -> Bool {
    let place = place(of: "filter", in: node)
    guard let target = elements[name], target.name == "filter", let style = style(of: target) else {
      return refuse(.svgInvalid, "there is no `<filter>` `\(name.shortened)`", at: place) ?? false
    }
    guard target["href"] == nil, target["filterRes"] == nil else {
      return refuse(.unsupported, target["href"] == nil ? "filterRes" : "href", "", in: target) ?? false
    }
    for name in ["filterUnits", "primitiveUnits"] {
      // Programs differ in what others are.
      guard let units = target[name], !["objectBoundingBox", "userSpaceOnUse"].contains(units) else {
        continue
      }
      return refuse(.unknown, name, units, in: target) ?? false
    }
    guard let usesBounds = self.usesBounds("filterUnits", of: [target], orElse: true),
      let stepsUseBounds = self.usesBounds("primitiveUnits", of: [target], orElse: false),
      spend(on: target, depth: inner.depth)
    else { return false }
    var bounds: Rect<Double>?
    if usesBounds || stepsUseBounds {
      bounds = self.bounds(of: node, inner)
      guard let bounds, bounds.width > 0, bounds.height > 0 else {
        return refuse(
          Diagnostic(.svgUnsupported, "a filter of an element without a size can't be drawn", at: place)
            .also(at: target.range, "the filter").helping(
              words: "give the filter `filterUnits=\"userSpaceOnUse\"`")) ?? false
      }
    }
    guard let region = region(style.own.geometry, in: usesBounds ? bounds : nil, inner.viewport) else {
      return refuse(.svgInvalid, "the filter has no region", at: target.range) ?? false
    }
    (reading.region, reading.units) = (region, stepsUseBounds ? bounds : nil)
    for child in target.children where !isFull {
      guard child.name?.hasPrefix("fe") ?? false else { continue }
      guard spend(on: child) else { return false }
      addStep(child, to: &reading, inner)
    }
    if isBroken { return false }
    guard !reading.steps.isEmpty else {
      return refuse(.svgInvalid, "the filter has no steps", at: target.range) ?? false
    }
    return true
  }
}
