import ThemeCore
import ThemeDrawing

extension Path {
  /// The smallest rectangle that contains all lines and curves of the path; nil if it has none.
  var bounds: Rect<Double>? {
    var xs: [Double] = []
    var ys: [Double] = []
    var last = Point(x: 0.0, y: 0.0)
    func add(_ point: Point<Double>) {
      xs.append(point.x)
      ys.append(point.y)
      last = point
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .cubic(let first, let second, let end):
        xs += Self.extremes(last.x, first.x, second.x, end.x)
        ys += Self.extremes(last.y, first.y, second.y, end.y)
        add(end)
      case .close: break
      }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return nil
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The coordinates along one axis at which a cubic curve reverses its direction, which are at the roots of its derivative.
  private static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else if case let inside = b * b - 4 * a * c, inside >= 0 {
      let root = inside.squareRoot()
      roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.map { t in
      let u = 1 - t
      return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
    }
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
