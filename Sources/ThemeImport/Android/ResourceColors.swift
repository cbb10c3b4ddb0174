import ThemeCore

/// A color of a resource: its value on the device, and how a theme says it.
struct ResourceColor: Hashable {
  var color: Color
  /// The text in a theme: a reference to a token, or the value.
  var text: String

  init(_ color: Color, text: String? = nil) {
    (self.color, self.text) = (color, text ?? "\(color)")
  }

  /// The color with its alpha multiplied.
  func faded(by factor: Double) -> ResourceColor {
    guard factor != 1 else { return self }
    var faded = color
    faded.alpha = UInt8((Double(color.alpha) * min(max(factor, 0), 1)).rounded())
    return ResourceColor(faded)
  }
}

extension Color {
  /// Reads `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB`.
  init?(androidText text: String) {
    guard text.hasPrefix("#"), let levels = hexLevels(text.dropFirst()) else { return nil }
    let all = (levels.count == 3 ? [255] + levels : levels).map { UInt8($0) }
    self.init(red: all[1], green: all[2], blue: all[3], alpha: all[0])
  }

  /// The colors of the platform that are the same on every version.
  fileprivate static let ofAndroid: [String: String] = [
    "white": "#ffffff", "black": "#000000", "transparent": "#00000000", "darker_gray": "#aaaaaa",
    "background_dark": "#000000", "background_light": "#ffffff", "holo_blue_light": "#33b5e5",
    "holo_blue_dark": "#0099cc", "holo_blue_bright": "#00ddff", "holo_green_light": "#99cc00",
    "holo_green_dark": "#669900", "holo_red_light": "#ff4444", "holo_red_dark": "#cc0000",
    "holo_orange_light": "#ffbb33", "holo_orange_dark": "#ff8800", "holo_purple": "#aa66cc",
  ]
}

extension ResourceReading {
  /// The color of a text on the device. As a token if the theme has it; where the value itself is needed, `isValue`.
  mutating func color(
    _ text: String, at place: ImportPlace, isValue: Bool = false
  ) throws(ImportProblem) -> ResourceColor {
    if let color = Color(androidText: text) { return ResourceColor(color) }
    if text.hasPrefix("?") {
      throw ImportProblem(
        place, "`\(text)` depends on the theme of the app: write the color that it stands for")
    }
    if let name = text.dropping("@android:color/"), let color = Color.ofAndroid[name] {
      return ResourceColor(Color(androidText: color) ?? .clear)
    }
    guard let name = text.dropping("@color/") else {
      throw ImportProblem(place, "`\(text)` is no color that a theme can say")
    }
    try enter("color/\(name)", at: place)
    defer { leave() }
    let sources = table.sources("color", name)
    guard !sources.isEmpty else { throw ImportProblem(place, "there is no color `\(name)`") }
    let before = axes
    axes.formUnion(sources.axes)
    guard let source = sources.chosen(on: device).newest else {
      throw ImportProblem(sources[0].place, "the color `\(name)` has no value for other devices")
    }
    guard case .value(let text) = source.content else {
      return try listed(try file(source.place.path).root, isValue: isValue)
    }
    let value = try color(text, at: source.place, isValue: true)
    if isValue { return value }
    axes = before
    return ResourceColor(value.color, text: try reference("color", name, at: place))
  }

  /// The color of a list of colors for the states of the device.
  private mutating func listed(_ list: ResourceNode, isValue: Bool) throws(ImportProblem) -> ResourceColor {
    guard list.name == "selector" else { throw list.problem("a `\(list.name)` is no list of colors") }
    guard let item = picked(from: list) else { throw list.problem("it has no color for other states") }
    if item["lStar"] != nil { throw item.problem("`lStar` can't be computed: write the color that it makes") }
    guard let text = item["color"] else { throw item.problem("the item has no `color`") }
    let alpha = try item.number("alpha", 1)
    return try color(text, at: item.place, isValue: isValue || alpha != 1).faded(by: alpha)
  }
}

extension ResourceReading {
  /// A reference to the token of a resource, which the theme has.
  func reference(_ kind: String, _ name: String, at place: ImportPlace) throws(ImportProblem) -> String {
    let text = "$\(kind).\(table.tokenName(kind, name))"
    guard tokens?.contains(text) != false else {
      throw ImportProblem(place, "`\(text.dropFirst())` is left out, for a reason that is said there")
    }
    return text
  }

  /// The value of a token on the device.
  mutating func token(_ kind: String, _ name: String, at place: ImportPlace) throws(ImportProblem) -> String {
    try enter("\(kind)/\(name)", at: place)
    defer { leave() }
    let sources = table.sources(kind, name)
    axes.formUnion(sources.axes)
    guard let source = sources.chosen(on: device).newest else {
      throw ImportProblem(place, "it has no value for other devices")
    }
    guard case .value(let text) = source.content else {
      let color = try listed(try file(source.place.path).root, isValue: false)
      if !axes.states.isEmpty {
        axes.states = []
        remark(
          .changed, at: source.place,
          "a token has no states: its value is that at rest. What shows the list has all")
      }
      return color.text
    }
    if kind == "color" { return try color(text, at: source.place).text }
    let isShare = text.hasSuffix("%")
    if let number = Double(isShare ? text.dropLast() : text[...]), abs(number) < 1e13 {
      return number.themeText + (isShare ? "%" : "")
    }
    return try length(text, at: source.place).text
  }
}

extension String {
  /// The rest of a text that begins with a prefix.
  func dropping(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}

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
  func theme(_ width: Double, _ height: Double, at place: ImportPlace) throws(ImportProblem) -> ThemeMap {
    let stops = ThemeValue.list(
      stops.map { ["at": .text($0.at.themeText), "color": .text($0.color.text)] })
    switch kind {
    case .linear(let angle):
      let corner = Sine.degrees(opposite: width, adjacent: height)
      let angles = [90, corner, 0, 360 - corner, 270, 180 + corner, 180, 180 - corner]
      return ["linear": ["angle": .text(angles[angle / 45].themeText), "stops": stops]]
    case .radial(let x, let y, let radius):
      guard width == height else {
        throw ImportProblem(place, "its radial gradient is a circle in a frame that is not square")
      }
      let center: ThemeValue = ["x": .text(x.themeText), "y": .text(y.themeText)]
      return [
        "radial": ["center": center, "radius": .text((radius / width).themeText), "stops": stops]
      ]
    }
  }
}

extension ResourceReading {
  mutating func shape(_ node: ResourceNode) throws(ImportProblem) -> ResourceLook {
    var shape = ResourceShape()
    name(unknown: node, ["shape", "innerRadius", "innerRadiusRatio", "thickness", "thicknessRatio"])
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
  ) throws(ImportProblem) -> ResourceShape.RingLength {
    if let length = try length(name, of: node, isRounded: true) { return .points(length.points) }
    let ratio = try node.number("\(name)Ratio", standard)
    guard ratio > 0 else { throw node.problem("`\(name)Ratio` is not above 0") }
    return .ratio(ratio)
  }

  private mutating func read(
    _ part: ResourceNode, _ shape: inout ResourceShape, _ look: inout ResourceLook
  ) throws(ImportProblem) {
    switch part.name {
    case "solid":
      name(unknown: part, ["color"])
      guard let text = part["color"] else { throw part.problem("`<solid>` has no color") }
      shape.fill = try color(text, at: part.place)
    case "corners":
      name(
        unknown: part, ["radius", "topLeftRadius", "topRightRadius", "bottomRightRadius", "bottomLeftRadius"])
      let all = try length("radius", of: part, isRounded: true)
      func corner(_ name: String) throws(ImportProblem) -> Double {
        max(0, try length("\(name)Radius", of: part, isRounded: true)?.points ?? all?.points ?? 0)
      }
      shape.corners = ResourceShape.Corners(
        topLeft: try corner("topLeft"), topRight: try corner("topRight"),
        bottomRight: try corner("bottomRight"), bottomLeft: try corner("bottomLeft"))
      let isOne = shape.corners.areEqual && shape.corners.topLeft == all?.points
      shape.radius = isOne ? all : nil
    case "stroke":
      name(unknown: part, ["color", "width", "dashWidth", "dashGap"])
      guard let width = try length("width", of: part, isRounded: true), width.points > 0 else { return }
      guard let text = part["color"] else { return }
      // Whether the line shows, and what of the fill shows through it, depends on the value on each device.
      guard try color(text, at: part.place, isValue: true).color.alpha > 0 else { return }
      shape.stroke = (try color(text, at: part.place), width)
      if let dash = try length("dashWidth", of: part), dash.points > 0,
        let gap = try length("dashGap", of: part), gap.points > 0
      {
        shape.dash = (dash, gap)
      }
    case "gradient": shape.gradient = try gradient(part)
    case "size":
      look.width = try length("width", of: part, isRounded: true)?.points
      look.height = try length("height", of: part, isRounded: true)?.points
    case "padding":
      look.padding = try Insets { side throws(ImportProblem) in try length(side, of: part)?.points ?? 0 }
    default: remark(.changed, at: part.place, "`<\(part.name)>` is left out")
    }
  }

  private mutating func gradient(_ node: ResourceNode) throws(ImportProblem) -> ResourceGradient {
    name(
      unknown: node,
      ["type", "angle", "startColor", "centerColor", "endColor", "centerX", "centerY", "gradientRadius"])
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
