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
    guard first.kind?.role == .gradient else {
      return refuse(
        Diagnostic(
          .svgUnsupported, "a shape can't be filled with a `<\((first.name ?? "").shortened)>`",
          at: place(of: property, in: shape)
        ).also(at: first.range, "what fills it").helping(words: SVGAdvice.element(first.name ?? "")))
    }
    var nodes: [XMLNode] = []
    var next: XMLNode? = first
    while let node = next {
      guard let own = style(of: node)?.own else { return nil }
      guard !own.isTransformed else { return refuse(.unsupported, "transform", "", in: node) }
      if nodes.isEmpty, let name = first["id"], name.hasPrefix("paint"),
        let form = ["angular", "diamond"].first(where: { name.contains("_\($0)_") })
      {
        return refuse(
          .svgUnsupported,
          "this is \(form == "angular" ? "an angular" : "a diamond") gradient, which the file has as a radial one",
          at: node.range,
          form == "angular"
            ? "draw it in the theme, with a `conic` gradient, or use PNGs as the art, with `file`"
            : SVGAdvice.element(""))
      }
      nodes.append(node)
      let known = reports
      next = source(of: node, after: nodes)
      if reports > known { return nil }
    }
    func owner(_ name: String) -> XMLNode { nodes.first { $0[name] != nil } ?? first }
    guard
      let spread = value(
        of: "spreadMethod", in: nodes, orElse: .pad, { SVGRead(Gradient.Spread(rawValue: $0)) }),
      let usesBounds = usesBounds("gradientUnits", of: nodes, orElse: true),
      let transform = value(of: "gradientTransform", in: nodes, orElse: Affine(), { Affine.read($0) }),
      let origin = style(of: owner("gradientTransform"))?.own.origin
    else { return nil }
    if usesBounds, origin.x.isShare || origin.y.isShare {
      return refuse(.unsupported, "transform-origin", "", in: owner("gradientTransform"))
    }
    var coordinates: [String: SVGLength] = [:]
    for name in ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"] {
      // Gradients of another kind have no such coordinates.
      guard let node = nodes.first(where: { $0.name == first.name && $0[name] != nil }),
        let written = node[name],
        first.kind?.attributes.contains(name) ?? false
      else { continue }
      var reading = SVGLength.read(written)
      if case .value(let length) = reading, length.number < 0, ["r", "fr"].contains(name) {
        ignore(
          "`\(name)` can't be negative, and is taken as 0 as in browsers", at: text.range(of: name, in: node))
        reading = .value(SVGLength(number: 0))
      }
      if case .unknown = reading, !nodes.contains(where: { $0 !== node && $0[name] != nil }) {
        ignore(name, written, in: node)
        continue
      }
      guard let style = style(of: node), let length = length(reading, name, written, in: node, style) else {
        return nil
      }
      coordinates[name] = length
    }
    guard let stops = stops(of: nodes) else { return nil }
    if let style = style(of: first), style.mixesLinear {
      return refuse(.unsupported, "color-interpolation", "linearRGB", in: first)
    }
    return SVGGradient(
      node: first, isRadial: first.name == "radialGradient", usesBounds: usesBounds,
      transform: transform, origin: origin, coordinates: coordinates, stops: stops, spread: spread)
  }

  /// What a gradient or a pattern, the last of `nodes`, takes what it lacks from; nil for nothing, also after a warning that its
  /// reference is ignored, and after a report.
  mutating func source(of node: XMLNode, after nodes: [XMLNode]) -> XMLNode? {
    guard let href = node["href"] else { return nil }
    let place = text.range(of: "href", in: node)
    let role = node.kind?.role
    let kind = role == .pattern ? "pattern" : "gradient"
    guard nodes.count < 16 else {
      return refuse(.svgInvalid, "the \(kind) refers to too many others", at: place)
    }
    guard href.contains("#") else {
      ignore(
        "`\(href.shortened)` names no \(kind), and is ignored as in browsers", at: place,
        "write `href=\"#name\"`")
      return nil
    }
    guard let target = target(of: node, "a \(kind) of another file can't be drawn") else { return nil }
    guard target.kind?.role == role else {
      ignore("`\(href.shortened)` is no \(kind), and is ignored as in browsers", at: place)
      return nil
    }
    guard !nodes.contains(where: { $0 === target }) else {
      ignore("`\(href.shortened)` refers to itself, which is ignored as in browsers", at: place)
      return nil
    }
    return target
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
      guard let offset = value(SVGLength.share(written), "offset", written, in: node, orElse: 0) else {
        return nil
      }
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

extension SVGWalk {
  /// The fill of a pattern (SVG 2, §14.3) in a layer whose coordinates `base` makes of the shape's own; nil if nothing is painted,
  /// and after a report.
  mutating func pattern(
    _ first: XMLNode, of path: Path, _ base: Affine, at place: SourceRange, _ inner: Around
  ) -> Fill? {
    guard let nodes = chain(from: first), var inside = enter(first, inner, at: place),
      spend(on: first, depth: inner.depth)
    else { return nil }
    func owner(_ name: String) -> XMLNode { nodes.first { $0[name] != nil } ?? first }
    var geometry: [String: SVGLength] = [:]
    for node in nodes.reversed() {
      guard let style = style(of: node) else { return nil }
      guard !style.own.isTransformed else { return refuse(.unsupported, "transform", "", in: node) }
      geometry.merge(style.own.geometry) { _, own in own }
    }
    guard let usesBounds = self.usesBounds("patternUnits", of: nodes, orElse: true),
      let contentUsesBounds = self.usesBounds("patternContentUnits", of: nodes, orElse: false)
    else { return nil }
    let bounds = path.bounds
    if usesBounds || contentUsesBounds {
      guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    }
    for name in ["x", "y", "width", "height"] { geometry[name] = geometry[name] ?? SVGLength(number: 0) }
    guard let tile = region(geometry, in: usesBounds ? bounds : nil, inner.viewport) else { return nil }
    guard let own = value(of: "patternTransform", in: nodes, orElse: Affine(), { Affine.read($0) }),
      let origin = style(of: owner("patternTransform"))?.own.origin
    else { return nil }
    let transform = base.after(origin.placed(own, in: inner.viewport))
    guard transform.determinant != 0 else { return nil }
    let boxes = owner("viewBox")
    var content = Affine.translation(tile.x, tile.y)
    let known = reports
    if let box = viewBox(of: boxes) {
      let area = Rect(Size(width: tile.width, height: tile.height))
      guard let placement = placement(of: box, in: area, owner("preserveAspectRatio")) else { return nil }
      content = content.after(placement)
      inside.viewport = Size(width: box.width, height: box.height)
    } else if contentUsesBounds, let bounds {
      content = content.after(.scaling(bounds.width, bounds.height))
      inside.viewport = Size(width: 1, height: 1)
    }
    guard reports == known else { return nil }
    guard let holder = nodes.first(where: { $0.children.contains { $0.name != nil } }),
      let style = style(of: holder)
    else { return nil }
    inside.depth += 1
    (inside.style, inside.transform, inside.sheet) = (style, content, tile)
    inside.context = nil
    let items = collected { walk in for child in holder.children { walk.add(child, inside) } }
    if items.isEmpty { return nil }
    return .tiles(Tiles(items.map { $0.item }, tile: tile, transform: transform))
  }

  /// A pattern and those that it takes from, by `href`; nil after a report.
  mutating func chain(from first: XMLNode) -> [XMLNode]? {
    var nodes = [first]
    let known = reports
    while let last = nodes.last, let target = source(of: last, after: nodes) { nodes.append(target) }
    return reports == known ? nodes : nil
  }
}
