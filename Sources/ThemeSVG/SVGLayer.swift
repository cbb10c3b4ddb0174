import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemeSyntax

extension SVGWalk {
  /// Adds a layer for a shape, unless it draws nothing.
  mutating func addShape(_ node: XMLNode, _ own: SVGOwnStyle, _ inner: Around) {
    let style = inner.style
    guard style.isVisible, style.fill != .none || style.stroke != .none, let path = outline(of: node) else {
      return
    }
    let mapped = path.mapped { inner.transform($0) }
    let fill = self.fill(of: path, node, inner)
    let stroke = self.stroke(node, inner)
    guard fill != nil || stroke != nil else { return }
    let frame = fill?.frame ?? .zero
    // Paths are measured from the frame as it is rounded to `Points`, so that the rounding does not move them.
    func placed(_ path: Path) -> ResolvedShape {
      let outline = path.mapped {
        Point(x: $0.x - frame.left.double, y: $0.y - frame.top.double)
      }
      return .path(PathOutline(data: outline.written, path: outline))
    }
    var layer = ResolvedLayer(placed(mapped), at: node.range)
    (layer.frame, layer.fill, layer.fillRule) = (frame, fill?.fill, style.fillRule)
    (layer.stroke, layer.clip) = (stroke, inner.clip.map(placed))
    layers.append(layer)
  }

  private mutating func stroke(_ node: XMLNode, _ inner: Around) -> ResolvedStroke? {
    let style = inner.style
    guard style.strokeWidth > 0, style.strokeOpacity > 0 else { return nil }
    switch style.stroke {
    case .none: return nil
    case .gradient(let name):
      return refuse(
        Diagnostic(
          .svgUnsupported, "a stroke with the gradient `\(name.shortened)` can't be drawn", at: node.range
        ).helping("give the stroke a color, or turn it into a filled path"))
    case .color(let color):
      guard let factor = inner.transform.factor else {
        return refuse(
          Diagnostic(
            .svgUnsupported, "a stroke can't be drawn where `transform` stretches it in one direction",
            at: node.range
          ).helping("apply the transform to the path in your editor, or turn the stroke into a filled path"))
      }
      let width = style.strokeWidth * factor
      guard width <= Double(Limit.strokeWidth.standard) else {
        return refuse(
          .limitExceeded("the stroke has", Limits().exceeded(.strokeWidth), at: node.range))
      }
      return ResolvedStroke(
        color: color.withAlpha(times: style.strokeOpacity), width: .points(Points(nearest: width)),
        position: .center, join: style.join, cap: style.cap,
        miterLimit: Ratio(Points(nearest: min(style.miterLimit, Double(Limit.miter.standard)))))
    }
  }

  /// The fill of a shape, and the frame that the fill's coordinates refer to; nil if the shape is not filled, and after a
  /// report.
  private mutating func fill(
    of path: Path, _ node: XMLNode, _ inner: Around
  ) -> (fill: ResolvedFill, frame: Insets<Points>)? {
    let opacity = inner.style.fillOpacity
    switch inner.style.fill {
    case .none: return nil
    case .color(let color): return (.color(color.withAlpha(times: opacity)), .zero)
    case .gradient(let name):
      guard let gradient = gradient(named: name, for: node), let last = gradient.stops.last else {
        return nil
      }
      var place = inner.transform
      if gradient.usesBounds {
        guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { return nil }
        place = place.after(.translation(bounds.x, bounds.y)).after(.scaling(bounds.width, bounds.height))
      }
      if let value = gradient["gradientTransform"] {
        guard let own = Affine(svg: value) else {
          return refuse(.invalid, "gradientTransform", value, in: gradient.node(with: "gradientTransform"))
        }
        place = place.after(own)
      }
      if gradient.stops.count == 1 || abs(place.determinant) < 1e-12 {
        return (.color(last.color.withAlpha(times: opacity)), .zero)
      }
      return gradient.isRadial
        ? radial(gradient, place, opacity) : linear(gradient, place, opacity).map { ($0, .zero) }
    }
  }

  private mutating func linear(_ gradient: SVGGradient, _ place: Affine, _ opacity: Double) -> ResolvedFill? {
    let whole = gradient.usesBounds ? Size(width: 1.0, height: 1.0) : viewBox
    guard let x1 = length(gradient, "x1", of: whole.width, 0),
      let y1 = length(gradient, "y1", of: whole.height, 0),
      let x2 = length(gradient, "x2", of: whole.width, 1),
      let y2 = length(gradient, "y2", of: whole.height, 0)
    else { return nil }
    let square = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)
    let stops = gradient.stops(opacity: opacity)
    guard square > 0, let last = stops.last else { return stops.last.map { .color($0.color) } }
    // The transform keeps the gradient's lines of equal color straight, but they may no longer be perpendicular to its
    // direction. The resolved gradient therefore runs perpendicular to the transformed lines.
    let (dx, dy) = ((x2 - x1) / square, (y2 - y1) / square)
    let across = (place.d * dx - place.b * dy) / place.determinant
    let down = (place.a * dy - place.c * dx) / place.determinant
    let steepness = across * across + down * down
    let from = place(Point(x: x1, y: y1))
    let to = Point(x: from.x + across / steepness, y: from.y + down / steepness)
    guard let from = point(from), let to = point(to) else { return .color(last.color) }
    return .line(from: from, to: to, stops: stops)
  }

  private mutating func radial(
    _ gradient: SVGGradient, _ place: Affine, _ opacity: Double
  ) -> (fill: ResolvedFill, frame: Insets<Points>)? {
    let whole = gradient.usesBounds ? Size(width: 1.0, height: 1.0) : viewBox
    let diagonal = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
    guard let cx = length(gradient, "cx", of: whole.width, 0.5),
      let cy = length(gradient, "cy", of: whole.height, 0.5),
      let r = length(gradient, "r", of: diagonal, 0.5)
    else { return nil }
    let stops = gradient.stops(opacity: opacity)
    for (name, center, whole) in [("fx", cx, whole.width), ("fy", cy, whole.height), ("fr", 0, diagonal)] {
      guard let text = gradient[name], let focus = Double(svg: text, of: whole),
        abs(focus - center) > 1e-6 * max(r, 1)
      else { continue }
      return refuse(
        Diagnostic(
          .svgUnsupported, "a radial gradient can't be drawn that begins beside its center",
          at: self.text.range(of: name, in: gradient.node(with: name))))
    }
    guard let axes = place.axes else {
      return refuse(
        Diagnostic(
          .svgUnsupported, "a radial gradient can't be drawn as an ellipse that is turned",
          at: gradient.nodes[0].range
        ).helping("make it a circle, or an upright ellipse"))
    }
    guard r > 0, axes.x > 0, axes.y > 0 else { return stops.last.map { (.color($0.color), .zero) } }
    let center = place(Point(x: cx, y: cy))
    guard let corner = point(Point(x: center.x - r * axes.x, y: center.y - r * axes.y)),
      let end = point(Point(x: center.x + r * axes.x, y: center.y + r * axes.y)), end.x > corner.x,
      end.y > corner.y
    else { return stops.last.map { (.color($0.color), .zero) } }
    // The frame is the rectangle around the outermost circle or ellipse of the gradient.
    let frame = Insets(
      top: corner.y, left: corner.x, bottom: artboard.height - end.y, right: artboard.width - end.x)
    let half = Ratio(Points(nearest: 0.5))
    return (.radial(center: Point(x: half, y: half), radius: half, stops: stops), frame)
  }

  /// The value of a gradient's coordinate; nil after a report that it is invalid.
  private mutating func length(
    _ gradient: SVGGradient, _ name: String, of whole: Double, _ standard: Double
  ) -> Double? {
    if let length = gradient.length(name, of: whole, default: standard) { return length }
    return refuse(.invalid, name, gradient[name] ?? "", in: gradient.node(with: name))
  }

  /// A point of a gradient on the artboard; nil if it is so far away that the gradient shows only one color.
  private func point(_ point: Point<Double>) -> Point<Points>? {
    guard abs(point.x) < DrawingLimits.length, abs(point.y) < DrawingLimits.length else { return nil }
    return Point(x: Points(nearest: point.x), y: Points(nearest: point.y))
  }
}

extension SVGWalk {
  /// The gradient named by a shape's `fill`; nil after a report.
  private mutating func gradient(named name: String, for node: XMLNode) -> SVGGradient? {
    var nodes: [XMLNode] = []
    var next: String? = name
    while let name = next {
      let place = nodes.last.map { text.range(of: "href", in: $0) } ?? text.range(of: "fill", in: node)
      guard let target = elements[name], nodes.count < 16 else {
        return refuse(Diagnostic(.svgInvalid, "there is no gradient `\(name.shortened)`", at: place))
      }
      guard target.name == "linearGradient" || target.name == "radialGradient" else {
        return refuse(
          Diagnostic(
            .svgUnsupported, "a shape can't be filled with a `<\((target.name ?? "").shortened)>`", at: place
          ).also(at: target.range, "what fills it").helping(words: SVGAdvice.element(target.name ?? "")))
      }
      nodes.append(target)
      next = target.attributes["href"].map { String($0.drop { $0 == "#" }) }
    }
    if let spread = nodes.lazy.compactMap({ $0.attributes["spreadMethod"] }).first, spread != "pad" {
      let owner = nodes.first { $0.attributes["spreadMethod"] != nil } ?? nodes[0]
      return refuse(.unsupported, "spreadMethod", spread, in: owner)
    }
    let owner = nodes.first { $0.children.contains { $0.name == "stop" } }
    var stops: [(at: Double, color: Color)] = []
    for stop in owner?.children ?? [] where stop.name == "stop" {
      if let exceeded = Limits().exceeded(.gradientStops, by: stops.count + 1) {
        return refuse(.limitExceeded("the gradient has", exceeded, at: stop.range))
      }
      guard let made = self.stop(stop, after: stops.last?.at ?? 0) else { return nil }
      stops.append(made)
    }
    return SVGGradient(nodes: nodes, stops: stops)
  }

  /// Reads a stop, whose position is at least that of the previous stop; nil after a report.
  private mutating func stop(_ node: XMLNode, after last: Double) -> (at: Double, color: Color)? {
    var values = node.attributes
    for (name, value) in (node.attributes["style"] ?? "").declarations { values[name] = value }
    let offset = values["offset"] ?? "0"
    let written = values["stop-color"] ?? "black"
    let opacity = values["stop-opacity"] ?? "1"
    guard let at = SVGStyle.share(offset) else { return refuse(.invalid, "offset", offset, in: node) }
    guard let color = Color(svg: written) else { return refuse(.invalid, "stop-color", written, in: node) }
    guard let share = SVGStyle.share(opacity) else {
      return refuse(.invalid, "stop-opacity", opacity, in: node)
    }
    return (max(at, last), color.withAlpha(times: share))
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
