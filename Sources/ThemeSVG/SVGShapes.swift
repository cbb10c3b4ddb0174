import ThemeCore
import ThemeDrawing

/// The reason why the outline of a shape can't be read.
enum SVGShapeError: Error {
  /// The attribute of the given name is invalid.
  case invalid(String)
  /// The path data of the attribute `d` is invalid.
  case path(PathDataError)
}

extension XMLNode {
  static let shapes: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  /// The outline of a shape in its own coordinates (SVG 2, §10); nil if the shape draws nothing, such as a rectangle of zero
  /// width.
  func outline(in viewBox: Size<Double>) throws(SVGShapeError) -> Path? {
    func length(_ name: String, of whole: Double, default standard: Double = 0) throws(SVGShapeError)
      -> Double
    {
      guard let text = attributes[name], text != "auto" else { return standard }
      guard let length = Double(svg: text, of: whole) else { throw .invalid(name) }
      return length
    }
    let (width, height) = (viewBox.width, viewBox.height)
    let diagonal = ((width * width + height * height) / 2).squareRoot()
    switch name {
    case "path":
      guard let data = attributes["d"], !data.trimmed.isEmpty else { return nil }
      return try Self.path(data)
    case "rect":
      let x = try length("x", of: width)
      let y = try length("y", of: height)
      let across = try length("width", of: width)
      let down = try length("height", of: height)
      let rx = try length("rx", of: width, default: -1)
      let ry = try length("ry", of: height, default: -1)
      guard across > 0, down > 0 else { return nil }
      // A radius that is given alone applies to both axes.
      let radii = (min(max(rx < 0 ? ry : rx, 0), across / 2), min(max(ry < 0 ? rx : ry, 0), down / 2))
      return try Self.rectangle(x, y, across, down, radii)
    case "circle", "ellipse":
      let isCircle = name == "circle"
      let rx = try length(isCircle ? "r" : "rx", of: isCircle ? diagonal : width)
      let ry = isCircle ? rx : try length("ry", of: height)
      guard rx > 0, ry > 0 else { return nil }
      let cx = try length("cx", of: width)
      let cy = try length("cy", of: height)
      return try Self.path(
        "M\(cx - rx) \(cy)A\(rx) \(ry) 0 0 1 \(cx + rx) \(cy)A\(rx) \(ry) 0 0 1 \(cx - rx) \(cy)Z")
    case "line":
      let from = (try length("x1", of: width), try length("y1", of: height))
      let to = (try length("x2", of: width), try length("y2", of: height))
      return try Self.path("M\(from.0) \(from.1)L\(to.0) \(to.1)")
    case "polyline", "polygon":
      guard let points = attributes["points"] else { return nil }
      var reader = NumberReader(points)
      var path = Path()
      while !reader.isAtEnd {
        guard let x = reader.number(), let y = reader.number() else { throw .invalid("points") }
        let point = Point(x: x, y: y)
        path.elements.append(path.elements.isEmpty ? .move(point) : .line(point))
      }
      guard path.elements.count > 1 else { return nil }
      if name == "polygon" { path.elements.append(.close) }
      return path
    default: return nil
    }
  }

  private static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radii: (x: Double, y: Double)
  ) throws(SVGShapeError) -> Path {
    let (right, bottom) = (x + width, y + height)
    guard radii.x > 0, radii.y > 0 else { return try path("M\(x) \(y)H\(right)V\(bottom)H\(x)Z") }
    let arc = "A\(radii.x) \(radii.y) 0 0 1"
    return try path(
      "M\(x + radii.x) \(y)H\(right - radii.x)\(arc) \(right) \(y + radii.y)"
        + "V\(bottom - radii.y)\(arc) \(right - radii.x) \(bottom)"
        + "H\(x + radii.x)\(arc) \(x) \(bottom - radii.y)V\(y + radii.y)\(arc) \(x + radii.x) \(y)Z")
  }

  private static func path(_ data: String) throws(SVGShapeError) -> Path {
    do throws(PathDataError) { return try Path(data: data) } catch { throw .path(error) }
  }
}

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
