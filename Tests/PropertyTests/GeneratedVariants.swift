// What elements say of states and other axes.

extension GeneratedTheme {
  static let axes = [
    ("metrics", ["compact", "defaultPrompt", "compactPrompt"]), ("appearances", ["light", "dark"]),
    ("accessibility", ["highContrast", "buttonShapes", "buttonShapes+highContrast"]),
    ("systems", ["ios-13", "android-12", "ios", "web", "android"]),
  ]

  mutating func overlays(_ values: [String], _ name: String, _ shape: Shape, _ kind: String) -> [(
    String, Written
  )] {
    var overlays: [(String, Written)] = []
    for value in values where overlays.isEmpty || dice.happens(30) {
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

  mutating func states(_ name: String, _ shape: Shape, _ kind: String) -> [(String, Written)] {
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

  /// What a variant says of its title and its icon, or takes away.
  mutating func labels(_ kind: String, _ shape: Shape) -> [(String, Written)] {
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
}

// Titles and icons, and what lies outside.

extension GeneratedTheme {
  /// A title with letters that fit a height in points.
  mutating func title(in height: Int) -> Written {
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
    if dice.happens(15) { entries.append(("lines", dice.pick([0, 1, 2]))) }
    if dice.happens(15) { entries.append(("truncation", .text(dice.pick(["none", "middle", "tail"])))) }
    if dice.happens(20) { entries.append(("offset", ["x": 1, "y": .plain("-0.5")])) }
    return .map(entries)
  }

  mutating func icon(_ name: String, _ shape: Shape) -> Written {
    let placements = ["leading", "trailing", "above", "below", "only"]
    var entries: [(String, Written)] = [
      ("art", picture(name, self.shape("none", like: shape))), ("placement", .text(dice.pick(placements))),
    ]
    if dice.happens(50) { entries.append(("gap", Written(dice.number(0...6)))) }
    if dice.happens(50) { entries.append(("tint", colorOrToken())) }
    return .map(entries)
  }

  /// What lies outside: what the pictures say, each at its scale, or numbers.
  mutating func alignment(_ shape: Shape) -> Written {
    if dice.happens(50) { return "auto" }
    var entries: [(String, Written)] = []
    for side in dice.some(of: ["top", "left", "bottom", "right"], 60) {
      entries.append((side, shape.scales == [.x2] ? .plain("1.5") : Written(dice.number(0...4))))
    }
    return .map(entries)
  }
}
