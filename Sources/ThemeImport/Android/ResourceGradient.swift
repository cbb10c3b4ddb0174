import ThemeCore

/// The `<gradient>` of a shape.
struct ResourceGradient {
  enum Kind {
    /// Along an angle of Android: 0 is to the right, 90 to the top.
    case linear(angle: Int)
    case radial(x: Double, y: Double, radius: Double)
  }

  let kind: Kind
  let stops: [(at: Double, color: ResourceColor)]

  /// The fill of a frame of a size. A gradient that is neither level nor upright runs from corner to corner.
  func theme(_ width: Double, _ height: Double, at place: ImportPlace) throws(ResourceProblem) -> ThemeMap {
    let stops = ThemeValue.list(
      stops.map { ["at": .text($0.at.themeText), "color": .text($0.color.text)] })
    switch kind {
    case .linear(let angle):
      let corner = Sine.degrees(opposite: width, adjacent: height)
      let angles = [90, corner, 0, 360 - corner, 270, 180 + corner, 180, 180 - corner]
      return ["linear": ["angle": .text(angles[angle / 45].themeText), "stops": stops]]
    case .radial(let x, let y, let radius):
      guard width == height else {
        throw ResourceProblem(place, "its radial gradient is a circle in a frame that is not square")
      }
      let center: ThemeValue = ["x": .text(x.themeText), "y": .text(y.themeText)]
      return [
        "radial": ["center": center, "radius": .text((radius / width).themeText), "stops": stops]
      ]
    }
  }
}

extension ResourceReading {
  mutating func shape(_ node: ResourceNode) throws(ResourceProblem) -> ResourceLook {
    var shape = ResourceShape()
    name(
      unknown: node,
      [
        "shape", "innerRadius", "innerRadiusRatio", "thickness", "thicknessRatio",
      ])
    switch node["shape"] ?? "rectangle" {
    case "rectangle": break
    case "oval": shape.outline = .oval
    case "line": shape.outline = .line
    case "ring":
      guard !node.flag("useLevel", true) else {
        throw node.problem("a ring without `useLevel=\"false\"` draws nothing at level 0")
      }
      shape.outline = .ring(
        inner: try ring("innerRadius", of: node, 3), thickness: try ring("thickness", of: node, 9))
    case let other: throw node.problem("`\(other)` is no shape")
    }
    var look = ResourceLook()
    for part in node.children { try read(part, &shape, &look) }
    look.shapes = [PlacedShape(shape: shape)]
    return look
  }

  private mutating func ring(
    _ name: String, of node: ResourceNode, _ standard: Double
  ) throws(ResourceProblem) -> ResourceShape.RingLength {
    if let length = try length(name, of: node, isRounded: true) { return .points(length.points) }
    let ratio = try node.number("\(name)Ratio", standard)
    guard ratio > 0 else { throw node.problem("`\(name)Ratio` is not above 0") }
    return .ratio(ratio)
  }

  private mutating func read(
    _ part: ResourceNode, _ shape: inout ResourceShape, _ look: inout ResourceLook
  ) throws(ResourceProblem) {
    switch part.name {
    case "solid":
      name(unknown: part, ["color"])
      guard let text = part["color"] else { throw part.problem("`<solid>` has no color") }
      shape.fill = try color(text, at: part.place)
    case "corners":
      name(
        unknown: part, ["radius", "topLeftRadius", "topRightRadius", "bottomRightRadius", "bottomLeftRadius"])
      let all = try length("radius", of: part, isRounded: true)
      func corner(_ name: String, _ reading: inout ResourceReading) throws(ResourceProblem) -> Double {
        max(0, try reading.length(name, of: part, isRounded: true)?.points ?? all?.points ?? 0)
      }
      shape.corners = ResourceShape.Corners(
        topLeft: try corner("topLeftRadius", &self), topRight: try corner("topRightRadius", &self),
        bottomRight: try corner("bottomRightRadius", &self), bottomLeft: try corner("bottomLeftRadius", &self)
      )
      let isOne = shape.corners.areEqual && shape.corners.topLeft == all?.points
      shape.radius = isOne ? all : nil
    case "stroke":
      name(unknown: part, ["color", "width", "dashWidth", "dashGap"])
      if let dash = try length("dashWidth", of: part), dash.points > 0 {
        throw part.problem("a theme draws no dashes: draw it as a picture")
      }
      guard let width = try length("width", of: part, isRounded: true), width.points > 0 else { return }
      guard let text = part["color"] else { return }
      let color = try color(text, at: part.place)
      if color.color.alpha > 0 { shape.stroke = (color, width) }
    case "gradient": shape.gradient = try gradient(part)
    case "size":
      look.width = try length("width", of: part, isRounded: true)?.points
      look.height = try length("height", of: part, isRounded: true)?.points
    case "padding":
      func side(_ name: String, _ reading: inout ResourceReading) throws(ResourceProblem) -> Double {
        try reading.length(name, of: part)?.points ?? 0
      }
      look.padding = Insets(
        top: try side("top", &self), left: try side("left", &self), bottom: try side("bottom", &self),
        right: try side("right", &self))
    default: remark(.changed, at: part.place, "`<\(part.name)>` is left out")
    }
  }

  private mutating func gradient(_ node: ResourceNode) throws(ResourceProblem) -> ResourceGradient {
    name(
      unknown: node,
      [
        "type", "angle", "startColor", "centerColor", "endColor", "centerX", "centerY", "gradientRadius",
      ])
    let (x, y) = (try node.number("centerX", 0.5), try node.number("centerY", 0.5))
    var stops: [(at: Double, color: ResourceColor)] = []
    for (key, at) in [("startColor", 0), ("centerColor", x != 0.5 ? x : y), ("endColor", 1)] {
      if let text = node[key] {
        stops.append((at, try color(text, at: node.place)))
      } else if key != "centerColor" {
        stops.append((at, ResourceColor(.clear)))
      }
    }
    switch node["type"] ?? "linear" {
    case "linear":
      let turn = try node.number("angle", 0).rounded(.towardZero)
      let angle = (Int(turn) % 360 + 360) % 360
      guard angle % 45 == 0 else { throw node.problem("the angle \(Int(turn)) is no multiple of 45") }
      return ResourceGradient(kind: .linear(angle: angle), stops: stops)
    case "radial":
      guard let radius = try length("gradientRadius", of: node)?.points, radius > 0 else {
        throw node.problem("its radial gradient has no radius")
      }
      return ResourceGradient(kind: .radial(x: x, y: y, radius: radius), stops: stops)
    case let other: throw node.problem("a theme draws no gradient of the type `\(other)`")
    }
  }

  /// Says which attributes are left out.
  mutating func name(unknown node: ResourceNode, _ known: Set<String>) {
    for name in node.attributes(besides: known) {
      remark(
        .changed, at: node.place, "`\(name)` of `<\(node.name)>` is left out: a theme has no word for it")
    }
  }
}
