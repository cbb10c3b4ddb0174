import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

extension SVGWalk {
  /// Adds the layers of a shape with its markers, unless it draws nothing.
  mutating func addShape(_ node: XMLNode, _ inner: Around) {
    let style = inner.style
    guard style.isVisible, let path = outline(of: node, style, inner.viewport),
      inner.transform.determinant != 0
    else { return }
    let transform = inner.transform
    let mapped = transform(path)
    guard let ink = mapped.bounds else { return }
    guard ink.isWithin(DrawingLimits.length) else {
      return report(.limitExceeded("the shape has", Limits().exceeded(.drawingLength), at: node.range))
    }
    // A stroke that the transform stretches in one direction is made before it. Everything else is as it is in the drawing.
    let isStretched = style.stroke != .none && transform.factor == nil && !style.own.keepsStrokeWidth
    let base = isStretched ? Affine() : transform
    var fill = self.paint(style.fill, style.fillOpacity, "fill", of: path, base, node, inner)
    var stroke = self.stroke(of: path, base, isStretched ? 1 : transform.factor ?? 1, node, inner)
    func add() {
      guard fill != nil || stroke != nil else { return }
      var layer = Layer(
        Outline(isStretched ? path : mapped, rule: style.fillRule), fills: fill.map { [$0] } ?? [],
        strokes: stroke.map { [$0] } ?? [])
      if isStretched { layer.transform = transform }
      (fill, stroke) = (nil, nil)
      drawn.append((.layer(layer), node.range))
    }
    let marked = style.markers != SVGMarkerNames()
    if marked, !["path", "line", "polyline", "polygon"].contains(node.name), path.rectangle == nil {
      // SVG 2 has them there; programs differ in which vertices a round shape has.
      return report(
        .unsupported, ["marker-start", "marker-mid", "marker-end"].first { node[$0] != nil } ?? "marker", "",
        in: node)
    }
    if !marked, style.order.first(where: { $0 != .markers }) == .fill { return add() }
    let (wholeFill, wholeStroke) = (fill, stroke)
    for (place, part) in style.order.enumerated() {
      // Where the stroke follows the fill, both make one layer, in which they share the pixels of their edges.
      let joins = part == .fill && place < 2 && style.order[place + 1] == .stroke
      switch part {
      case .fill: (fill, stroke) = (wholeFill, joins ? wholeStroke : nil)
      case .stroke: (fill, stroke) = (nil, place > 0 && style.order[place - 1] == .fill ? nil : wholeStroke)
      case .markers:
        if marked { addMarkers(of: path, node, inner) }
        continue
      }
      add()
    }
  }

  private mutating func stroke(
    of path: Path, _ base: Affine, _ factor: Double, _ node: XMLNode, _ inner: Around
  ) -> Stroke? {
    let style = inner.style
    let whole = inner.viewport.diagonal
    let factor = style.own.keepsStrokeWidth ? 1 : factor
    let width = style.strokeWidth.of(whole) * factor
    guard width > 0, style.stroke != .none,
      let paint = paint(style.stroke, style.strokeOpacity, "stroke", of: path, base, node, inner)
    else { return nil }
    guard width <= Double(Limit.strokeWidth.standard) else {
      return refuse(.limitExceeded("the stroke has", Limits().exceeded(.strokeWidth), at: node.range))
    }
    guard style.miterLimit >= 1 || style.join.form != .miter else {
      return refuse(.unknown, "stroke-miterlimit", SVGAdvice.text(style.miterLimit), in: node)
    }
    var fill = paint.fill
    if paint.opacity < 1 { fill = fill.fading(paint.opacity) }
    var stroke = Stroke(
      .fill(fill), width: width, join: style.join.form, cap: style.cap,
      miterLimit: max(1, min(style.miterLimit, Double(Limit.miter.standard))))
    stroke.cutsMiter = style.join.cutsMiter
    let dashes = style.dashes.map { $0.of(whole) * factor }
    if dashes.contains(where: { $0 > 0 }) {
      guard node["pathLength"] == nil else {
        return refuse(.unsupported, "pathLength", in: node)
      }
      if let exceeded = Limits().exceeded(.gradientStops, by: dashes.count) {
        return refuse(.limitExceeded("the stroke has", exceeded, at: place(of: "stroke-dasharray", in: node)))
      }
      (stroke.dashes, stroke.dashOffset) = (dashes, style.dashOffset.of(whole) * factor)
    }
    return stroke
  }

  /// The paint of a fill or a stroke, in a layer whose coordinates `base` makes of the shape's own; nil if nothing is painted,
  /// and after a report.
  private mutating func paint(
    _ paint: SVGPaint, _ opacity: Double, _ name: String, of path: Path, _ base: Affine, _ node: XMLNode,
    _ inner: Around
  ) -> PaintedFill? {
    switch paint {
    case .none: return nil
    case .color(let color): return PaintedFill(.color(color.withAlpha(times: opacity)))
    case .currentColor: return PaintedFill(.color(inner.style.color.withAlpha(times: opacity)))
    case .context(let isStroke):
      guard let context = isStroke ? inner.context?.stroke : inner.context?.fill else { return nil }
      if context.isTurned, case .server(let id, _) = context.paint, let server = elements[id],
        liesInBounds(server, for: node, name)
      {
        return refuse(
          .svgUnsupported, "programs differ in the bounding box of what is turned, which is painted here",
          at: place(of: name, in: node))
      }
      var around = inner
      (around.context, around.viewport) = (nil, context.viewport)
      // A layer that is not in coordinates of the drawing is in those of the shape.
      let place = base.isIdentity ? inner.transform.inverse ?? Affine() : Affine()
      return self.paint(
        context.paint, opacity, name, of: context.bounds.map { Path(rectangle: $0) } ?? Path(),
        place.after(context.transform), node, around)
    case .server(let id, let fallback):
      let known = reports
      var fill: Fill?
      // SVG 2 had the others for a time.
      let painters = [
        "linearGradient", "radialGradient", "pattern", "solidcolor", "solidColor", "hatch", "meshgradient",
      ]
      if let target = elements[id], painters.contains(target.name ?? "") {
        if target.name == "pattern" {
          fill = pattern(target, of: path, base, at: place(of: name, in: node), inner)
        } else {
          guard let gradient = gradient(target, for: node, name) else { return nil }
          fill = self.fill(gradient, of: path, base, inner.viewport)
        }
      } else if fallback == nil {
        ignore(
          "there is no gradient or pattern `\(id.shortened)`, and nothing is painted, as in browsers",
          at: place(of: name, in: node))
        return nil
      }
      if fill == nil, reports == known, let fallback {
        return self.paint(fallback, opacity, name, of: path, base, node, inner)
      }
      return fill.map { PaintedFill($0, opacity: opacity) }
    }
  }

  private mutating func fill(
    _ gradient: SVGGradient, of path: Path, _ base: Affine, _ viewport: Size<Double>
  ) -> Fill? {
    guard let last = gradient.stops.last else { return nil }
    var transform = base
    var whole = viewport
    if gradient.usesBounds {
      guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { return nil }
      transform = transform.after(bounds.unit)
      whole = Size(width: 1, height: 1)
    }
    transform = transform.after(gradient.origin.placed(gradient.transform, in: viewport))
    if gradient.transform.determinant == 0 {
      ignore(
        "the gradient is made flat by its transform, and paints nothing, as in browsers",
        at: gradient.node.range)
      return nil
    }
    guard transform.determinant != 0, transform.determinant.isFinite else {
      return refuse(
        .svgUnsupported, "a gradient can't be drawn that its transform makes flat", at: gradient.node.range)
    }
    if gradient.stops.count == 1 { return .color(last.color) }
    func across(_ name: String, _ share: Double) -> Double {
      gradient.coordinate(name, of: whole.width, default: share)
    }
    func down(_ name: String, _ share: Double) -> Double {
      gradient.coordinate(name, of: whole.height, default: share)
    }
    let form: Gradient.Form
    if gradient.isRadial {
      let center = Point(x: across("cx", 0.5), y: down("cy", 0.5))
      let radius = gradient.coordinate("r", of: whole.diagonal, default: 0.5)
      let focus = Point(
        x: gradient.coordinates["fx"]?.of(whole.width) ?? center.x,
        y: gradient.coordinates["fy"]?.of(whole.height) ?? center.y)
      if radius <= 0 { return .color(last.color) }
      var focusRadius = gradient.coordinate("fr", of: whole.diagonal, default: 0)
      let (x, y) = (focus.x - center.x, focus.y - center.y)
      if abs(focusRadius - radius) < radius * 1e-5, (x * x + y * y).squareRoot() < radius * 1e-5 {
        guard gradient.spread == .pad else {
          return refuse(
            .svgUnsupported, "a gradient can't be drawn that repeats within no room", at: gradient.node.range)
        }
        // The first color inside, the last one outside.
        focusRadius = radius * (1 - 1e-5)
      }
      // Icons have gradients of a thousandth of a unit, which a transform makes large.
      transform = transform.after(Affine(a: radius, d: radius, e: center.x, f: center.y))
      form = .radial(
        center: Point(x: 0, y: 0), radius: 1, focus: Point(x: x / radius, y: y / radius),
        focusRadius: focusRadius / radius)
    } else {
      let (from, to) = (
        Point(x: across("x1", 0), y: down("y1", 0)), Point(x: across("x2", 1), y: down("y2", 0))
      )
      if from == to { return .color(last.color) }
      let (x, y) = (to.x - from.x, to.y - from.y)
      transform = transform.after(Affine(a: x, b: y, c: -y, d: x, e: from.x, f: from.y))
      form = .line(from: Point(x: 0, y: 0), to: Point(x: 1, y: 0))
    }
    return .gradient(
      Gradient(form, stops: gradient.stops, spread: gradient.spread, mixing: .straight, transform: transform))
  }
}

extension Fill {
  /// The fill with another opacity.
  fileprivate func fading(_ opacity: Double) -> Fill {
    switch self {
    case .color(let color): return .color(color.withAlpha(times: opacity))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.withAlpha(times: opacity)
      }
      return .gradient(gradient)
    case .tiles(var tiles):
      var group = Group(tiles.items)
      group.opacity = opacity
      tiles.items = [.group(group)]
      return .tiles(tiles)
    default: return self
    }
  }
}
