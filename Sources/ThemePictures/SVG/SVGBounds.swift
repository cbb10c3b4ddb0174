import ThemeCore
import ThemeDiagnostics
import ThemeDrawing

extension SVGWalk {
  /// The bounding box of what an element shows, without strokes, in its own coordinates (SVG 2, §8.10); nil if it has none.
  mutating func bounds(of node: XMLNode, _ inner: Around) -> Rect<Double>? {
    var own = inner
    own.transform = Affine()
    return extent(of: node, own, Size(width: nil, height: nil))
  }

  /// The same in coordinates of the drawing.
  private mutating func extent(of node: XMLNode, _ inner: Around, _ size: Size<SVGLength?>) -> Rect<Double>? {
    switch node.kind?.role {
    case .shape:
      if !inner.transform.isUpright { boundsAreTurned = true }
      if inner.style.stroke != .none { boundsAreStroked = true }
      return outline(of: node, inner.style, inner.viewport).flatMap { inner.transform($0).bounds }
    case .choice: return choice(in: node).flatMap { extent(of: [$0], inner) }
    case .viewport where node === root, .group: return extent(of: node.children, inner)
    case .use:
      guard let (target, inside) = enterUse(node, inner) else { return nil }
      let geometry = inner.style.own.geometry
      return extent(of: [target], inside, Size(width: geometry["width"], height: geometry["height"]))
    case .viewport, .symbol:
      guard let (inside, _) = enterViewport(node, inner, size) else { return nil }
      return extent(of: node.children, inside)
    default: return nil
    }
  }

  private mutating func extent(
    of nodes: [XMLNode], _ around: Around, _ size: Size<SVGLength?>? = nil
  ) -> Rect<Double>? {
    var all: Rect<Double>?
    for node in nodes {
      guard let role = node.kind?.role else { continue }
      switch role {
      case .viewport, .group, .use, .shape, .choice: break
      case .symbol where size != nil: break
      case .refused:
        guard let style = style(of: node, in: around.style), style.own.isShown, !node.isEmpty else {
          continue
        }
        reportElement(node)
        continue
      default: continue
      }
      guard let inner = inside(node, around),
        let bounds = extent(of: node, inner, size ?? Size(width: nil, height: nil))
      else { continue }
      all = all?.union(bounds) ?? bounds
    }
    return all
  }
}

extension Path {
  /// The smallest rectangle that contains all lines and curves of the path; nil if it has none.
  var bounds: Rect<Double>? {
    var xs = Extent()
    var ys = Extent()
    var last = Point(x: 0.0, y: 0.0)
    for element in elements {
      switch element {
      case .move(let point), .line(let point): last = point
      case .cubic(let first, let second, let end):
        xs.add(last.x, first.x, second.x, end.x)
        ys.add(last.y, first.y, second.y, end.y)
        last = end
      case .close: continue
      }
      xs.add(last.x)
      ys.add(last.y)
    }
    guard xs.least <= xs.most, ys.least <= ys.most else { return nil }
    return Rect(x: xs.least, y: ys.least, width: xs.most - xs.least, height: ys.most - ys.least)
  }
}

/// The coordinates of a path along one axis.
private struct Extent {
  var least = Double.infinity
  var most = -Double.infinity

  mutating func add(_ coordinate: Double) { (least, most) = (min(least, coordinate), max(most, coordinate)) }

  /// Adds those at which a cubic curve reverses its direction, which are at the roots of its derivative.
  mutating func add(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots = (-1.0, -1.0)
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots.0 = -c / b }
    } else if case let inside = b * b - 4 * a * c, inside >= 0 {
      let root = inside.squareRoot()
      roots = ((-b - root) / (2 * a), (-b + root) / (2 * a))
    }
    func addPlace(at t: Double) {
      guard t > 0, t < 1 else { return }
      let u = 1 - t
      add(u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3)
    }
    addPlace(at: roots.0)
    addPlace(at: roots.1)
  }
}

extension Path {
  init(rectangle area: Rect<Double>) {
    let (right, bottom) = (area.x + area.width, area.y + area.height)
    self.init([
      .move(Point(x: area.x, y: area.y)), .line(Point(x: right, y: area.y)),
      .line(Point(x: right, y: bottom)), .line(Point(x: area.x, y: bottom)), .close,
    ])
  }

  /// The rectangle that the path is; nil if it is none, or not upright.
  var rectangle: Rect<Double>? {
    var corners: [Point<Double>] = []
    for (place, element) in elements.enumerated() {
      switch element {
      case .move(let point) where place == 0: corners.append(point)
      case .line(let point) where corners.last != point: corners.append(point)
      case .close where place == elements.count - 1, .line: break
      case .close, .move, .cubic: return nil
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4, let bounds else { return nil }
    let turns = corners[0].y == corners[1].y
    let isUpright =
      turns
      ? corners[1].x == corners[2].x && corners[2].y == corners[3].y && corners[3].x == corners[0].x
      : corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
        && corners[3].y == corners[0].y
    return isUpright ? bounds : nil
  }
}
