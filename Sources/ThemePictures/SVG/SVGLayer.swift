import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemeSyntax

extension SVGWalk {
  /// A fill, and the frame that its coordinates refer to.
  typealias PlacedFill = (fill: ResolvedFill, frame: Insets<Points>)

  /// Adds a layer for a shape, or two if its fill lies over its stroke, unless it draws nothing.
  mutating func addShape(_ node: XMLNode, _ inner: Around) {
    let style = inner.style
    guard style.isVisible, style.fill != .none || style.stroke != .none,
      let path = outline(of: node, style, inner.viewport)
    else { return }
    let mapped = path.mapped { inner.transform($0) }
    guard var ink = mapped.bounds else { return }
    guard ink.isWithin(DrawingLimits.length) else {
      report(.limitExceeded("the shape has", Limits().exceeded(.drawingLength), at: node.range))
      return
    }
    let fill = self.fill(of: path, node, inner)
    let stroke = self.stroke(node, inner)
    guard fill != nil || stroke != nil else { return }
    if let stroke { ink = ink.expanded(by: stroke.reach) }
    guard let clipping = clipping(inner.clips, of: ink) else { return }
    func add(_ fill: PlacedFill?, _ stroke: ResolvedStroke?) {
      let frame = fill?.frame ?? .zero
      // Paths are measured from the frame as it is rounded to `Points`, so that the rounding does not move them.
      func placed(_ path: Path) -> ResolvedShape {
        let outline = path.mapped { Point(x: $0.x - frame.left.double, y: $0.y - frame.top.double) }
        return .path(PathOutline(data: outline.written, path: outline))
      }
      var layer = ResolvedLayer(placed(mapped), at: node.range)
      (layer.frame, layer.fill, layer.fillRule, layer.stroke) = (frame, fill?.fill, style.fillRule, stroke)
      if case .path(let path, let rule) = clipping { (layer.clip, layer.clipRule) = (placed(path), rule) }
      layers.append(layer)
    }
    if case .nothing = clipping { return }
    if style.strokesFirst, fill != nil, stroke != nil {
      add(nil, stroke)
      add(fill, nil)
    } else {
      add(fill, stroke)
    }
  }

  /// The color or the gradient of a fill or a stroke; nil if nothing is painted, and after a report.
  private mutating func settled(_ paint: SVGPaint, _ name: String, _ node: XMLNode, _ style: SVGStyle)
    -> SVGPaint?
  {
    switch paint {
    case .none: return nil
    case .color: return paint
    case .currentColor: return .color(style.color)
    case .server(let id, let fallback):
      if elements[id] != nil { return paint }
      if let fallback { return settled(fallback, name, node, style) }
      return refuse(
        .svgInvalid, "there is no gradient `\(id.shortened)`", at: place(of: name, in: node))
    }
  }

  private mutating func stroke(_ node: XMLNode, _ inner: Around) -> ResolvedStroke? {
    let style = inner.style
    let wide = style.strokeWidth.of(inner.viewport.diagonal)
    guard wide > 0, style.strokeOpacity > 0, let paint = settled(style.stroke, "stroke", node, style) else {
      return nil
    }
    guard case .color(let color) = paint else {
      return refuse(
        .svgUnsupported, "a stroke with a gradient can't be drawn", at: node.range,
        "give the stroke a color, or turn it into a filled path")
    }
    guard !style.isDashed else {
      return refuse(
        .svgUnsupported, "a dashed stroke can't be drawn", at: place(of: "stroke-dasharray", in: node),
        SVGAdvice.property("stroke-dasharray", ""))
    }
    guard let factor = inner.transform.factor else {
      return refuse(
        .svgUnsupported, "a stroke can't be drawn where `transform` stretches it in one direction",
        at: node.range,
        "apply the transform to the path in your editor, or turn the stroke into a filled path")
    }
    let width = wide * factor
    guard width <= Double(Limit.strokeWidth.standard) else {
      return refuse(.limitExceeded("the stroke has", Limits().exceeded(.strokeWidth), at: node.range))
    }
    return ResolvedStroke(
      .fill(.color(color.withAlpha(times: style.strokeOpacity))), width: .points(Points(nearest: width)),
      position: .center, join: style.join, cap: style.cap,
      miterLimit: Ratio(Points(nearest: min(style.miterLimit, Double(Limit.miter.standard)))))
  }

  /// The fill of a shape; nil if the shape is not filled, and after a report.
  private mutating func fill(of path: Path, _ node: XMLNode, _ inner: Around) -> PlacedFill? {
    let opacity = inner.style.fillOpacity
    switch settled(inner.style.fill, "fill", node, inner.style) {
    case .color(let color): return (.color(color.withAlpha(times: opacity)), .zero)
    case .server(let id, _):
      guard let target = elements[id], let gradient = gradient(target, for: node),
        let last = gradient.stops.last
      else { return nil }
      var place = inner.transform
      if gradient.usesBounds {
        guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { return nil }
        place = place.after(.translation(bounds.x, bounds.y)).after(.scaling(bounds.width, bounds.height))
      }
      place = place.after(gradient.transform)
      guard place.determinant != 0, place.determinant.isFinite else {
        return refuse(
          .svgUnsupported, "a gradient can't be drawn that its transform makes flat", at: target.range)
      }
      if gradient.stops.count == 1 { return (.color(last.color.withAlpha(times: opacity)), .zero) }
      let whole = gradient.usesBounds ? Size(width: 1.0, height: 1.0) : inner.viewport
      return gradient.isRadial
        ? radial(gradient, place, whole, opacity)
        : linear(gradient, place, whole, opacity).map { ($0, .zero) }
    case nil, .some(.none), .currentColor: return nil
    }
  }

  private func linear(
    _ gradient: SVGGradient, _ place: Affine, _ whole: Size<Double>, _ opacity: Double
  ) -> ResolvedFill? {
    let from = Point(
      x: gradient.coordinate("x1", of: whole.width, default: 0),
      y: gradient.coordinate("y1", of: whole.height, default: 0))
    let to = Point(
      x: gradient.coordinate("x2", of: whole.width, default: 1),
      y: gradient.coordinate("y2", of: whole.height, default: 0))
    let square = (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)
    let stops = gradient.stops(opacity: opacity)
    guard square > 0, let last = stops.last else { return stops.last.map { .color($0.color) } }
    // The transform keeps the gradient's lines of equal color straight, but they may no longer be perpendicular to its
    // direction. The resolved gradient therefore runs perpendicular to the transformed lines.
    let (dx, dy) = ((to.x - from.x) / square, (to.y - from.y) / square)
    let across = (place.d * dx - place.b * dy) / place.determinant
    let down = (place.a * dy - place.c * dx) / place.determinant
    let steepness = across * across + down * down
    let start = place(from)
    guard let first = point(start),
      let end = point(Point(x: start.x + across / steepness, y: start.y + down / steepness))
    else { return .color(last.color) }
    return .line(from: first, to: end, stops: stops)
  }

  private mutating func radial(
    _ gradient: SVGGradient, _ place: Affine, _ whole: Size<Double>, _ opacity: Double
  ) -> PlacedFill? {
    let cx = gradient.coordinate("cx", of: whole.width, default: 0.5)
    let cy = gradient.coordinate("cy", of: whole.height, default: 0.5)
    let r = gradient.coordinate("r", of: whole.diagonal, default: 0.5)
    let stops = gradient.stops(opacity: opacity)
    for (name, center, whole) in [
      ("fx", cx, whole.width), ("fy", cy, whole.height), ("fr", 0, whole.diagonal),
    ] {
      guard let focus = gradient.coordinates[name]?.of(whole), abs(focus - center) > 1e-4 * r else {
        continue
      }
      return refuse(
        .svgUnsupported, "a radial gradient can't be drawn that begins beside its center",
        at: text.range(of: name, in: gradient.node))
    }
    guard let axes = place.axes else {
      return refuse(
        .svgUnsupported, "a radial gradient can't be drawn as an ellipse that is turned",
        at: gradient.node.range,
        "make it a circle, or an upright ellipse")
    }
    guard r > 0 else { return stops.last.map { (.color($0.color), .zero) } }
    let center = place(Point(x: cx, y: cy))
    guard let corner = point(Point(x: center.x - r * axes.x, y: center.y - r * axes.y)),
      let end = point(Point(x: center.x + r * axes.x, y: center.y + r * axes.y)), end.x > corner.x,
      end.y > corner.y
    else { return stops.last.map { (.color($0.color), .zero) } }
    // The frame is the rectangle around the outermost circle or ellipse of the gradient.
    let frame = Insets(
      top: corner.y, left: corner.x, bottom: artboard.height - end.y, right: artboard.width - end.x)
    let half = Ratio(Points(nearest: 0.5))
    return (
      .radial(center: Point(x: half, y: half), radius: half, stops: stops, mixing: .straight), frame
    )
  }

  /// A point of a gradient on the artboard; nil if it is so far away that the gradient shows only one color.
  private func point(_ point: Point<Double>) -> Point<Points>? {
    guard abs(point.x) < DrawingLimits.length, abs(point.y) < DrawingLimits.length else { return nil }
    return Point(x: Points(nearest: point.x), y: Points(nearest: point.y))
  }
}

extension ResolvedStroke {
  /// How far the stroke reaches beyond its path at most, in points.
  fileprivate var reach: Double {
    guard case .points(let width) = width else { return 0 }
    return width.double / 2 * max(join == .miter ? miterLimit.double : 1, cap == .square ? 1.5 : 1)
  }
}

extension Rect<Double> {
  /// Whether all coordinates are numbers of at most `limit`.
  fileprivate func isWithin(_ limit: Double) -> Bool {
    [x, y, x + width, y + height].allSatisfy { abs($0) <= limit }
  }

  fileprivate func expanded(by margin: Double) -> Rect<Double> {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

extension Path {
  /// The path data of exactly this path.
  fileprivate var written: String {
    var text = ""
    func add(_ letter: String, _ points: Point<Double>...) {
      text += letter
      for point in points { text += "\(point.x) \(point.y) " }
    }
    for element in elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .cubic(let first, let second, let end): add("C", first, second, end)
      case .close: text += "Z"
      }
    }
    return text
  }
}
