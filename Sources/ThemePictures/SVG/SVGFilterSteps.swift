import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

extension SVGWalk {
  /// Adds an element of a filter (Filter Effects 1, §9).
  mutating func addStep(_ node: XMLNode, to reading: inout SVGFilterReading, _ inner: Around) {
    guard let style = style(of: node) else { return }
    let region = stepRegion(style, reading)
    let geometry = style.own.geometry
    if reading.units != nil, !geometry.isEmpty,
      let missing = ["x", "y", "width", "height"].first(where: { geometry[$0] == nil })
    {
      return report(
        .svgUnsupported, "programs differ in what `\(missing)` is where it is missing", at: node.range,
        "write all of `x`, `y`, `width` and `height`, or none")
    }
    let isLinear = style.filtersLinear
    let source = reading.regions
    func input(_ name: String = "in") -> Filter.Input? { self.input(name, of: node, reading) }
    func add(_ effect: Filter.Effect, _ inputs: [Filter.Input?]) {
      guard inputs.allSatisfy({ $0 != nil }) else { return }
      reading.add(effect, of: inputs.compactMap(\.self), isLinear: isLinear, in: region)
    }
    let name = node.name ?? ""
    if ["feGaussianBlur", "feOffset", "feDropShadow", "feMorphology", "feColorMatrix", "feComponentTransfer"]
      .contains(name),
      region == nil, case .step(let index) = input(), reading.steps[index].region != nil
    {
      return report(
        .svgUnsupported, "programs differ in the region of a step after one that has a region of its own",
        at: node.range, "write `x`, `y`, `width` and `height`")
    }
    switch name {
    case "feGaussianBlur":
      if let mode = node["edgeMode"], mode != "none" {
        return report(.unsupported, "edgeMode", mode, in: node)
      }
      guard let (x, y) = pair("stdDeviation", of: node, reading, orElse: 0), x >= 0, y >= 0 else {
        return report(.unknown, "stdDeviation", in: node)
      }
      add(.blur(x: x * reading.factors.width, y: y * reading.factors.height), [input()])
    case "feOffset":
      guard let x = number("dx", of: node, 0, reading.units?.width),
        let y = number("dy", of: node, 0, reading.units?.height),
        let input = input()
      else { return }
      reading.addOffset(x: x, y: y, of: input, isLinear: isLinear, in: region)
    case "feFlood": add(.flood(flood(style)), [])
    case "feDropShadow":
      guard let x = number("dx", of: node, 2, reading.units?.width),
        let y = number("dy", of: node, 2, reading.units?.height),
        let (across, down) = pair("stdDeviation", of: node, reading, orElse: 2), across >= 0, down >= 0,
        let input = input()
      else { return report(.unknown, "stdDeviation", in: node) }
      reading.addShadow(
        of: input, flood(style), x: x, y: y, blur: (across, down), isLinear: isLinear, in: region)
    case "feBlend":
      let written = node["mode"] ?? "normal"
      guard let mode = BlendMode.namesOfSVG[written] else {
        return report(.unknown, "mode", written, in: node)
      }
      add(.blend(mode), [input(), input("in2")])
    case "feComposite":
      guard let op = composite(of: node) else { return }
      add(.composite(op), [input(), input("in2")])
    case "feColorMatrix":
      guard let matrix = matrix(of: node) else { return }
      add(.colorMatrix(matrix), [input()])
    case "feMerge":
      let parts = node.children.filter { $0.name == "feMergeNode" }
      let inputs = parts.map { self.input("in", of: $0, reading) }
      add(.merge, inputs)
    case "feMorphology":
      guard let kind = word("operator", of: node, ["erode", "dilate"]),
        let (x, y) = pair("radius", of: node, reading, orElse: 0)
      else { return }
      // Programs differ in what they make of these.
      guard x >= 0, y >= 0, x > 0 || y > 0 else {
        return report(.unsupported, "radius", node["radius"] ?? "0", in: node)
      }
      add(
        .morphology(
          dilates: kind == "dilate", x: x * reading.factors.width, y: y * reading.factors.height),
        [input()])
    case "feComponentTransfer":
      var functions = [Filter.Transfer](repeating: .identity, count: 4)
      for child in node.children {
        guard let place = ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].firstIndex(of: child.name) else {
          continue
        }
        guard spend(on: child), let transfer = transfer(of: child) else { return }
        functions[place] = transfer
      }
      add(.transfer(functions[0], functions[1], functions[2], functions[3]), [input()])
    case "feTurbulence":
      guard let noise = turbulence(of: node, reading) else { return }
      add(.turbulence(noise), [])
    case "feTile":
      guard let input = input() else { return }
      let tile: Rect<Double>? = if case .step(let index) = input { source[index] } else { reading.region }
      guard let tile else { return }
      add(.tile(reading.placed(tile)), [input])
    case "feFuncR", "feFuncG", "feFuncB", "feFuncA", "feMergeNode": break
    default: reportElement(node)
    }
    if let result = node["result"] { reading.results[result] = reading.last }
  }

  private func flood(_ style: SVGStyle) -> Color {
    let color = if case .color(let color) = style.own.floodColor { color } else { style.color }
    return color.withAlpha(times: style.own.floodOpacity)
  }

  /// What an attribute takes as an input; nil after a report.
  private mutating func input(_ name: String, of node: XMLNode, _ reading: SVGFilterReading) -> Filter.Input?
  {
    switch node[name] {
    case nil, "": reading.last
    case "SourceGraphic": .source
    case "SourceAlpha": .sourceAlpha
    case let other? where ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"].contains(other):
      refuse(.unsupported, name, other, in: node)
    case let other?: reading.results[other] ?? reading.last
    }
  }

  /// The region of a step in user units: what it says, and the filter's otherwise; nil for all of it.
  private func stepRegion(_ style: SVGStyle, _ reading: SVGFilterReading) -> Rect<Double>? {
    guard let filter = reading.region else { return nil }
    let own = style.own.geometry
    if ["x", "y", "width", "height"].allSatisfy({ own[$0] == nil }) { return nil }
    func length(_ name: String, _ start: Double?, _ side: Double?, _ whole: Double) -> Double? {
      guard let length = own[name] else { return nil }
      if let side { return (start ?? 0) + length.number * side }
      return length.of(whole)
    }
    let units = reading.units
    return Rect(
      x: length("x", units?.x, units?.width, reading.viewport.width) ?? filter.x,
      y: length("y", units?.y, units?.height, reading.viewport.height) ?? filter.y,
      width: length("width", nil, units?.width, reading.viewport.width) ?? filter.width,
      height: length("height", nil, units?.height, reading.viewport.height) ?? filter.height)
  }

  /// A number, or a share of `whole`; nil after a report.
  private mutating func number(
    _ name: String, of node: XMLNode, _ standard: Double, _ whole: Double? = nil
  ) -> Double? {
    guard let written = node[name] else { return standard * (whole ?? 1) }
    guard let (number, unit) = NumberReader.only(written), unit.isEmpty else {
      return refuse(.unknown, name, written, in: node)
    }
    return number * (whole ?? 1)
  }

  /// One of some words, by default the first; nil after a report.
  private mutating func word(_ name: String, of node: XMLNode, _ words: [String]) -> String? {
    let written = node[name] ?? words[0]
    return words.contains(written) ? written : refuse(.unknown, name, written, in: node)
  }

  private mutating func numbers(_ name: String, of node: XMLNode) -> [Double]? {
    var reader = NumberReader(node[name] ?? "")
    guard let numbers = reader.numbers() else { return refuse(.unknown, name, in: node) }
    return numbers
  }

  /// One number for both directions, or two; nil after a report.
  private mutating func pair(
    _ name: String, of node: XMLNode, _ reading: SVGFilterReading, orElse standard: Double
  ) -> (Double, Double)? {
    let written = node[name] == nil ? [standard] : numbers(name, of: node)
    guard let written else { return nil }
    guard (1...2).contains(written.count) else { return refuse(.unknown, name, in: node) }
    return (
      written[0] * (reading.units?.width ?? 1), written[written.count - 1] * (reading.units?.height ?? 1)
    )
  }

  private mutating func composite(of node: XMLNode) -> Filter.Operator? {
    let operators: [String: Filter.Operator] = [
      "over": .over, "in": .in, "out": .out, "atop": .atop, "xor": .xor, "lighter": .lighter,
    ]
    let written = node["operator"] ?? "over"
    if let known = operators[written] { return known }
    guard written == "arithmetic" else { return refuse(.unknown, "operator", written, in: node) }
    guard let k1 = number("k1", of: node, 0), let k2 = number("k2", of: node, 0),
      let k3 = number("k3", of: node, 0), let k4 = number("k4", of: node, 0)
    else { return nil }
    return .arithmetic(k1: k1, k2: k2, k3: k3, k4: k4)
  }

  private mutating func matrix(of node: XMLNode) -> [Double]? {
    let identity: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    guard let values = numbers("values", of: node) else { return nil }
    let kind = node["type"] ?? "matrix"
    switch kind {
    case "matrix" where values.count == 20: return values
    case "saturate" where values.count == 1 && values[0] > 1:
      return refuse(.unsupported, "values", in: node)
    case "saturate" where values.count == 1 && values[0] >= 0: return SVGFilterFunction.saturation(values[0])
    case "hueRotate" where values.count == 1: return SVGFilterFunction.hueRotation(values[0])
    case "luminanceToAlpha": return [Double](repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0]
    case "matrix" where node["values"] == nil, "saturate" where node["values"] == nil,
      "hueRotate" where node["values"] == nil:
      return identity
    case "matrix", "saturate", "hueRotate": return refuse(.unknown, "values", in: node)
    default: return refuse(.unknown, "type", kind, in: node)
    }
  }

  private mutating func transfer(of node: XMLNode) -> Filter.Transfer? {
    switch node["type"] ?? "" {
    case "identity": return .identity
    case "table", "discrete":
      guard let values = numbers("tableValues", of: node) else { return nil }
      if let exceeded = Limits().exceeded(.gradientStops, by: values.count) {
        return refuse(.limitExceeded("the function has", exceeded, at: node.range))
      }
      if values.isEmpty { return .identity }
      return node["type"] == "table" ? .table(values) : .discrete(values)
    case "linear":
      guard let slope = number("slope", of: node, 1), let intercept = number("intercept", of: node, 0) else {
        return nil
      }
      return .linear(slope: slope, intercept: intercept)
    case "gamma":
      guard let amplitude = number("amplitude", of: node, 1), let exponent = number("exponent", of: node, 1),
        let offset = number("offset", of: node, 0)
      else { return nil }
      return .gamma(amplitude: amplitude, exponent: exponent, offset: offset)
    case let other: return refuse(.unknown, "type", other, in: node)
    }
  }

  private mutating func turbulence(of node: XMLNode, _ reading: SVGFilterReading) -> Filter.Turbulence? {
    let written = node["baseFrequency"] == nil ? [0] : numbers("baseFrequency", of: node)
    guard let frequency = written, (1...2).contains(frequency.count), frequency.allSatisfy({ $0 >= 0 }) else {
      return refuse(.unknown, "baseFrequency", in: node)
    }
    guard let octaves = number("numOctaves", of: node, 1), let seed = number("seed", of: node, 0) else {
      return nil
    }
    guard octaves >= 1, octaves <= 32, octaves == octaves.rounded() else {
      return refuse(.unsupported, "numOctaves", in: node)
    }
    guard let kind = word("type", of: node, ["turbulence", "fractalNoise"]),
      let stitching = word("stitchTiles", of: node, ["noStitch", "stitch"])
    else { return nil }
    let whole = seed < 0 ? seed.rounded(.up) : seed.rounded(.down)
    return Filter.Turbulence(
      frequency: Point(x: frequency[0], y: frequency[frequency.count - 1]), octaves: Int(octaves),
      seed: Int(whole),
      isFractal: kind == "fractalNoise", isStitched: stitching == "stitch", transform: reading.transform)
  }
}
