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
