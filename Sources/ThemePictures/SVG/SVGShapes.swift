import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

extension SVGWalk {
  /// The outline of a shape in its own coordinates (SVG 2, §10); nil if the shape draws nothing, such as a rectangle of zero
  /// width, and after a report.
  mutating func outline(of node: XMLNode, _ style: SVGStyle, _ viewport: Size<Double>) -> Path? {
    let geometry = style.own.geometry
    func across(_ name: String) -> Double? { geometry[name]?.of(viewport.width) }
    func down(_ name: String) -> Double? { geometry[name]?.of(viewport.height) }
    switch node.name {
    case "rect":
      guard let width = across("width"), let height = down("height"), width > 0, height > 0 else {
        return nil
      }
      // A radius that is given alone applies to both axes.
      let rx = min(across("rx") ?? down("ry") ?? 0, width / 2)
      let ry = min(down("ry") ?? across("rx") ?? 0, height / 2)
      return Path(
        rectangle: Rect(x: across("x") ?? 0, y: down("y") ?? 0, width: width, height: height), rx: rx, ry: ry)
    case "circle":
      let radius = geometry["r"]?.of(viewport.diagonal) ?? 0
      return Path(ellipseAt: across("cx") ?? 0, down("cy") ?? 0, radius, radius)
    case "ellipse":
      return Path(
        ellipseAt: across("cx") ?? 0, down("cy") ?? 0, across("rx") ?? down("ry") ?? 0,
        down("ry") ?? across("rx") ?? 0)
    case "line":
      guard let x1 = length("x1", of: viewport.width, in: node, style),
        let y1 = length("y1", of: viewport.height, in: node, style),
        let x2 = length("x2", of: viewport.width, in: node, style),
        let y2 = length("y2", of: viewport.height, in: node, style)
      else { return nil }
      return Path([.move(Point(x: x1, y: y1)), .line(Point(x: x2, y: y2))])
    default:
      if let known = read[node.index]?.outline { return known }
      let outline = node.name == "path" ? path(of: node, style.own.data) : polygon(of: node)
      read[node.index]?.outline = .some(outline)
      return outline
    }
  }

  /// The length of an attribute, `standard` without one and after a warning that it is none; nil after a report.
  mutating func length(
    _ name: String, of whole: Double, in node: XMLNode, _ style: SVGStyle, orElse standard: Double = 0
  ) -> Double? {
    guard let written = node[name] else { return standard }
    let length = value(
      SVGLength.read(written), name, written, in: node, orElse: SVGLength(number: standard))
    return length.flatMap { self.length(.value($0), name, written, in: node, style)?.of(whole) }
  }

  /// A length that was read, where the font has its size; nil after a report.
  mutating func length(
    _ reading: SVGRead<SVGLength>, _ name: String, _ written: String, in node: XMLNode, _ style: SVGStyle
  ) -> SVGLength? {
    guard case .value(let length) = reading else {
      return refuse(reading.map { _ in }, name, written, in: node)
    }
    return length.settled(style.fontSize, style.rootFontSize) ?? refuse(.unsupported, name, written, in: node)
  }

  private mutating func path(of node: XMLNode, _ data: String?) -> Path? {
    guard let data, case let trimmed = data.trimmed, !trimmed.isEmpty, trimmed != "none" else { return nil }
    let (path, error) = Path.read(data: data)
    guard let error else { return path }
    let place = text.range(of: node["d"] == nil ? "style" : "d", in: node)
    // SVG 2, §9.5.4: a path is drawn up to its first mistake. The property has another value instead.
    guard error.isSyntax, node["d"] == data else {
      return refuse(.svgInvalid, "\(error)", at: place)
    }
    let rest = String(decoding: data.utf8.dropFirst(error.offset), as: UTF8.self)
    let mistake = rest.trimmed.isEmpty ? "a mistake at its end" : "`\(rest.shortened)`"
    ignore("the path is drawn up to \(mistake), as in browsers: \(error)", at: place)
    return path.elements.isEmpty ? nil : path
  }

  private mutating func polygon(of node: XMLNode) -> Path? {
    guard let written = node["points"] else { return nil }
    var reader = NumberReader(written)
    var numbers: [Double] = []
    while !reader.isAtEnd, let number = reader.number() { numbers.append(number) }
    guard reader.isAtEnd else {
      if reader.isExceeded { return refuse(.unknown, "points", written, in: node) }
      ignore("points", written, in: node)
      return nil
    }
    if !numbers.count.isMultiple(of: 2) {
      ignore(
        "the last point has no second number, and is ignored as in browsers",
        at: text.range(of: "points", in: node))
    }
    guard numbers.count > 3 else { return nil }
    var path = Path()
    for place in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = Point(x: numbers[place], y: numbers[place + 1])
      path.elements.append(place == 0 ? .move(point) : .line(point))
    }
    if node.name == "polygon" { path.elements.append(.close) }
    return path
  }
}

extension Size<Double> {
  /// The length of which percentages are shares that are neither across nor down (SVG 2, §8.9).
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}

extension Path {
  /// An ellipse; nil if it has no area.
  init?(ellipseAt x: Double, _ y: Double, _ rx: Double, _ ry: Double) {
    guard rx > 0, ry > 0 else { return nil }
    self.init(written: "M\(x + rx) \(y)A\(rx) \(ry) 0 0 1 \(x - rx) \(y)A\(rx) \(ry) 0 0 1 \(x + rx) \(y)Z")
  }

  /// A rectangle with rounded corners.
  fileprivate init?(rectangle area: Rect<Double>, rx: Double, ry: Double) {
    guard rx > 0, ry > 0 else {
      self.init(rectangle: area)
      return
    }
    let (x, y, right, bottom) = (area.x, area.y, area.x + area.width, area.y + area.height)
    let arc = "A\(rx) \(ry) 0 0 1"
    self.init(
      written: "M\(x + rx) \(y)H\(right - rx)\(arc) \(right) \(y + ry)"
        + "V\(bottom - ry)\(arc) \(right - rx) \(bottom)"
        + "H\(x + rx)\(arc) \(x) \(bottom - ry)V\(y + ry)\(arc) \(x + rx) \(y)Z")
  }

  /// Nil for numbers that are not finite.
  private init?(written data: String) {
    guard let path = try? Path(data: data) else { return nil }
    self = path
  }
}
