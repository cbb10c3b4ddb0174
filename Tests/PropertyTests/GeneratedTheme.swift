import ThemeCore
import ThemeImage

/// A valid theme that the dice made, with its art.
struct GeneratedTheme {
  /// The theme and its parent, by their names without an ending.
  private var parts: [(name: String, value: Written)] = []
  private(set) var art: [(path: String, bitmap: Bitmap)] = []
  /// The art as files.
  private(set) var pngs: [(path: String, bytes: [UInt8])] = []
  let name: String
  private var dice: Dice
  private var colors: [String] = []
  /// Whether a title has the font that the app brings.
  private var hasFont = false

  init(seed: Int) {
    dice = Dice(seed: seed)
    name = "theme-\(seed)"
    var elements: [(kind: String, name: String, value: Written)] = []
    for number in 1...dice.number(1...5) {
      let kind = dice.pick(["buttons", "backButtons", "images", "navigationBars"])
      elements.append((kind, "e\(number)", element(kind, "e\(number)")))
    }
    let isSplit = dice.happens(40)
    let parents = isSplit ? dice.some(of: elements, 60) : []
    let own = elements.filter { element in !parents.contains { $0.name == element.name } }
    var top: [(String, Written)] = [("themec", 1), ("name", .text(name))]
    if dice.happens(12) { top.append(("namespace", .text("bank"))) }
    if dice.happens(30) {
      top.append(("summary", .text(dice.pick(["plain", "\"quoted\" \\ text", "ñ 戻る"]))))
    }
    var (base, child): ([(String, Written)], [(String, Written)]) = ([], [])
    for color in colors {
      // What uses it may be overlaid, and a child's own token that nothing uses is an error.
      if isSplit { base.append((color, token())) }
      // A child's token takes the place of its parent's.
      if !isSplit || dice.happens(50) { child.append((color, token())) }
    }
    // A font that a parent names may have more said of it.
    let fonts: [(String, Written)] = hasFont ? [("fonts", ["brand": fontNames()])] : []
    if !isSplit || dice.happens(30) { top += fonts }
    if !child.isEmpty { top.append(("tokens", ["color": .map(child)])) }
    top += maps(of: own, overlaying: parents)
    if let button = elements.first(where: { $0.kind == "backButtons" }) {
      top.append(("defaults", ["backButton": .text(button.name)]))
      top.append(("screens", ["First": ["backButton": .text(button.name)], "Second": ["title": "戻る"]]))
    }
    parts.append(("theme", .map(top)))
    if isSplit {
      var bottom: [(String, Written)] = [("themec", 1)]
      if !base.isEmpty { bottom.append(("tokens", ["color": .map(base)])) }
      parts.append(("base", .map(bottom + fonts + maps(of: parents, overlaying: []))))
    }
  }

  /// The theme and its parent, the parent named by the name that its file gets.
  func files(naming name: (String) -> String) -> [(name: String, value: Written)] {
    guard parts.count > 1, case .map(let top) = parts[0].value else { return parts }
    return [(parts[0].name, .map(top + [("extends", .text(name(parts[1].name)))])), parts[1]]
  }

  /// The elements by kind; some that a parent has get another title's color or height.
  private mutating func maps(
    of elements: [(kind: String, name: String, value: Written)],
    overlaying parents: [(kind: String, name: String, value: Written)]
  ) -> [(String, Written)] {
    var maps: [(String, Written)] = []
    for kind in ["navigationBars", "backButtons", "buttons", "images"] {
      var entries = elements.filter { $0.kind == kind }.map { ($0.name, $0.value) }
      for parent in parents where parent.kind == kind && kind != "images" && dice.happens(50) {
        entries.append((parent.name, ["title": ["color": .text(color())]]))
      }
      // One that is like another is built as if all of it was written again.
      if let first = entries.first, kind != "images", dice.happens(30) {
        entries.append(("l\(entries.count)", ["like": .text(first.0), "title": ["color": .text(color())]]))
      }
      if let first = entries.first, kind == "images", dice.happens(30) {
        entries.append(("o\(entries.count)", ["art": ["of": .text("images/\(first.0)")]]))
      }
      if !entries.isEmpty { maps.append((kind, .map(entries))) }
    }
    return maps
  }

  private mutating func color() -> String {
    let digits = String(dice.number(0...0xFFFFFF), radix: 16)
    let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    return dice.happens(20) ? color + "/\(dice.number(0...100))%" : color
  }

  /// The color of a token, which may have modes.
  private mutating func token() -> Written {
    guard dice.happens(30) else { return .text(color()) }
    var dark = Written.text(color())
    if dice.happens(30) { dark = ["value": dark, "accessibility": ["highContrast": .text(color())]] }
    var entries: [(String, Written)] = [("value", .text(color()))]
    if dice.happens(60) { entries.append(("appearances", ["dark": dark])) }
    if dice.happens(40) { entries.append(("directions", ["rtl": .text(color())])) }
    return .map(entries)
  }

  private mutating func colorOrToken() -> Written {
    guard dice.happens(40) else { return .text(color()) }
    let name = dice.pick(["label", "ink", "accent"])
    if !colors.contains(name) { colors.append(name) }
    switch dice.number(0...5) {
    case 0: return .text("$color.\(name)/\(dice.number(0...100))%")
    case 1: return .text("mix($color.\(name), \(color()), \(dice.number(0...100))%)")
    default: return .text("$color.\(name)")
    }
  }

  /// What some platforms call a font.
  private mutating func fontNames() -> Written {
    let names: [(String, Written)] = [
      ("family", "In'ter"), ("ios", .text(dice.pick(["Inter-Regular", "system"]))),
      ("android", .text(dice.pick(["@font/inter_bold", "serif", "system"]))),
      ("web", .text(dice.pick(["Inter", "'In\"ter', ui-serif", "system, serif", "\"A, b\" , Ünter"]))),
      ("flutter", "packages/fonts/Inter"),
    ]
    return .map(dice.some(of: names, 60))
  }

  private mutating func element(_ kind: String, _ name: String) -> Written {
    if dice.happens(20) { return boxed(kind) }
    if kind == "navigationBars" { return bar(name) }
    let form = dice.pick(["points", "pixels", "stretchable", "auto", "tile", "none"])
    let shape = shape(form)
    var entries: [(String, Written)] = slicing(form, shape)
    if dice.happens(40) { entries.append(("alignmentInsets", alignment(shape))) }
    if dice.happens(20) { entries.append(("renderingIntent", dice.pick(["original", "template"]))) }
    if kind != "images" {
      if dice.happens(50) { entries.append(("height", Written(shape.y.length))) }
      if dice.happens(50) { entries.append(("minimumWidth", dice.pick(["art", Written(shape.x.length)]))) }
      // Art of which nothing says how it stretches may not become larger.
      if form == "none" || dice.happens(50) {
        entries.append(("maximumWidth", Written(form == "none" ? shape.x.length : 200)))
      }
      if dice.happens(50) { entries.append(("hitArea", dice.pick([44, ["width": 60, "height": 44]]))) }
      if form != "none", dice.happens(70) { entries.append(("title", title(in: shape.y.length))) }
      if dice.happens(40) { entries.append(("icon", icon("\(name)-icon", shape))) }
    }
    entries.append(("states", .map(states(name, shape, kind))))
    for (axis, values) in axes where dice.happens(25) {
      entries.append((axis, .map(overlays(values, "\(name)-\(axis)", shape, kind))))
    }
    if dice.happens(30) { entries.append(("directions", ["rtl": "mirror"])) }
    return .map(entries)
  }

  /// What lies outside: what the pictures say, each at its scale, or numbers.
  private mutating func alignment(_ shape: Shape) -> Written {
    if dice.happens(50) { return "auto" }
    var entries: [(String, Written)] = []
    for side in dice.some(of: ["top", "left", "bottom", "right"], 60) {
      entries.append((side, shape.scales == [.x2] ? .plain("1.5") : Written(dice.number(0...4))))
    }
    return .map(entries)
  }

  private mutating func icon(_ name: String, _ shape: Shape) -> Written {
    let placements = ["leading", "trailing", "above", "below", "only"]
    var entries: [(String, Written)] = [
      ("art", picture(name, self.shape("none", like: shape))), ("placement", .text(dice.pick(placements))),
    ]
    if dice.happens(50) { entries.append(("gap", Written(dice.number(0...6)))) }
    if dice.happens(50) { entries.append(("tint", colorOrToken())) }
    return .map(entries)
  }

  /// What a variant says of its title and its icon, or takes away.
  private mutating func labels(_ kind: String, _ shape: Shape) -> [(String, Written)] {
    guard kind != "images" else { return [] }
    var entries: [(String, Written)] = []
    if dice.happens(40) {
      let color = colorOrToken()
      entries.append(("title", dice.pick([.null, ["color": color], ["color": .null], ["shadow": .null]])))
    }
    if dice.happens(25) {
      let tint = colorOrToken()
      entries.append(("icon", dice.pick([.null, ["tint": tint], ["tint": .null], ["gap": 3]])))
    }
    if dice.happens(10) { entries.append(("alignmentInsets", alignment(shape))) }
    return entries
  }

  private let axes = [
    ("metrics", ["compact", "defaultPrompt", "compactPrompt"]), ("appearances", ["light", "dark"]),
    ("accessibility", ["highContrast", "buttonShapes", "buttonShapes+highContrast"]),
    ("systems", ["ios-13", "android-12", "ios", "web", "android"]),
  ]

  private mutating func overlays(_ values: [String], _ name: String, _ shape: Shape, _ kind: String) -> [(
    String, Written
  )] {
    var overlays: [(String, Written)] = []
    for value in values where overlays.isEmpty || dice.happens(40) {
      var entries: [(String, Written)] = []
      if dice.happens(60) { entries.append(("art", picture("\(name)-\(value)", shape))) }
      entries += labels(kind, shape)
      if dice.happens(25) {
        entries.append(("states", ["highlighted": .map([("art", derived())] + labels(kind, shape))]))
      }
      // What others begin with has slicing for them.
      let isAlone = !["ios", "android", "highContrast", "buttonShapes"].contains(value)
      overlays.append((value, isAlone && dice.happens(10) ? "system" : .map(entries)))
    }
    return overlays
  }

  private mutating func states(_ name: String, _ shape: Shape, _ kind: String) -> [(String, Written)] {
    var states: [(String, Written)] = [("normal", ["art": picture(name, shape)])]
    for state in [
      "highlighted", "disabled", "selected", "focused", "highlighted+selected", "disabled+selected",
      "hovered",
    ]
    where dice.happens(30) {
      switch dice.number(1...5) {
      case 1:
        states.append(
          (state, .map([("art", picture("\(name)-\(states.count)", shape))] + labels(kind, shape))))
      case 2 where !state.contains("+"): states.append((state, .text(states[states.count - 1].0)))
      case 3 where kind != "images": states.append((state, .map(labels(kind, shape))))
      default: states.append((state, .map([("art", derived())] + labels(kind, shape))))
      }
    }
    return states
  }

  private mutating func derived() -> Written {
    var entries: [(String, Written)] = [("derive", "normal")]
    if dice.happens(50) { entries.append(("multiply", .text("black/\(dice.number(1...99))%"))) }
    if dice.happens(30) { entries.append(("screen", colorOrToken())) }
    if dice.happens(30) { entries.append(("opacity", .plain("0.\(dice.number(1...9))"))) }
    if dice.happens(30) { entries.append(("desaturate", .text("\(dice.number(1...100))%"))) }
    if dice.happens(20) { entries.append(("swap", ["#000000": .text(color())])) }
    return .map(entries)
  }

  /// A title with letters that fit a height in points.
  private mutating func title(in height: Int) -> Written {
    var entries: [(String, Written)] = []
    var room = height
    if dice.happens(60) { entries.append(("color", colorOrToken())) }
    if dice.happens(50) {
      entries.append(("insets", ["left": Written(dice.number(0...20)), "right": .plain("8.5")]))
    } else if dice.happens(50) {
      let (top, bottom) = (
        dice.number(0...max(0, (height - 1) / 2)), dice.number(-2...max(0, (height - 1) / 2))
      )
      entries.append(("insets", ["top": Written(top), "bottom": Written(bottom)]))
      room = height - top - max(0, bottom)
    }
    if dice.happens(40) { entries.append(("shadow", ["color": colorOrToken(), "x": 0, "y": -1])) }
    if room > 1 {
      var font: [(String, Written)] = [("weight", "bold"), ("size", Written(dice.number(1...room * 5 / 6)))]
      if dice.happens(20) {
        hasFont = true
        font.append(("family", "brand"))
      }
      entries.append(("font", .map(font)))
    }
    if dice.happens(30) {
      entries.append(("alignment", .text(dice.pick(["leading", "center", "trailing", "left", "right"]))))
      entries.append(("verticalAlignment", .text(dice.pick(["top", "center", "bottom"]))))
    }
    if dice.happens(20) {
      entries.append(("transform", .text(dice.pick(["none", "uppercase", "lowercase"]))))
    }
    if dice.happens(15) { entries.append(("lines", dice.pick([0, 1]))) }
    if dice.happens(20) { entries.append(("offset", ["x": 1, "y": .plain("-0.5")])) }
    return .map(entries)
  }

  /// An element whose art is boxes and plain colors, which say nothing of slicing.
  private mutating func boxed(_ kind: String) -> Written {
    let key = kind == "navigationBars" ? "background" : "art"
    let height = dice.number(30...60)
    var entries: [(String, Written)] = [(key, filled(isHigh: kind != "images"))]
    if kind != "images" { entries.append(("height", Written(height))) }
    if kind.hasSuffix("uttons") {
      entries.append(("maximumWidth", 200))
      if dice.happens(60) { entries.append(("title", title(in: 14))) }
      var states: [(String, Written)] = []
      for state in ["highlighted", "disabled", "selected"] where dice.happens(50) {
        states.append((state, [key: dice.happens(50) ? derived() : filled(isHigh: true)]))
      }
      if !states.isEmpty { entries.append(("states", .map(states))) }
    }
    if dice.happens(30) {
      entries.append(("appearances", ["dark": [key: filled(isHigh: kind != "images")]]))
    }
    if kind != "images", dice.happens(20) {
      entries.append(("metrics", ["compact": ["height": Written(dice.number(30...height))]]))
    }
    if dice.happens(20) { entries.append(("scales", dice.pick([[1], [2], [1, 3]]))) }
    if dice.happens(30) { entries.append(("directions", ["rtl": "mirror"])) }
    return .map(entries)
  }

  /// A plain color, or a box that is flipped now and then; one with a gradient only where the element has a height.
  private mutating func filled(isHigh: Bool) -> Written {
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
        "blur": Written(dice.number(0...3)),
      ]
      box.append((name, [shadow]))
    }
    var entries: [(String, Written)] = [("box", .map(box))]
    if dice.happens(20) { entries.append(("flip", .text(dice.pick(Flip.allCases).rawValue))) }
    return .map(entries)
  }

  private mutating func bar(_ name: String) -> Written {
    var background = [("file", Written.text(""))]
    let form = dice.pick(["points", "pixels", "tile", "auto"])
    let shape = shape(form)
    if case .map(let source) = picture(name, shape) { background = source }
    var entries: [(String, Written)] = [("background", .map(background + slicing(form, shape)))]
    if dice.happens(40) {
      entries.append(("shadowImage", picture("\(name)-line", self.shape("none", like: shape))))
    }
    if dice.happens(40) {
      let small = self.shape("none", like: shape)
      let (arrow, mask) = (picture("\(name)-arrow", small), picture("\(name)-mask", small))
      entries.append(("backIndicator", ["art": arrow, "mask": mask]))
    }
    if dice.happens(30) { entries.append(("height", Written(shape.y.length))) }
    if dice.happens(60) { entries.append(("title", title(in: 30))) }
    if dice.happens(30) { entries.append(("largeTitle", title(in: 40))) }
    if dice.happens(40) { entries.append(("tint", colorOrToken())) }
    if dice.happens(20) {
      entries.append(("metrics", ["compact": .map([("title", dice.pick([.null, ["color": .null]]))])]))
    } else if dice.happens(20) {
      entries.append(
        ("metrics", ["compactScrollEdge": ["tint": .text(color())], "scrollEdge": ["background": "system"]]))
    }
    if dice.happens(20) {
      entries.append(("systems", .map([(dice.pick(["ios", "android", "web"]), ["tint": .text(color())])])))
    }
    if dice.happens(40) { entries.append(("translucent", .plain(dice.pick(["true", "false"])))) }
    if dice.happens(30) {
      entries.append(
        ("appearances", ["dark": ["background": ["derive": "normal", "multiply": "black/40%"]]]))
    }
    if dice.happens(30) { entries.append(("directions", ["rtl": "mirror"])) }
    return .map(entries)
  }

  /// What a form of slicing says of a shape that was made for it.
  private mutating func slicing(_ form: String, _ shape: Shape) -> [(String, Written)] {
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
    case "tile": entries += [("caps", caps(1)), ("resizing", "tile")]
    default:
      return dice.pick([
        [("caps", "none")], [("resizing", "tile")], [("caps", "none"), ("resizing", "tile")],
      ])
    }
    if dice.happens(50) { entries.append(("center", .text(dice.pick(["1pt", "1px", "keep"])))) }
    return entries
  }

  private mutating func shape(_ form: String, like other: Shape? = nil) -> Shape {
    let scales = other?.scales ?? dice.pick([[.x1], [.x2], [.x1, .x2], [.x2, .x3], Scale.allCases])
    return Shape(x: axis(form), y: axis(form), scales: scales)
  }

  private mutating func axis(_ form: String) -> Shape.Axis {
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

  /// An art source whose files hold a shape, in one of the ways to name them.
  private mutating func picture(_ name: String, _ shape: Shape) -> Written {
    let color = dice.word()
    var paths: [(Scale, String)] = []
    let isReduced = shape.scales == Scale.allCases && dice.happens(20)
    let flip = dice.happens(15) ? dice.pick(Flip.allCases) : nil
    for scale in isReduced ? [.x3] : shape.scales {
      let path = "art/\(name)\(scale.suffix).png"
      paths.append((scale, path))
      let bitmap = shape.bitmap(at: scale, color: color)
      art.append((path, bitmap))
      pngs.append((path, encodePNG(flip.map(bitmap.flipped) ?? bitmap)))
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
}
