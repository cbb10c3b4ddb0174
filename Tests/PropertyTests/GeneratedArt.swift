// Art, and how it stretches.

extension GeneratedTheme {
  /// An art source whose files hold a shape, in one of the ways to name them.
  mutating func picture(_ name: String, _ shape: Shape) -> Written {
    let color = dice.next()
    var paths: [(Scale, String)] = []
    let isReduced = shape.scales == Scale.allCases && dice.happens(20)
    let flip = dice.happens(15) ? dice.pick(Flip.allCases) : nil
    for scale in isReduced ? [.x3] : shape.scales {
      let path = "art/\(name)\(scale.suffix).png"
      paths.append((scale, path))
      let bitmap = shape.bitmap(at: scale, color: color)
      art.append((path, bitmap))
      pngs.append((path, encodePNG(flip.map(bitmap.flipped) ?? bitmap, .fast)))
    }
    var entries: [(String, Written)]
    if isReduced {
      entries = [("file", .text(paths[0].1)), ("resample", "down")]
    } else if dice.happens(30) {
      entries = [("files", .map(paths.map { ($0.0.name, .text($0.1)) }))]
    } else {
      entries = [("file", .text(dice.pick(paths).1))]
    }
    if let flip { entries.append(("flip", .text(flip.rawValue))) }
    return .map(entries)
  }

  mutating func derived() -> Written {
    var entries: [(String, Written)] = [("derive", "normal")]
    if dice.happens(50) { entries.append(("multiply", .text("black/\(dice.number(1...99))%"))) }
    if dice.happens(30) { entries.append(("screen", colorOrToken())) }
    if dice.happens(30) { entries.append(("opacity", .plain("0.\(dice.number(1...9))"))) }
    if dice.happens(30) { entries.append(("desaturate", .text("\(dice.number(1...100))%"))) }
    if dice.happens(20) { entries.append(("swap", ["#000000": .text(color())])) }
    return .map(entries)
  }

  /// A plain color, or a box that is flipped now and then; one with a gradient only where the element has a height.
  mutating func filled(isHigh: Bool) -> Written {
    if dice.happens(30) { return colorOrToken() }
    var box: [(String, Written)] = [("fill", colorOrToken())]
    if isHigh, dice.happens(30) {
      let stops: Written = [["at": 0, "color": colorOrToken()], ["at": 1, "color": .text(color())]]
      box = [("fill", ["linear": ["angle": dice.pick([0, 180]), "stops": stops]])]
    }
    if dice.happens(60) {
      box.append(("radius", Written(dice.number(0...30))))
    } else {
      box.append(("corners", ["topLeft": Written(dice.number(0...9)), "bottomRight": .plain("2.5")]))
    }
    let positions = ["inside", "center", "outside"]
    if dice.happens(40) {
      box.append(("stroke", ["color": .text(color()), "width": 1, "position": .text(dice.pick(positions))]))
    }
    for (name, chance) in [("shadows", 40), ("innerShadows", 30)] where dice.happens(chance) {
      let shadow: Written = [
        "color": .text(color()), "x": Written(dice.number(-2...2)), "y": Written(dice.number(-2...2)),
        "blur": Written(dice.number(0...3)), "spread": Written(dice.pick([0, 0, dice.number(-2...3)])),
      ]
      box.append((name, [shadow]))
    }
    var entries: [(String, Written)] = [("box", .map(box))]
    if dice.happens(20) { entries.append(("flip", .text(dice.pick(Flip.allCases).rawValue))) }
    return .map(entries)
  }

  /// What a form of slicing says of a shape that was made for it.
  mutating func slicing(_ form: String, _ shape: Shape) -> [(String, Written)] {
    let caps = { (scale: Int) -> Written in
      [
        "left": Written(shape.x.before * scale), "right": Written(shape.x.after * scale),
        "top": Written(shape.y.before * scale), "bottom": Written(shape.y.after * scale),
      ]
    }
    var entries: [(String, Written)] = []
    switch form {
    case "points": entries.append(("caps", caps(1)))
    case "pixels": entries.append(("caps", .map(shape.scales.map { ($0.name, caps($0.rawValue)) })))
    case "stretchable":
      entries.append(
        ("stretchable", ["leftCapWidth": Written(shape.x.before), "topCapHeight": Written(shape.y.before)]))
    case "auto": entries.append(("caps", "auto"))
    case "tile":
      // Where the period is one line, stretching is the same.
      let modes = [shape.x, shape.y].map { axis -> Written in
        if case .periodic(let period) = axis.kind, period > 1, axis.center > period { return "tile" }
        return dice.pick(["tile", "stretch"])
      }
      let mode: Written = dice.happens(50) ? "tile" : ["horizontal": modes[0], "vertical": modes[1]]
      entries += [("caps", caps(1)), ("resizing", mode)]
    default:
      return dice.pick([
        [("caps", "none")], [("resizing", "tile")], [("caps", "none"), ("resizing", "tile")],
        [("caps", "none"), ("resizing", ["vertical": "tile"])],
      ])
    }
    if dice.happens(50) { entries.append(("center", .text(dice.pick(["1pt", "1px", "keep"])))) }
    return entries
  }

  mutating func shape(_ form: String, like other: Shape? = nil) -> Shape {
    let scales = other?.scales ?? dice.pick([[.x1], [.x2], [.x1, .x2], [.x2, .x3], Scale.allCases])
    return Shape(x: axis(form), y: axis(form), scales: scales)
  }

  mutating func axis(_ form: String) -> Shape.Axis {
    let (before, after) = (dice.number(0...3), dice.number(0...3))
    switch form {
    case "stretchable" where before > 0:
      return Shape.Axis(before: before, center: 1, after: after, kind: .even)
    case "tile":
      let period = dice.number(1...3)
      return Shape.Axis(
        before: before, center: period * dice.number(1...4), after: after, kind: .periodic(period))
    // At least two equal lines, which `caps: auto` asks for.
    case "auto":
      return Shape.Axis(before: before, center: dice.number(2...5), after: after, kind: .even)
    case "none": return Shape.Axis(before: before, center: dice.number(1...5), after: after, kind: .wild)
    default:
      // Now and then there is nothing to cut, which is a warning.
      return Shape.Axis(
        before: before, center: dice.number(1...5), after: after, kind: dice.happens(90) ? .even : .wild)
    }
  }
}
