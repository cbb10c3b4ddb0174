import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

/// A vertex of a path, with the directions in which the path arrives and leaves; nil where it doesn't.
struct SVGVertex {
  var point: Point<Double>
  var arriving: Point<Double>?
  var leaving: Point<Double>?

  /// The direction between both (SVG 2, §13.7.3), as a vector of length 1. Where the path turns back, it is that of a turn to the
  /// left, as in browsers.
  var direction: Point<Double> {
    let (one, other) = (arriving ?? leaving, leaving ?? arriving)
    guard let one, let other else { return Point(x: 1, y: 0) }
    let sum = Point(x: one.x + other.x, y: one.y + other.y)
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    return length > 1e-9 ? Point(x: sum.x / length, y: sum.y / length) : Point(x: one.y, y: -one.x)
  }
}

extension SVGWalk {
  /// Adds the markers of a shape (SVG 2, §13.7).
  mutating func addMarkers(of path: Path, _ node: XMLNode, _ inner: Around) {
    let names = inner.style.markers
    // Arcs became several curves, between which there are no markers.
    if names.mid != nil, let data = inner.style.own.data, node.name == "path",
      data.contains(where: { "aA".contains($0) })
    {
      return report(.unsupported, "marker-mid", "", in: node)
    }
    let vertices = path.vertices
    let last = vertices.count - 1
    for (place, vertex) in vertices.enumerated() {
      for (name, property, isThere) in [
        (names.start, "marker-start", place == 0), (names.mid, "marker-mid", place > 0 && place < last),
        (names.end, "marker-end", place == last),
      ] where isThere && !isFull {
        if let name { addMarker(name, property, at: vertex, of: path, node, inner) }
      }
    }
  }

  private mutating func addMarker(
    _ name: String, _ property: String, at vertex: SVGVertex, of path: Path, _ node: XMLNode, _ inner: Around
  ) {
    let place = place(of: node[property] == nil ? "marker" : property, in: node)
    guard let target = elements[name], target.name == "marker", let style = style(of: target) else {
      return ignore("there is no `<marker>` `\(name.shortened)`, which is ignored as in browsers", at: place)
    }
    guard spend(on: target, depth: inner.depth), var inside = enter(target, inner, at: place) else { return }
    let own = style.own
    guard own.clip == nil, own.mask == nil, own.filter.isEmpty, own.opacity == 1 else {
      let name =
        own.clip != nil ? "clip-path" : own.mask != nil ? "mask" : own.opacity < 1 ? "opacity" : "filter"
      return report(.unsupported, name, "", in: target)
    }
    guard
      let width = length("markerWidth", of: inner.viewport.width, in: target, style, orElse: 3),
      let height = length("markerHeight", of: inner.viewport.height, in: target, style, orElse: 3)
    else { return }
    for (name, side) in [("markerWidth", width), ("markerHeight", height)] where side < 0 {
      guard own.cutsOverflow ?? true else { return report(.unknown, name, in: target) }
      ignore(
        "`\(name)` can't be negative: the marker is not drawn, as in browsers",
        at: text.range(of: name, in: target))
    }
    let area = Rect(x: 0, y: 0, width: width, height: height)
    let known = reports
    let box = viewBox(of: target)
    guard width > 0, height > 0, reports == known,
      let placement = self.placement(of: box, in: area, target)
    else { return }
    let size = Size(width: box?.width ?? width, height: box?.height ?? height)
    let whole = box == nil ? inner.viewport : nil
    guard let x = reference("refX", box?.x ?? 0, of: size.width, whole?.width, in: target, style),
      let y = reference("refY", box?.y ?? 0, of: size.height, whole?.height, in: target, style),
      let turn = turn(of: target, at: vertex, property == "marker-start")
    else { return }
    var factor = 1.0
    let units = ["strokeWidth": true, "userSpaceOnUse": false]
    guard let isScaled = value(of: "markerUnits", in: [target], orElse: true, { SVGRead(units[$0]) }) else {
      return
    }
    if isScaled { factor = inner.style.strokeWidth.of(inner.viewport.diagonal) }
    guard factor > 0 else { return }
    let middle = placement(Point(x: x, y: y))
    let outer = inner.transform.after(.translation(vertex.point.x, vertex.point.y)).after(turn)
      .after(.scaling(factor, factor)).after(.translation(-middle.x, -middle.y))
    inside.context = context(of: inner, inner.transform) { _ in path.bounds }
    (inside.style, inside.viewport) = (style, size)
    inside.transform = outer.after(placement)
    inside.depth += 1
    let content = collected { walk in for child in target.children { walk.add(child, inside) } }
    var effects = SVGEffects()
    if own.cutsOverflow ?? true, let box {
      // Programs differ in whether the view box cuts, or the area in which it is.
      let seen = inside.transform(Path(rectangle: box)).bounds
      let isSame = placement.bounds(of: box).contains(area)
      guard
        isSame || content.allSatisfy({ $0.item.ink.map { seen?.contains($0) ?? false } ?? false })
      else { return report(.unsupported, "viewBox", in: target) }
    }
    if own.cutsOverflow ?? true { effects.clip = SVGClip(path: outer(Path(rectangle: area))) }
    add(content, with: effects, of: target)
  }

  /// The coordinate of the marker's point that is laid on the vertex; nil after a report. `outer` is the side of the shape's
  /// viewport, of which percentages are shares where the marker has no view box.
  private mutating func reference(
    _ name: String, _ start: Double, of whole: Double, _ outer: Double?, in node: XMLNode, _ style: SVGStyle
  ) -> Double? {
    let shares = ["left": 0, "top": 0, "center": 0.5, "right": 1, "bottom": 1]
    if let written = node[name], let share = shares[written] { return start + share * whole }
    if outer == nil, node[name]?.contains("%") ?? false {
      return refuse(.unsupported, name, in: node)
    }
    return length(name, of: outer ?? whole, in: node, style)
  }

  /// How a marker is turned at a vertex; nil after a report.
  private mutating func turn(of node: XMLNode, at vertex: SVGVertex, _ isStart: Bool) -> Affine? {
    let written = node["orient"] ?? "0"
    let direction = vertex.direction
    switch written {
    case "auto", "auto-start-reverse":
      let sign: Double = written != "auto" && isStart ? -1 : 1
      return Affine(
        a: sign * direction.x, b: sign * direction.y, c: -sign * direction.y, d: sign * direction.x)
    default:
      guard let (number, unit) = NumberReader.only(written),
        let angle = Affine.degrees(number, unit.isEmpty ? "deg" : unit)
      else {
        ignore("orient", written, in: node)
        return Affine()
      }
      return .rotation(angle)
    }
  }
}

extension Path {
  /// The vertices of the path, with their directions.
  fileprivate var vertices: [SVGVertex] {
    var vertices: [SVGVertex] = []
    var first = 0
    func direction(_ from: Point<Double>, _ others: Point<Double>...) -> Point<Double>? {
      for other in others {
        let (x, y) = (other.x - from.x, other.y - from.y)
        let length = (x * x + y * y).squareRoot()
        if length > 1e-9 { return Point(x: x / length, y: y / length) }
      }
      return nil
    }
    func reversed(_ vector: Point<Double>?) -> Point<Double>? { vector.map { Point(x: -$0.x, y: -$0.y) } }
    for element in elements {
      let last = vertices.last?.point ?? Point(x: 0, y: 0)
      switch element {
      case .move(let point):
        first = vertices.count
        vertices.append(SVGVertex(point: point))
      case .line(let point):
        // A line without length has the direction of what is before it.
        let way = direction(last, point) ?? vertices.last?.arriving
        vertices[vertices.count - 1].leaving = way
        vertices.append(SVGVertex(point: point, arriving: way))
      case .cubic(let one, let two, let end):
        vertices[vertices.count - 1].leaving = direction(last, one, two, end)
        vertices.append(SVGVertex(point: end, arriving: reversed(direction(end, two, one, last))))
      case .close:
        guard first < vertices.count else { continue }
        let start = vertices[first]
        let way = direction(last, start.point)
        if let way { vertices[vertices.count - 1].leaving = way }
        let arriving = way ?? vertices[vertices.count - 1].arriving
        vertices[first].arriving = arriving
        vertices.append(SVGVertex(point: start.point, arriving: arriving, leaving: start.leaving))
      }
    }
    return vertices
  }
}
