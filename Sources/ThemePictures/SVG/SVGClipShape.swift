import ThemeCore
import ThemeDrawing

/// What `clip-path` names: an element, or a shape in a box (CSS Masking 1, §5).
enum SVGClipPath {
  case reference(String)
  case shape(SVGClipShape?, in: SVGClipBox)

  static func read(_ text: String) -> SVGRead<SVGClipPath?> {
    if text.lowercased() == "none" { return .value(nil) }
    if let (name, rest) = text.reference { return rest.isEmpty ? .value(.reference(name)) : .unsupported }
    var (rest, function) = (text.lowercased(), String?.none)
    if let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")") {
      let start = rest[..<open].lastIndex { $0.utf8.first?.isWhiteSpace ?? true }.map(rest.index(after:))
      let whole = (start ?? rest.startIndex)...close
      function = String(rest[whole])
      rest.replaceSubrange(whole, with: " ")
    }
    var box = SVGClipBox.stroke
    if !rest.trimmed.isEmpty {
      guard let named = SVGClipBox(rest.trimmed) else { return .unsupported }
      box = named
    }
    guard let function else { return .value(.shape(nil, in: box)) }
    guard let shape = SVGClipShape(function) else { return .unsupported }
    return .value(.shape(shape, in: box))
  }
}

/// The box of an element in which a shape lies (CSS Box 4, §3): elements of SVG have no others.
enum SVGClipBox {
  case fill
  case stroke
  case view

  init?(_ name: String) {
    switch name {
    case "fill-box", "content-box", "padding-box": self = .fill
    case "stroke-box", "border-box", "margin-box": self = .stroke
    case "view-box": self = .view
    default: return nil
    }
  }
}

/// A basic shape (CSS Shapes 1, §3), as far as it is drawn.
enum SVGClipShape {
  /// How far an ellipse reaches from its center.
  enum Radius {
    case length(SVGLength)
    case closest
    case farthest
  }
  typealias Place = (x: SVGLength, y: SVGLength)

  case circle(Radius, at: Place)
  case ellipse(Radius, Radius, at: Place)
  case inset(top: SVGLength, right: SVGLength, bottom: SVGLength, left: SVGLength)
  case polygon([Place], FillRule)

  /// Reads a function in lower case; nil for what is none, or isn't drawn.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let inside = String(text[text.index(after: open)...].dropLast())
    let words = inside.words
    switch text[..<open] {
    case "circle":
      guard let (radii, place) = Self.round(words), radii.count <= 1 else { return nil }
      self = .circle(radii.first ?? .closest, at: place)
    case "ellipse":
      guard let (radii, place) = Self.round(words), radii.isEmpty || radii.count == 2 else { return nil }
      self = .ellipse(radii.first ?? .closest, radii.last ?? .closest, at: place)
    case "inset":
      let sides = words.compactMap(Self.length)
      guard sides.count == words.count, (1...4).contains(sides.count) else { return nil }
      let right = sides.count > 1 ? sides[1] : sides[0]
      self = .inset(
        top: sides[0], right: right, bottom: sides.count > 2 ? sides[2] : sides[0],
        left: sides.count > 3 ? sides[3] : right)
    case "polygon":
      var parts = inside.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
      var rule = FillRule.nonzero
      if let named = FillRule(rawValue: parts[0]) {
        rule = named
        parts.removeFirst()
      }
      var points: [Place] = []
      for part in parts {
        let numbers = part.words.map(Self.length)
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
        points.append((x, y))
      }
      guard !points.isEmpty, points.count <= Limit.pathElements.standard else { return nil }
      self = .polygon(points, rule)
    default: return nil
    }
  }

  /// Radii, and the center after the word `at`; nil for anything else.
  private static func round(_ words: [String]) -> (radii: [Radius], place: Place)? {
    let parts = words.split(separator: "at", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    var radii: [Radius] = []
    for word in parts.first ?? [] {
      switch word {
      case "closest-side": radii.append(.closest)
      case "farthest-side": radii.append(.farthest)
      default:
        guard let length = length(word), length.number >= 0 else { return nil }
        radii.append(.length(length))
      }
    }
    let center = SVGLength(number: 0.5, isShare: true)
    guard parts.count == 2 else { return (radii, (center, center)) }
    guard !parts[1].isEmpty,
      case .value(let place) = SVGOrigin.read(parts[1].joined(separator: " "), .style), parts[1].count <= 2,
      !place.x.isOfFont, !place.y.isOfFont
    else { return nil }
    return (radii, (place.x, place.y))
  }

  private static func length(_ text: String) -> SVGLength? {
    guard case .value(let length) = SVGLength.read(text, .style), !length.isOfFont else { return nil }
    return length
  }

  /// The outline of the shape in its box; nil if nothing is inside.
  func clip(in box: Rect<Double>) -> SVGClip? {
    func point(_ place: Place) -> Point<Double> {
      Point(x: box.x + place.x.of(box.width), y: box.y + place.y.of(box.height))
    }
    func ellipse(_ center: Point<Double>, _ rx: Double, _ ry: Double) -> SVGClip? {
      Path(ellipseAt: center.x, center.y, rx, ry).map { SVGClip(path: $0) }
    }
    /// Distances from a center to the sides across it.
    func sides(_ center: Double, _ start: Double, _ length: Double) -> [Double] {
      [abs(center - start), abs(start + length - center)]
    }
    func radius(_ radius: Radius, _ whole: Double, _ sides: [Double]) -> Double {
      switch radius {
      case .length(let length): length.of(whole)
      case .closest: sides.min() ?? 0
      case .farthest: sides.max() ?? 0
      }
    }
    switch self {
    case .circle(let reach, let place):
      let center = point(place)
      let all = sides(center.x, box.x, box.width) + sides(center.y, box.y, box.height)
      let radius = radius(reach, Size(width: box.width, height: box.height).diagonal, all)
      return ellipse(center, radius, radius)
    case .ellipse(let across, let down, let place):
      let center = point(place)
      return ellipse(
        center, radius(across, box.width, sides(center.x, box.x, box.width)),
        radius(down, box.height, sides(center.y, box.y, box.height)))
    case .inset(let top, let right, let bottom, let left):
      let (top, left) = (top.of(box.height), left.of(box.width))
      let area = Rect(
        x: box.x + left, y: box.y + top, width: box.width - left - right.of(box.width),
        height: box.height - top - bottom.of(box.height))
      return area.width > 0 && area.height > 0 ? SVGClip(path: Path(rectangle: area)) : nil
    case .polygon(let places, let rule):
      var path = Path()
      for (index, place) in places.enumerated() {
        path.elements.append(index == 0 ? .move(point(place)) : .line(point(place)))
      }
      path.elements.append(.close)
      return SVGClip(path: path, rule: rule)
    }
  }
}

extension SVGWalk {
  /// What a shape leaves of an element; all of it after a report.
  mutating func clipping(
    by shape: SVGClipShape?, in box: SVGClipBox, of node: XMLNode, _ inner: Around
  ) -> SVGClipping {
    func refuse() -> SVGClipping {
      report(.unsupported, "clip-path", in: node)
      return .masks([])
    }
    let area: Rect<Double>
    switch box {
    case .view:
      // Programs differ in where the box lies in other coordinates than the viewport's.
      guard inner.shown.isEmpty, !inner.style.own.isTransformed, hasPlainView(node) else { return refuse() }
      area = Rect(inner.viewport)
    case .fill, .stroke:
      boundsAreStroked = false
      guard let bounds = bounds(of: node, inner) else { return .nothing }
      if box == .stroke, boundsAreStroked { return refuse() }
      area = bounds
    }
    let clip: SVGClip?
    if let shape { clip = shape.clip(in: area) } else { clip = SVGClip(path: Path(rectangle: area)) }
    guard let clip else { return .nothing }
    return .clip(SVGClip(path: inner.transform(clip.path), rule: clip.rule))
  }

  /// Whether an element has the coordinates of the viewport around it, which begin at 0.
  private mutating func hasPlainView(_ node: XMLNode) -> Bool {
    var next = node.parent
    while let outer = next {
      switch outer.kind?.role {
      case .viewport:
        guard let box = outer["viewBox"] else { return true }
        var reader = NumberReader(box)
        return reader.number() == 0 && reader.number() == 0
      case .group, .choice:
        guard style(of: outer)?.own.isTransformed == false else { return false }
        next = outer.parent
      default: return false
      }
    }
    return false
  }
}
