import ThemeCore

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
