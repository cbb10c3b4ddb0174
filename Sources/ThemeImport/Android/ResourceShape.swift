import ThemeCore

/// A `<shape>`: an outline with what fills it and a line along it.
struct ResourceShape {
  enum Outline: Equatable {
    case rectangle, oval, line
    case ring(inner: RingLength, thickness: RingLength)
  }

  /// A length of a ring: points, or a part of the width.
  enum RingLength: Equatable {
    case points(Double)
    case ratio(Double)

    func length(in width: Double) -> Double {
      switch self {
      case .points(let points): points
      case .ratio(let ratio): width / ratio
      }
    }
  }

  struct Corners {
    var topLeft = 0.0, topRight = 0.0, bottomRight = 0.0, bottomLeft = 0.0

    private var all: [(name: String, radius: Double)] {
      [
        ("topLeft", topLeft), ("topRight", topRight), ("bottomRight", bottomRight),
        ("bottomLeft", bottomLeft),
      ]
    }

    var areEqual: Bool { all.allSatisfy { $0.radius == topLeft } }

    func grown(by length: Double) -> Corners {
      let grown = all.map { $0.radius > 0 ? $0.radius + length : 0 }
      return Corners(topLeft: grown[0], topRight: grown[1], bottomRight: grown[2], bottomLeft: grown[3])
    }

    var theme: ThemeMap {
      if areEqual { return topLeft == 0 ? [:] : ["radius": .text(topLeft.themeText)] }
      let radii = all.filter { $0.radius > 0 }.map { ($0.name, ThemeValue.text($0.radius.themeText)) }
      return ["corners": .map(ThemeMap(entries: radii))]
    }
  }

  var outline = Outline.rectangle
  var fill: ResourceColor?
  var gradient: ResourceGradient?
  var stroke: (color: ResourceColor, width: ResourceLength)?
  /// The lengths of the dashes and of the gaps of the line; nil if it is solid.
  var dash: (dash: ResourceLength, gap: ResourceLength)?
  var corners = Corners()
  /// The one radius of all corners as a theme says it.
  var radius: ResourceLength?

  /// Whether it draws nothing.
  var isEmpty: Bool {
    let fills = outline == .line ? false : fill != nil || gradient != nil
    return !fills && stroke == nil
  }

  /// Whether it can stretch between its corners without a change of what it looks like.
  var stretches: Bool { outline == .rectangle && gradient == nil && dash == nil }

  /// How far its corners and its line reach into it.
  func margin(_ one: KeyPath<Corners, Double>, _ two: KeyPath<Corners, Double>) -> Double {
    let width = stroke?.width.points ?? 0
    return max(corners[keyPath: one], corners[keyPath: two], 0) + width
  }

  /// The box that looks the same; nil if none does. Android's line is centered on an outline that is half a width inside, so the
  /// fill ends in the middle of the line, which shows where that is translucent.
  var box: ThemeMap? {
    guard stretches else { return nil }
    var box = ThemeMap()
    if let fill { box["fill"] = .text(fill.text) }
    guard let stroke else {
      let own = radius.map { $0.points > 0 ? ["radius": .text($0.text)] : [:] as ThemeMap } ?? corners.theme
      return own.laid(over: box)
    }
    guard fill == nil || stroke.color.color.alpha == 255 else { return nil }
    box = corners.grown(by: stroke.width.points / 2).theme.laid(over: box)
    box["stroke"] = ["color": .text(stroke.color.text), "width": .text(stroke.width.text)]
    return box
  }
}

extension ResourceReading {
  /// The layer of a drawing for a shape.
  mutating func layer(
    _ placed: PlacedShape, _ width: Double, _ height: Double, at place: ImportPlace
  ) throws(ImportProblem) -> ThemeMap {
    let shape = placed.shape
    let half = (shape.stroke?.width.points ?? 0) / 2
    var frame = placed.insets
    if shape.outline == .rectangle || shape.outline == .oval {
      frame = frame + Insets(top: half, left: half, bottom: half, right: half)
    }
    let (inner, high) = (width - frame.left - frame.right, height - frame.top - frame.bottom)
    guard inner > 0, high > 0 else {
      throw ImportProblem(place, "its insets leave no room for what it draws")
    }
    var layer = ThemeMap()
    switch shape.outline {
    case .rectangle:
      let corners = shape.corners.theme
      layer["shape"] = corners.isEmpty ? "rectangle" : ["roundedRectangle": .map(corners)]
    case .oval: layer["shape"] = "ellipse"
    case .line:
      let middle = (high / 2).themeText
      layer["shape"] = ["path": .text("M0 \(middle)H\(inner.themeText)")]
    case .ring(let hole, let thickness):
      let (radius, thick) = (hole.length(in: inner), thickness.length(in: inner))
      layer["shape"] = ["path": .text(Self.ring(inner / 2, high / 2, radius, radius + thick))]
      layer["fillRule"] = "evenodd"
    }
    if !frame.isZero { layer["frame"] = .map(frame.theme { $0.themeText }) }
    if shape.outline != .line {
      if let gradient = shape.gradient {
        layer["fill"] = .map(try gradient.theme(inner, high, at: place))
      } else if let fill = shape.fill {
        layer["fill"] = .text(fill.text)
      }
    }
    if let stroke = shape.stroke {
      var line: ThemeMap = ["color": .text(stroke.color.text), "width": .text(stroke.width.text)]
      if let (dash, gap) = shape.dash { line["dash"] = .list([.text(dash.text), .text(gap.text)]) }
      layer["stroke"] = .map(line)
    }
    return layer
  }

  private static func ring(_ x: Double, _ y: Double, _ inner: Double, _ outer: Double) -> String {
    [inner, outer].map { radius in
      let (r, left, right) = (radius.themeText, (x - radius).themeText, (x + radius).themeText)
      return
        "M\(left) \(y.themeText)A\(r) \(r) 0 1 1 \(right) \(y.themeText)A\(r) \(r) 0 1 1 \(left) \(y.themeText)Z"
    }.joined()
  }
}
