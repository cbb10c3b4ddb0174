import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemeSyntax

/// A gradient with the attributes and stops that it inherits from others by `href`.
struct SVGGradient {
  let node: XMLNode
  let isRadial: Bool
  /// Whether coordinates are fractions of the bounding box of what is painted.
  let usesBounds: Bool
  let transform: Affine
  /// The point that the transform leaves where it is.
  let origin: SVGOrigin
  /// The coordinates that are set, by the names of their attributes.
  let coordinates: [String: SVGLength]
  let stops: [GradientStop]
  let spread: Gradient.Spread

  /// A coordinate, where 100% is `whole`; `share` is the default.
  func coordinate(_ name: String, of whole: Double, default share: Double) -> Double {
    coordinates[name]?.of(whole) ?? share * whole
  }
}

extension SVGWalk {
  /// The gradient that an element is, read at the first time; nil after a report.
  mutating func gradient(_ node: XMLNode, for shape: XMLNode, _ property: String) -> SVGGradient? {
    if let known = gradients[node.index] { return known }
    let made = readGradient(node, for: shape, property)
    gradients[node.index] = .some(made)
    return made
  }

  private mutating func readGradient(_ first: XMLNode, for shape: XMLNode, _ property: String) -> SVGGradient?
  {
    var nodes: [XMLNode] = []
    var next: XMLNode? = first
    while let node = next {
      guard SVGElementKind.all[node.name ?? ""]?.role == .gradient else {
        return refuse(
          Diagnostic(
            .svgUnsupported, "a shape can't be filled with a `<\((node.name ?? "").shortened)>`",
            at: nodes.last.map { text.range(of: "href", in: $0) } ?? place(of: property, in: shape)
          ).also(at: node.range, "what fills it").helping(words: SVGAdvice.element(node.name ?? "")))
      }
      guard nodes.count < 16 else {
        return refuse(
          .svgInvalid, "the gradient refers to too many others, or to itself",
          at: text.range(of: "href", in: node))
      }
      guard let own = style(of: node)?.own else { return nil }
      guard !own.isTransformed else { return refuse(.unsupported, "transform", "", in: node) }
      if nodes.isEmpty, let name = first["id"], name.hasPrefix("paint"),
        let form = ["angular", "diamond"].first(where: { name.contains("_\($0)_") })
      {
        return refuse(
          Diagnostic(
            .svgUnsupported,
            "this is \(form == "angular" ? "an angular" : "a diamond") gradient, which the file has as a radial one",
            at: node.range
          ).helping(
            words: form == "angular"
              ? "draw it in the theme, with a `conic` gradient, or use PNGs as the art, with `file`"
              : SVGAdvice.element("")))
      }
      nodes.append(node)
      next = nil
      if node["href"] != nil {
        guard let target = target(of: node, "a gradient of another file can't be drawn") else { return nil }
        next = target
      }
    }
    func owner(_ name: String) -> XMLNode { nodes.first { $0[name] != nil } ?? first }
    let written = owner("spreadMethod")["spreadMethod"] ?? "pad"
    guard let spread = Gradient.Spread(rawValue: written) else {
      return refuse(.unknown, "spreadMethod", written, in: owner("spreadMethod"))
    }
    let units = owner("gradientUnits")["gradientUnits"] ?? "objectBoundingBox"
    guard ["objectBoundingBox", "userSpaceOnUse"].contains(units) else {
      return refuse(.unknown, "gradientUnits", units, in: owner("gradientUnits"))
    }
    var transform = Affine()
    if let written = owner("gradientTransform")["gradientTransform"] {
      guard
        let own = value(
          Affine.read(written), "gradientTransform", written, in: owner("gradientTransform"))
      else { return nil }
      transform = own
    }
    guard let origin = style(of: owner("gradientTransform"))?.own.origin else { return nil }
    if units == "objectBoundingBox", origin.x.isShare || origin.y.isShare {
      return refuse(.unsupported, "transform-origin", "", in: owner("gradientTransform"))
    }
    var coordinates: [String: SVGLength] = [:]
    for name in ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"] {
      // Gradients of another kind have no such coordinates.
      guard let node = nodes.first(where: { $0.name == first.name && $0[name] != nil }),
        let written = node[name],
        SVGElementKind.all[first.name ?? ""]?.attributes.contains(name) ?? false
      else { continue }
      let length = SVGLength.read(written).filter { name != "r" && name != "fr" || $0.number >= 0 }
      guard let style = style(of: node), let length = self.length(length, name, written, in: node, style)
      else {
        return nil
      }
      coordinates[name] = length
    }
    guard let stops = stops(of: nodes) else { return nil }
    if let style = style(of: first), style.mixesLinear {
      return refuse(.unsupported, "color-interpolation", "linearRGB", in: first)
    }
    return SVGGradient(
      node: first, isRadial: first.name == "radialGradient", usesBounds: units == "objectBoundingBox",
      transform: transform, origin: origin, coordinates: coordinates, stops: stops, spread: spread)
  }

  /// The stops of the first of some gradients that has any; nil after a report.
  private mutating func stops(of nodes: [XMLNode]) -> [GradientStop]? {
    let owner = nodes.first { $0.children.contains { $0.name == "stop" } }
    var stops: [GradientStop] = []
    for node in owner?.children ?? [] where node.name == "stop" {
      if let exceeded = Limits().exceeded(.gradientStops, by: stops.count + 1) {
        return refuse(.limitExceeded("the gradient has", exceeded, at: node.range))
      }
      guard let style = style(of: node) else { return nil }
      let written = node["offset"] ?? "0"
      guard let offset = value(SVGLength.share(written), "offset", written, in: node) else { return nil }
      let color = if case .color(let color) = style.own.stopColor { color } else { style.color }
      // A stop is never before the one that precedes it.
      stops.append(
        GradientStop(
          at: max(offset, stops.last?.at ?? 0), color: color.withAlpha(times: style.own.stopOpacity)))
    }
    return stops
  }
}

extension SVGOrigin {
  /// A transform around the point.
  func placed(_ transform: Affine, in viewport: Size<Double>) -> Affine {
    transform.around(Point(x: x.of(viewport.width), y: y.of(viewport.height)))
  }
}
